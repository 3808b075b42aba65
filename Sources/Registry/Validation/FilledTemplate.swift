import Patterns

/// A template with every placeholder replaced, and the way from the result back to the template.
struct FilledTemplate {
    let text: String
    /// Ascending: where a replacement stands in the text, and the placeholder it stands for.
    let replacements: [(filled: Range<Int>, template: Range<Int>)]

    /// `value` gives the text of a placeholder; one it gives nil for stays as written.
    init(_ template: PatternTemplate, value: (String) -> String?) {
        let bytes = Array(template.text.utf8)
        var output: [UInt8] = []
        var replacements: [(filled: Range<Int>, template: Range<Int>)] = []
        var end = 0
        for placeholder in template.placeholders {
            guard let value = value(placeholder.name) else { continue }
            output += bytes[end..<placeholder.range.lowerBound]
            let start = output.count
            output += Array(value.utf8)
            replacements.append((start..<output.count, placeholder.range))
            end = placeholder.range.upperBound
        }
        output += bytes[end...]
        text = String(decoding: output, as: UTF8.self)
        self.replacements = replacements
    }

    /// The part of the template that a part of the text comes from. Inside a replacement that is its placeholder.
    func templateRange(of part: Range<Int>) -> Range<Int> {
        let start = offset(part.lowerBound, isEnd: false)
        return start..<max(start, offset(part.upperBound, isEnd: true))
    }

    private func offset(_ offset: Int, isEnd: Bool) -> Int {
        var shift = 0
        for (filled, template) in replacements {
            // An end that touches the start of a replacement lies before it; a start lies in it.
            if isEnd ? offset <= filled.lowerBound : offset < filled.lowerBound { break }
            if isEnd ? offset <= filled.upperBound : offset < filled.upperBound {
                return isEnd ? template.upperBound : template.lowerBound
            }
            shift = template.upperBound - filled.upperBound
        }
        return offset + shift
    }
}
