import Patterns
import Planning
import Registry
import YAML

/// One entry of `custom_rules`, as meant and as SwiftLint reads it back.
struct SwiftLintCustomRule: Sendable, Hashable {
    var identifier: String
    var name: String?
    var message: String?
    var regex: String
    /// Regexes searched in the absolute path.
    var included: [String] = []
    var excluded: [String] = []
    var matchKinds: [String] = []
    var excludedMatchKinds: [String] = []
    var captureGroup = 0
    var severity: String?
}

extension SwiftLintCustomRule {
    init(_ compiled: CompiledPattern, levels: TwoLevels) {
        let pattern = compiled.pattern
        self.init(
            identifier: pattern.id, name: compiled.title, message: pattern.message, regex: compiled.guarded,
            included: unique(pattern.include.map(\.regex)), excluded: unique(pattern.exclude.map(\.regex)),
            captureGroup: pattern.capture,
            severity: levels.severity(pattern.severity, mayFail: compiled.mayFail))
        switch pattern.region {
        case .any: break
        case .comments: matchKinds = SyntaxKinds.comments
        case .strings: matchKinds = SyntaxKinds.strings
        case .code: excludedMatchKinds = SyntaxKinds.comments + SyntaxKinds.strings
        }
    }

    /// Keys without a value are left out: SwiftLint takes an absent key for its default.
    var yaml: YAMLValue {
        var members: [YAMLMember] = []
        func add(_ key: String, _ text: String?) {
            if let text { members.append(YAMLMember(key, .string(text))) }
        }
        func add(_ key: String, _ texts: [String]) {
            if !texts.isEmpty { members.append(YAMLMember(key, .list(texts.map(YAMLValue.string)))) }
        }
        add("name", name)
        add("message", message)
        add("regex", regex)
        if captureGroup > 0 { members.append(YAMLMember("capture_group", .integer(captureGroup))) }
        add("included", included)
        add("excluded", excluded)
        add("match_kinds", matchKinds)
        add("excluded_match_kinds", excludedMatchKinds)
        add("severity", severity)
        return .map(members)
    }
}

extension ModulePath {
    fileprivate var regex: String { PathRegex.anchored(source: root, glob: glob) }
}

/// SwiftLint's names of what SourceKit says about a range of source, by `swiftlint` 0.59.1.
enum SyntaxKinds {
    static let comments = ["comment", "comment.mark", "comment.url", "doccomment", "doccomment.field"]
    static let strings = ["string"]
    static let all = Set(
        comments + strings + [
            "argument", "attribute.builtin", "attribute.id", "buildconfig.id", "buildconfig.keyword", "identifier",
            "keyword", "number", "objectliteral", "operator", "parameter", "placeholder", "pounddirective.keyword",
            "string_interpolation_anchor", "typeidentifier",
        ])
}
