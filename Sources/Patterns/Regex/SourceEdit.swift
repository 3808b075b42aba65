/// A replacement of a part of a text, in UTF-8 offsets.
struct SourceEdit: Hashable {
    let range: Range<Int>
    let text: String
}

extension String {
    /// Edits ascend and do not overlap.
    func applying(_ edits: [SourceEdit]) -> String {
        var output = ""
        var rest = utf8.startIndex
        for edit in edits {
            let start = utf8.index(utf8.startIndex, offsetBy: edit.range.lowerBound)
            output += self[rest..<start]
            output += edit.text
            rest = utf8.index(utf8.startIndex, offsetBy: edit.range.upperBound)
        }
        return output + self[rest...]
    }

    subscript(bytes range: Range<Int>) -> Substring {
        let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
        return self[start..<utf8.index(start, offsetBy: range.count)]
    }
}
