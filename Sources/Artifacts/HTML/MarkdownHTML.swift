extension Markdown {
    /// The document as parts of an HTML page. `level` is added to each heading's; `link` says where a link leads here.
    func html(level: Int, link: (String) -> String) -> [HTML] {
        blocks.compactMap { $0.html(level: level, link: link) }
    }
}

extension Markdown.Block {
    /// Nil for what is not shown.
    fileprivate func html(level: Int, link: (String) -> String) -> HTML? {
        switch self {
        case .heading(let own, let inline): .element("h\(min(own + level, 6))", inline.html(link))
        case .paragraph(let inline): .element("p", inline.html(link))
        case .bullets(let items): .element("ul", items.map { .element("li", $0.html(link)) })
        case .table(let header, let rows):
            .element(
                "table",
                .element("thead", .element("tr", header.map { .element("th", .text($0)) })),
                .element("tbody", rows.map { row in .element("tr", row.map { .element("td", $0.html(link)) }) }))
        case .code(let code, _): .element("pre", .element("code", .text(code)))
        case .comment: nil
        }
    }
}

extension Markdown.Inline {
    fileprivate func html(_ link: (String) -> String) -> [HTML] {
        pieces.map { piece in
            switch piece {
            case .text(let text): .text(text)
            case .code(let code): .element("code", .text(code))
            case .link(let label, let destination): .element("a", [("href", link(destination))], label.html(link))
            case .strong(let inline): .element("strong", inline.html(link))
            case .lineBreak: .element("br")
            }
        }
    }
}
