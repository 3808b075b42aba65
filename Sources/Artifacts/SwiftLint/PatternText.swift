/// The few facts about the text of a valid ICU pattern that guarding it takes: where its groups open, and which of its
/// repetitions have no limit.
struct PatternText {
    private let scalars: [Unicode.Scalar]
    private var captureOpenings: [Int] = []
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

    /// The text with `insertion` as the first thing in a capture group; nil where there is no such group.
    func inserting(_ insertion: String, inGroup group: Int) -> String? {
        guard captureOpenings.indices.contains(group - 1) else { return nil }
        var output = String.UnicodeScalarView(scalars)
        output.insert(
            contentsOf: insertion.unicodeScalars,
            at: output.index(output.startIndex, offsetBy: captureOpenings[group - 1]))
        return String(output)
    }

    private func endOfEscape(at index: Int) -> Int {
        guard index + 1 < scalars.count else { return index + 1 }
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

    /// Records a capture group; its opening ends behind `(` or `(?<name>`.
    private mutating func openGroup(at index: Int) -> Int {
        let next = scalars[(index + 1)...].prefix(3).map(String.init).joined()
        if next.hasPrefix("?#") { return (scalars[index...].firstIndex(of: ")") ?? scalars.count - 1) + 1 }
        guard next.hasPrefix("?") else {
            captureOpenings.append(index + 1)
            return index + 1
        }
        if next.hasPrefix("?<"), next != "?<=", next != "?<!" {
            let end = (scalars[index...].firstIndex(of: ">") ?? index + 2) + 1
            captureOpenings.append(end)
            return end
        }
        return index + 2
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
