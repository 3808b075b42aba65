package struct PatternError: Error, Sendable, Hashable {
    package let message: String; package let help: String?; package let range: Range<Int>
}
package struct Glob: Sendable, Hashable {
    package let text: String
    package init(_ text: String) throws(PatternError) { self.text = text }
    package func matches(_ path: String) -> Bool { false }
    package func regex() -> String { "" }
    package var literalPrefix: String { "" }
}
package enum PathRegex { package static func anchored(source: String, glob: Glob) -> String { "" } }
package enum RegexFlag: String, Sendable, CaseIterable { case ignoreCase = "i", comments = "x" }
package struct RegexSyntax: Sendable {
    package let source: String
    package init(_ source: String, flags: Set<RegexFlag>) throws(PatternError) { self.source = source }
    package var captureCount: Int { 0 }
    package var lineWise: String { source }
    package var fileWise: String { source }
    package var matchesEmpty: Bool { false }
}
package struct CompiledRegex: Sendable {
    package init(_ pattern: String) throws(PatternError) {}
    package func firstMatch(in text: String) -> Range<String.Index>? { nil }
}
package enum RegexEscape {
    package static func literal(_ text: String) -> String { text }
    package static func alternation(_ words: [String]) -> String { "(?:" + words.joined(separator: "|") + ")" }
}
package struct PatternTemplate: Sendable {
    package struct Placeholder: Sendable { package let name: String; package let range: Range<Int> }
    package init(_ text: String) {}
    package var placeholders: [Placeholder] { [] }
    package var errors: [PatternError] { [] }
    package func filled(_ value: (String) -> String?) -> String? { nil }
}
