/// The few facts about the text of a valid ICU pattern that guarding it takes: where its groups stand and are referred to,
/// and which of its repetitions have no limit.
struct PatternText {
    private let scalars: [Unicode.Scalar]
    /// What the capture groups hold, by their numbers less one.
    private var groups: [Range<Int>] = []
    /// The groups that are open, of which some capture nothing.
    private var open: [Int?] = []
    private var references: [(range: Range<Int>, number: Int)] = []
    private var repetitions: [Repetition] = []

    private struct Repetition {
        let range: Range<Int>
        let lower: Int
    }

    /// `commentsMode` is the flag `x`: from `#` to the end of the line nothing counts.
    init(_ text: String, commentsMode: Bool) {
        scalars = Array(text.unicodeScalars)
        var index = 0
        while index < scalars.count {
            switch scalars[index] {
            case "\\": index = endOfEscape(at: index)
            case "[": index = endOfSet(at: index)
            case "#" where commentsMode:
                index = scalars[index...].firstIndex { $0.properties.isWhitespace && $0 != " " } ?? scalars.count
            case "(": index = openGroup(at: index)
            case ")": index = closeGroup(at: index)
            case "?": index = skipStyle(index + 1)
            case "*", "+": index = endOfRepetition(index..<index + 1, lower: scalars[index] == "*" ? 0 : 1)
            case "{": index = openCount(at: index)
            default: index += 1
            }
        }
    }

    /// The text with every unlimited repetition limited to `limit` rounds more than it needs.
    func bounded(_ limit: Int) -> String {
        var output = String.UnicodeScalarView()
        var position = 0
        for repetition in repetitions {
            output += scalars[position..<repetition.range.lowerBound]
            output += "{\(repetition.lower),\(repetition.lower + limit)}".unicodeScalars
            position = repetition.range.upperBound
        }
        output += scalars[position...]
        return String(output)
    }

    /// The text, whose match is taken only if `condition` holds where a capture group begins; nil where there is no such
    /// group.
    ///
    /// A condition in the group alone would send the engine looking for another way through the text, in which the group
    /// is elsewhere. So an empty group inside it tells whether the condition held, and is asked for when the match has been
    /// found. The condition is not tested where the group would not match: it may be expensive.
    func requiring(_ condition: String, inGroup group: Int) -> String? {
        guard groups.indices.contains(group - 1) else { return nil }
        let content = groups[group - 1]
        let flag = group + 1
        let isPlain =
            !groups.contains { $0.lowerBound > content.lowerBound && $0.upperBound < content.upperBound }
            && !references.contains { content.contains($0.range.lowerBound) && $0.number >= group }
        let lookAhead = isPlain ? "(?=\(text(content)))" : ""
        // Groups behind the empty one move up, and what refers to them with it.
        func moved(_ range: Range<Int>) -> String {
            var (output, position) = ("", range.lowerBound)
            for (place, number) in references where range.contains(place.lowerBound) {
                output += text(position..<place.lowerBound) + "(?:\\\(number < flag ? number : number + 1))"
                position = place.upperBound
            }
            return output + text(position..<range.upperBound)
        }
        return "(?>" + moved(0..<content.lowerBound) + "(?:\(lookAhead)\(condition)()|)(?:" + moved(content) + ")"
            + moved(content.upperBound..<scalars.count) + ")\\\(flag)"
    }

    private func text(_ range: Range<Int>) -> String { String(String.UnicodeScalarView(scalars[range])) }

    private mutating func endOfEscape(at index: Int) -> Int {
        guard index + 1 < scalars.count else { return index + 1 }
        if "1"..."9" ~= scalars[index + 1] {
            // ICU takes digits while the number is below that of the groups opened so far.
            var (number, end) = (Int(scalars[index + 1].value) - 0x30, index + 2)
            while number < groups.count, end < scalars.count, "0"..."9" ~= scalars[end] {
                number = number * 10 + Int(scalars[end].value) - 0x30
                end += 1
            }
            references.append((index..<end, number))
            return end
        }
        if index + 2 < scalars.count, scalars[index + 2] == "{", "xpPN".unicodeScalars.contains(scalars[index + 1]) {
            return (scalars[index...].firstIndex(of: "}") ?? index + 1) + 1
        }
        guard scalars[index + 1] == "Q" else { return index + 2 }
        var end = index + 2
        while end < scalars.count, !(scalars[end] == "E" && scalars[end - 1] == "\\" && end > index + 2) { end += 1 }
        return end + 1
    }

    private func endOfSet(at index: Int) -> Int {
        var depth = 0
        var end = index
        while end < scalars.count {
            switch scalars[end] {
            case "\\": end += 1
            case "[": depth += 1
            case "]":
                depth -= 1
                if depth == 0 { return end + 1 }
            default: break
            }
            end += 1
        }
        return end
    }

    /// Records a group; what a capture group holds begins behind `(` or `(?<name>`.
    private mutating func openGroup(at index: Int) -> Int {
        let next = scalars[(index + 1)...].prefix(3).map(String.init).joined()
        if next.hasPrefix("?#") { return (scalars[index...].firstIndex(of: ")") ?? scalars.count - 1) + 1 }
        guard next.hasPrefix("?") else { return openCapture(index + 1) }
        if next.hasPrefix("?<"), next != "?<=", next != "?<!" {
            return openCapture((scalars[index...].firstIndex(of: ">") ?? index + 2) + 1)
        }
        open.append(nil)
        return index + 2
    }

    private mutating func openCapture(_ start: Int) -> Int {
        open.append(groups.count)
        groups.append(start..<start)
        return start
    }

    private mutating func closeGroup(at index: Int) -> Int {
        if let group = open.popLast() ?? nil { groups[group] = groups[group].lowerBound..<index }
        return index + 1
    }

    /// Records `{n,}`; another count has a limit, and other braces are no count.
    private mutating func openCount(at index: Int) -> Int {
        guard let end = scalars[index...].firstIndex(of: "}") else { return index + 1 }
        let inner = String(String.UnicodeScalarView(scalars[(index + 1)..<end]))
        guard inner.hasSuffix(","), let lower = Int(inner.dropLast()) else { return skipStyle(end + 1) }
        return endOfRepetition(index..<end + 1, lower: lower)
    }

    private mutating func endOfRepetition(_ range: Range<Int>, lower: Int) -> Int {
        repetitions.append(Repetition(range: range, lower: lower))
        return skipStyle(range.upperBound)
    }

    /// Behind the `?` or `+` that makes a repetition lazy or possessive.
    private func skipStyle(_ index: Int) -> Int {
        index < scalars.count && (scalars[index] == "?" || scalars[index] == "+") ? index + 1 : index
    }
}
