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

    private static let firstBytes = Set("-+.~<=0123456789nNyYtToOfF".utf8)

    init(_ scalar: YAMLScalar) {
        let text = scalar.text
        // No implicit type begins with another character, or is longer than a date with a time.
        let mayBeTyped = text.utf8.count < 64 && text.utf8.first.map(Self.firstBytes.contains) ?? true
        guard scalar.style == .plain, mayBeTyped, Self.implicit.contains(where: { $0.firstMatch(in: text) != nil })
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
