package import Diagnostics
package import Planning
package import Registry

/// A place where a rule does not hold, and what excuses it.
package struct Finding: Sendable {
    package let rule: String
    /// The identifier under which tools know the pattern or predicate that found it, e.g. `READ-08_print`.
    package let pattern: String
    /// The predicate that found it, e.g. `import_contract`; nil for a pattern.
    package var predicate: String?
    /// A level of the registry.
    package let severity: String
    package let confidence: RulePattern.Confidence
    package let mode: RulePlan.Mode
    /// What is wrong here and what to do.
    package let message: String
    /// A file or a folder, relative to the repository.
    package let path: String
    /// Nil where the whole file, or a folder, is what is wrong.
    package let range: SourceRange?
    package internal(set) var excuse: Excuse?
    /// The day on which a waiver that covered the place ran out, where nothing else excuses it.
    package internal(set) var lapsed: CalendarDate?
    /// The same for the same mistake after lines above it have moved: made of the rule, the path and the text of the line,
    /// and for a line that stands several times in the file of its turn among them.
    package internal(set) var fingerprint = ""

    package enum Excuse: Sendable, Hashable {
        /// A comment in the source, with its reason.
        case marker(reason: String)
        /// The overlay's waiver.
        case waiver(reason: String, expires: CalendarDate?)

        package var name: String {
            switch self {
            case .marker: "marker"
            case .waiver: "waiver"
            }
        }

        package var reason: String {
            switch self {
            case .marker(let reason), .waiver(let reason, _): reason
            }
        }
    }

    /// What a finding does to a run. Only what counts can fail it, and each kind is counted apart.
    package enum Standing: Sendable {
        case counted
        /// Of a rule that the overlay is still rolling out.
        case reportedOnly
        /// Of a pattern that only points at places: a reader decides.
        case candidate
        case excused
    }

    package var standing: Standing {
        if excuse != nil { return .excused }
        if confidence == .candidate { return .candidate }
        return mode == .reportOnly ? .reportedOnly : .counted
    }
}

extension [Finding] {
    /// In their one order, each with its fingerprint.
    func finished() -> [Finding] {
        var turns: [String: Int] = [:]
        var last: (path: String, line: Int, text: String)?
        return sorted(by: Finding.precedes).map { finding in
            var finding = finding
            var line = ""
            if let range = finding.range {
                let number = range.file.lineIndex(at: range.bytes.lowerBound)
                if let last, last.line == number, last.path == finding.path {
                    line = last.text
                } else {
                    line = Self.identity(ofLine: range.file.text(range.file.lineRange(number)))
                    last = (finding.path, number, line)
                }
            }
            let text = [finding.pattern, finding.path, line].joined(separator: "\0")
            let turn = turns[text, default: 0]
            turns[text] = turn + 1
            finding.fingerprint = String(SHA256.hexDigest("\(text)\0\(turn)".utf8).prefix(32))
            return finding
        }
    }
}

extension [Finding] {
    /// The words of a line. A very long one may hold many findings, for which its digest stands.
    private static func identity(ofLine text: String) -> String {
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return words.utf8.count > 4_096 ? SHA256.hexDigest(words.utf8) : words
    }
}

extension Finding {
    fileprivate static func precedes(_ left: Finding, _ right: Finding) -> Bool {
        if left.path != right.path { return left.path.utf8.lexicographicallyPrecedes(right.path.utf8) }
        let (first, second) = (left.range?.bytes, right.range?.bytes)
        if first?.lowerBound != second?.lowerBound { return (first?.lowerBound ?? -1) < (second?.lowerBound ?? -1) }
        if first?.upperBound != second?.upperBound { return (first?.upperBound ?? -1) < (second?.upperBound ?? -1) }
        if left.pattern != right.pattern { return left.pattern < right.pattern }
        return left.message < right.message
    }
}
