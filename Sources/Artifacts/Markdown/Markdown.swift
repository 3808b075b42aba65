/// A Markdown document (GitHub Flavored Markdown 0.29), built as values and printed here only, so that no text of a rule
/// can turn into markup.
struct Markdown {
    enum Block {
        case heading(Int, Inline)
        /// Blank lines and line breaks of the text part paragraphs: a folded YAML scalar keeps one break between them.
        case paragraph(Inline)
        case bullets([Inline])
        case table([String], [[Inline]])
        case code(String, language: String)
        /// Not shown. The text holds no `--`.
        case comment(String)
    }

    private(set) var blocks: [Block] = []

    /// At the head of every page that is made of the registry.
    static let notice = "Written by rulec; do not edit. Change the registry, then run `rulec build`."

    mutating func add(_ block: Block) { blocks.append(block) }
    mutating func add(_ more: [Block]) { blocks += more }

    /// A heading and what belongs under it; nothing at all where that is empty.
    mutating func section(_ title: String, level: Int = 2, _ content: [Block]) {
        guard !content.isEmpty else { return }
        add(.heading(level, .text(title)))
        blocks += content
    }

    /// With one blank line between blocks and a line break at the end.
    var text: String { blocks.map(\.text).joined(separator: "\n\n") + "\n" }
}

extension Markdown.Block {
    fileprivate var text: String {
        switch self {
        case .heading(let level, let inline):
            return String(repeating: "#", count: level) + " " + inline.markup(in: .line)
        case .paragraph(let inline):
            let lines = inline.markup(in: .flow).utf8.split(separator: UInt8(ascii: "\n")).map(Substring.init)
            return lines.map { Markdown.Inline.guardingStart($0.drop { $0 == " " }) }.joined(separator: "\n\n")
        case .bullets(let items):
            return items.map { "- " + Markdown.Inline.guardingStart($0.markup(in: .line)[...]) }.joined(separator: "\n")
        case .table(let header, let rows):
            let cells = rows.map { $0.map { $0.markup(in: .cell) } }
            return ([header.map { Markdown.Inline.text($0).markup(in: .cell) }, header.map { _ in "---" }] + cells)
                .map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
        case .code(let code, let language):
            let fence = String(repeating: "`", count: max(3, code.longestRunOfBackticks + 1))
            let body = code.hasSuffix("\n") ? String(code.dropLast()) : code
            return "\(fence)\(language)\n\(body)\n\(fence)"
        case .comment(let text): return "<!-- \(text) -->"
        }
    }
}

extension String {
    var longestRunOfBackticks: Int {
        var longest = 0
        var run = 0
        for byte in utf8 {
            run = byte == 0x60 ? run + 1 : 0
            longest = max(longest, run)
        }
        return longest
    }
}
