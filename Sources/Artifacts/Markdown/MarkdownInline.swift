import Diagnostics

extension Markdown {
    /// Text within a block.
    struct Inline: Sendable, Hashable {
        enum Context { case flow, line, cell }

        indirect enum Piece: Sendable, Hashable {
            case text(String)
            case code(String)
            case link(Inline, String)
            case strong(Inline)
            case lineBreak
        }

        let pieces: [Piece]

        /// Line breaks at the end, which YAML's folding leaves, are dropped.
        static func text(_ text: String) -> Self { Self(pieces: [.text(text.trimmingLineBreaks)]) }
        static func code(_ text: String) -> Self { Self(pieces: [.code(text)]) }
        static func strong(_ inline: Inline) -> Self { Self(pieces: [.strong(inline)]) }
        /// `destination` is a path of ours: without spaces and parentheses.
        static func link(_ label: Inline, to destination: String) -> Self {
            Self(pieces: [.link(label, destination)])
        }
        static let empty = Self(pieces: [])
        static let lineBreak = Self(pieces: [.lineBreak])

        /// Text of an author, in which a pair of backticks marks code; nothing else of it is markup.
        static func prose(_ text: String) -> Self {
            guard text.utf8.contains(UInt8(ascii: "`")) else { return .text(text) }
            let parts = text.trimmingLineBreaks.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
            guard parts.count % 2 == 1,
                !parts.enumerated().contains(where: { $0.offset % 2 == 1 && $0.element.isEmpty })
            else { return .text(text) }
            return Self(pieces: parts.enumerated().map { $0.offset % 2 == 0 ? .text($0.element) : .code($0.element) })
        }

        static func + (left: Self, right: Self) -> Self { Self(pieces: left.pieces + right.pieces) }

        static func joined(_ parts: [Self], separator: Self = .text(", ")) -> Self {
            Self(pieces: Array(parts.map(\.pieces).joined(separator: separator.pieces)))
        }

        /// In a line or cell a line break of the text becomes a space or `<br>`.
        func markup(in context: Context) -> String {
            pieces.map { piece in
                switch piece {
                case .text(let text): Self.escaped(text, in: context)
                case .code(let code): Self.span(code, in: context)
                case .link(let label, let destination): "[\(label.markup(in: context))](\(destination))"
                case .lineBreak: Self.escaped("\n", in: context)
                case .strong(let inline): "**\(inline.markup(in: context))**"
                }
            }.joined()
        }

        /// A line of a block must not begin a list, heading, quote or rule of its own.
        static func guardingStart(_ line: Substring) -> String {
            let digits = line.prefix { $0.isASCII && $0.isNumber }
            if let mark = line.dropFirst(digits.count).first, !digits.isEmpty, mark == "." || mark == ")" {
                return digits + "\\" + line.dropFirst(digits.count)
            }
            guard let first = line.first, "#+-=".contains(first) else { return String(line) }
            return "\\" + line
        }

        private static func escaped(_ text: String, in context: Context) -> String {
            var output: [UInt8] = []
            var last: UInt8 = 0
            for byte in text.utf8 {
                switch byte {
                case UInt8(ascii: "\n") where last == UInt8(ascii: "\r"): break
                case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                    output += (context == .flow ? "\n" : context == .line ? " " : "<br>").utf8
                case UInt8(ascii: "\t"): output.append(UInt8(ascii: " "))
                default:
                    if isMarkup(byte) { output.append(UInt8(ascii: "\\")) }
                    output.append(byte)
                }
                last = byte
            }
            return String(decoding: output, as: UTF8.self)
        }

        private static func isMarkup(_ byte: UInt8) -> Bool {
            switch Unicode.Scalar(byte) {
            case "\\", "`", "*", "_", "[", "]", "<", ">", "|", "~", "&": true
            default: false
            }
        }

        private static func span(_ code: String, in context: Context) -> String {
            var code = code
            if !code.utf8.allSatisfy({ 0x20 <= $0 && $0 <= 0x7E }) {
                code = String(code.map { $0.isNewline ? " " : $0 })
            }
            if context == .cell {
                code = code.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
            }
            guard !code.isEmpty else { return "" }
            let fence = String(repeating: "`", count: code.longestRunOfBackticks + 1)
            let isPadded = code.hasPrefix("`") || code.hasSuffix("`") || (code.hasPrefix(" ") && code.hasSuffix(" "))
            return isPadded ? "\(fence) \(code) \(fence)" : "\(fence)\(code)\(fence)"
        }
    }
}
