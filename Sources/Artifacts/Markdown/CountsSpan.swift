package import Planning

/// The part of a README that rulec keeps: between two lines of their own, the counts of every module's plan. A README
/// without the first line is nobody's business but its authors'.
package enum CountsSpan {
    package static let start = "<!-- rulec:counts -->"
    package static let end = "<!-- /rulec:counts -->"

    package enum Result: Equatable {
        case absent
        case filled(String)
        /// The UTF-8 range of the start, which no end follows.
        case open(Range<Int>)
    }

    /// The text with the counts of these plans, all else of it as it is.
    package static func fill(_ text: String, with plans: [ModulePlan]) -> Result {
        // As bytes, where a carriage return and a line feed are two.
        let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Substring.init)
        guard let first = lines.firstIndex(where: { $0.isLine(start) }) else { return .absent }
        guard let last = lines[first...].firstIndex(where: { $0.isLine(end) }) else {
            let offset = text.utf8.distance(from: text.startIndex, to: lines[first].startIndex)
            return .open(offset..<offset + start.utf8.count)
        }
        var page = Markdown()
        page.add(OutcomeTable.block(plans, link: { _ in nil }))
        let ending = lines[first].dropFirst(start.count)
        let table = ([""] + page.text.split(separator: "\n") + [""]).map { $0 + ending }
        return .filled((lines[...first] + table + lines[last...]).joined(separator: "\n"))
    }
}

extension Substring {
    /// Whether it is a text alone, but for what a line of Windows ends with.
    fileprivate func isLine(_ text: String) -> Bool { hasPrefix(text) && ["", "\r"].contains(dropFirst(text.count)) }
}
