import Patterns
import YAML

/// What a YAML 1.1 reader (Yams, which SwiftLint uses) makes of a scalar. Only the types a config may hold are told apart;
/// everything else that is not text is `other`.
enum YAML11: Sendable, Hashable {
    case string(String)
    case integer(Int)
    case bool(Bool)
    case other

    /// The implicit types of yaml.org/type that Yams knows, but text.
    private static let implicit: [CompiledRegex] = [
        #"~|null|Null|NULL|"#,
        #"yes|Yes|YES|no|No|NO|true|True|TRUE|false|False|FALSE|on|On|ON|off|Off|OFF"#,
        #"[-+]?0b[01_]+|[-+]?0o?[0-7_]+|[-+]?(?:0|[1-9][0-9_]*)|[-+]?0x[0-9a-fA-F_]+|[-+]?[1-9][0-9_]*(?::[0-5]?[0-9])+"#,
        #"[-+]?(?:[0-9][0-9_]*)(?:\.[0-9_]*)?(?:[eE][-+]?[0-9]+)?|\.[0-9_]+(?:[eE][-+][0-9]+)?|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN)"#,
        #"[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*"#,
        #"\d{4}-\d\d-\d\d|\d{4}-\d\d?-\d\d?(?:[Tt]|[ \t]+)\d\d?:\d\d:\d\d(?:\.\d*)?(?:[ \t]*(?:Z|[-+]\d\d?(?::\d\d)?))?"#,
        #"<<|="#,
    ].compactMap { try? CompiledRegex("\\A(?:\($0))\\z") }

    /// By length and the first character, before seven regexes are tried on every word of a config.
    private static func canBeImplicit(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first else { return true }
        return switch first {
        // Null and the truth values are words of at most five letters.
        case "n", "N", "y", "Y", "t", "T", "f", "F", "o", "O": text.utf8.count <= 5
        case "a"..."z", "A"..."Z", "*", "\"", "'", "_": false
        default: true
        }
    }

    init(_ scalar: YAMLScalar) {
        let text = scalar.text
        guard scalar.style == .plain, Self.canBeImplicit(text),
            Self.implicit.contains(where: { $0.firstMatch(in: text) != nil })
        else {
            self = .string(text)
            return
        }
        switch text {
        case "true": self = .bool(true)
        case "false": self = .bool(false)
        default: self = Int(text).map(Self.integer) ?? .other
        }
    }
}
