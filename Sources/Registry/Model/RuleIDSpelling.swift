import Diagnostics

/// What a text that is no rule's ID was meant to be.
///
/// The IDs of a family differ in digits alone, so that the closest by letters is a guess that may well be wrong: another
/// number is never suggested unless its digits have changed places.
package enum RuleIDSpelling {
    package static func closest(to name: String, among ids: [String]) -> String? {
        let isOfID = { (character: Character) in character.isLetter || character.isNumber || character == "-" }
        // Of a pattern (`READ-08_print`), of a module's pattern (`READ-08.Booking`), or a key (`READ-08/patterns/0`).
        let rule = String(name.prefix(while: isOfID))
        if rule != name, ids.contains(rule) { return rule }
        guard let written = Parts(name) ?? Parts(rule) else { return nil }
        let known = ids.compactMap { id in Parts(id).map { (id: id, parts: $0) } }
        let family =
            known.contains { $0.parts.family == written.family }
            ? written.family : Spelling.closest(to: written.family, among: unique(known.map(\.parts.family)))
        let members = known.filter { $0.parts.family == family }
        let same = members.filter { $0.parts.number == written.number }
        let found =
            same.first { $0.parts.letter == written.letter } ?? same.first
            ?? members.first { $0.parts.digits == written.digits }
        return found?.id
    }

    /// Which rules the family of an ID has; nil for one of a family there is not.
    package static func help(for name: String, among ids: [String]) -> String? {
        guard let family = Parts(name)?.family else { return nil }
        let members = ids.filter { Parts($0)?.family == family }
        guard let first = members.first, let last = members.last else { return nil }
        let prefix = first.prefix { $0 != "-" }
        return members.count <= 3
            ? "\(prefix) has \(members.joined(separator: ", "))"
            : "\(prefix) has \(members.count) rules, \(first) to \(last)"
    }

    /// An ID without regard to case, to what stands before the number, and to zeros in front of it.
    private struct Parts {
        let family: String
        let number: Int
        let letter: String
        /// Those of the number in ascending order, without zeros in front.
        let digits: [Character]

        init?(_ text: String) {
            let folded = text.lowercased()
            let end = folded.last.map { $0.isLetter } == true && folded.dropLast().last?.isNumber == true ? 1 : 0
            letter = String(folded.suffix(end))
            let rest = folded.dropLast(end)
            let written = rest.reversed().prefix { $0.isNumber }
            guard let number = Int(String(written.reversed())) else { return nil }
            self.number = number
            digits = String(number).sorted()
            family = rest.dropLast(written.count).filter { $0.isLetter || $0.isNumber }
            guard !family.isEmpty else { return nil }
        }
    }
}
