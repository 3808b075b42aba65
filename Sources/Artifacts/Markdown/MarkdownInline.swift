extension Markdown {
    /// Text within a block.
    struct Inline: Sendable, Hashable {
        enum Context { case flow, line, cell }

        private indirect enum Piece: Sendable, Hashable {
            case text(String)
            case code(String)
            case link(Inline, String)
            case strong(Inline)
        }

        private var pieces: [Piece]

        static func text(_ text: String) -> Self { Self(pieces: [.text(text)]) }
        static func code(_ text: String) -> Self { Self(pieces: [.code(text)]) }
        static func strong(_ inline: Inline) -> Self { Self(pieces: [.strong(inline)]) }
        /// `destination` is a path of ours: without spaces and parentheses.
        static func link(_ label: Inline, to destination: String) -> Self {
            Self(pieces: [.link(label, destination)])
        }
        static let empty = Self(pieces: [])

        static func + (left: Self, right: Self) -> Self { Self(pieces: left.pieces + right.pieces) }

        static func joined(_ parts: [Self], separator: String = ", ") -> Self {
            parts.enumerated().reduce(.empty) { $0 + ($1.offset == 0 ? .empty : .text(separator)) + $1.element }
        }

        /// In a line or cell a line break of the text becomes a space or `<br>`.
        func markup(in context: Context) -> String {
            pieces.map { piece in
                switch piece {
                case .text(let text): Self.escaped(text, in: context)
                case .code(let code): Self.span(code, in: context)
                case .link(let label, let destination): "[\(label.markup(in: context))](\(destination))"
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
            var output = ""
            // YAML's folding leaves a break at the end of most texts.
            for character in text.trimmingLineBreaks {
                switch character {
                case "\\", "`", "*", "_", "[", "]", "<", ">", "|", "~", "&": output += "\\\(character)"
                case "\n", "\r\n", "\r": output += context == .flow ? "\n" : context == .line ? " " : "<br>"
                case "\t": output += " "
                default: output.append(character)
                }
            }
            return output
        }

        private static func span(_ code: String, in context: Context) -> String {
            var code = String(code.map { $0.isNewline ? " " : $0 })
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

extension String {
    /// Without line breaks at its end; those between paragraphs stay.
    fileprivate var trimmingLineBreaks: Substring {
        var text = self[...]
        while let last = text.last, last.isNewline { text = text.dropLast() }
        return text
    }
}
