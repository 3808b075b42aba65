import Patterns

/// The modules a Swift file imports, in lower case: frameworks are compared without case.
///
/// `@_exported import X`, `@testable import X`, `public import X` and `import struct X.Y` all import X, and so does an
/// import under `#if`.
enum Imports {
    private static let modifiers: Set<String> = ["public", "package", "internal", "fileprivate", "private"]
    private static let kinds: Set<String> = [
        "struct", "class", "enum", "protocol", "typealias", "func", "let", "var", "actor",
    ]

    static func modules(of text: SourceText) -> Set<String> {
        guard let word = try? CompiledRegex("import") else { return [] }
        let lines = text.matches(of: word).compactMap { $0.groups[0].map { text.file.lineIndex(at: $0.lowerBound) } }
        return lines.isEmpty ? [] : modules(of: text, onLines: lines, SwiftRegions(text.bytes))
    }

    /// - Parameter lines: those that hold the word `import`.
    static func modules(of text: SourceText, onLines lines: [Int], _ regions: SwiftRegions) -> Set<String> {
        var modules: Set<String> = []
        for line in lines {
            let range = text.line(line)
            for statement in text.bytes[range].split(separator: UInt8(ascii: ";")) {
                if let module = module(of: statement), regions.kind(at: module.place) == .code {
                    modules.insert(module.name.lowercased())
                }
            }
        }
        return modules
    }

    private static func module(of statement: ArraySlice<UInt8>) -> (name: String, place: Int)? {
        var words = statement.split { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }[...]
        while let word = words.first.map({ String(decoding: $0, as: UTF8.self) }),
            word.hasPrefix("@") || modifiers.contains(word)
        {
            // `@_spi(Testing)`, with or without a space before its parentheses or in them.
            var open = 0
            repeat {
                guard let part = words.popFirst() else { return nil }
                open += part.count { $0 == UInt8(ascii: "(") } - part.count { $0 == UInt8(ascii: ")") }
            } while open > 0
        }
        guard let keyword = words.popFirst(), keyword.elementsEqual("import".utf8) else { return nil }
        if let kind = words.first, kinds.contains(String(decoding: kind, as: UTF8.self)), words.count > 1 {
            words.removeFirst()
        }
        guard let path = words.first else { return nil }
        let name = path.prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "/") }
        return (String(decoding: name, as: UTF8.self).replacing("`", with: ""), keyword.startIndex)
    }
}
