/// Finds the known name that a misspelled one most likely meant.
package enum Spelling {
    /// The closest of `candidates` to `name`, or nil when none is close: at most a third of the letters may differ
    /// (one in a short name), a difference in case alone always counts as close. Ties go to the first in order.
    package static func closest(to name: String, among candidates: some Sequence<String>) -> String? {
        let candidates = candidates.filter { canBeClose($0, to: name) }
        guard !candidates.isEmpty else { return nil }
        let folded = Array(name.lowercased().unicodeScalars)
        let limit = max(1, folded.count / 3)
        var best: (name: String, distance: Int)?
        for candidate in candidates where candidate != name {
            let other = Array(candidate.lowercased().unicodeScalars)
            guard abs(other.count - folded.count) <= limit else { continue }
            let distance = distance(folded, other)
            guard distance <= limit, distance < (best?.distance ?? .max) else { continue }
            best = (candidate, distance)
        }
        return best?.name
    }

    /// The names that share most with one that is close to none: those with a part between dots in common first, then by
    /// the letters that differ.
    package static func nearest(to name: String, among candidates: [String], count: Int) -> [String] {
        let scalars = Array(name.lowercased().unicodeScalars)
        let parts = Set(name.lowercased().split(separator: "."))
        let ranked = candidates.enumerated().map { position, candidate in
            let other = candidate.lowercased()
            return (
                isApart: parts.isDisjoint(with: other.split(separator: ".")),
                distance: distance(scalars, Array(other.unicodeScalars)), position: position
            )
        }
        let order = ranked.sorted {
            ($0.isApart ? 1 : 0, $0.distance, $0.position) < ($1.isApart ? 1 : 0, $1.distance, $1.position)
        }
        return order.prefix(count).map { candidates[$0.position] }
    }

    /// By length, before anything is folded. Other than in ASCII the case may change the length.
    private static func canBeClose(_ candidate: String, to name: String) -> Bool {
        let length = name.utf8.count
        return abs(candidate.utf8.count - length) <= max(1, length / 3)
            || !candidate.utf8.allSatisfy { $0 < 0x80 } || !name.utf8.allSatisfy { $0 < 0x80 }
    }

    /// Optimal string alignment distance: insertions, deletions, substitutions and swaps of neighbours cost one each.
    private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
        guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
        var beforePrevious: [Int] = []
        var previous = Array(0...right.count)
        for row in 1...left.count {
            var current = [row]
            for column in 1...right.count {
                let cost = left[row - 1] == right[column - 1] ? 0 : 1
                var value = min(previous[column] + 1, current[column - 1] + 1, previous[column - 1] + cost)
                if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
                    value = min(value, beforePrevious[column - 2] + 1)
                }
                current.append(value)
            }
            beforePrevious = previous
            previous = current
        }
        return previous[right.count]
    }
}
