/// Two texts as a unified diff with three lines of context (the format of POSIX `diff -u`).
enum UnifiedDiff {
    private static let context = 3

    /// Nil on either side for a file that is not there. Lines end without a line break in the result's elements.
    static func lines(from old: String?, to new: String?, path: String) -> [String] {
        let (before, after) = (split(old), split(new))
        var lines = ["--- \(old == nil ? "/dev/null" : "a/\(path)")", "+++ \(new == nil ? "/dev/null" : "b/\(path)")"]
        let steps = steps(from: before, to: after)
        var index = 0
        while let first = steps[index...].firstIndex(where: { $0.kind != .same }) {
            // A hunk goes on while the next change is near enough for the two contexts to touch.
            var last = first
            while let next = steps[(last + 1)...].firstIndex(where: { $0.kind != .same }), next - last <= 2 * context {
                last = next
            }
            let start = max(index, first - context)
            let end = min(steps.count, last + 1 + context)
            lines += hunk(steps[start..<end], before: before, after: after)
            index = end
        }
        return lines
    }

    private struct Step {
        enum Kind { case same, removed, added }
        let kind: Kind
        /// Line indices from 0; for an insertion the place in the old text, for a removal that in the new one.
        let old: Int
        let new: Int
    }

    private static func split(_ text: String?) -> [Substring] {
        guard let text, !text.isEmpty else { return [] }
        // By bytes: CR LF is one character, and a carriage return belongs to its line.
        var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Substring.init)
        if lines.last?.isEmpty == true {
            lines.removeLast()
        } else {
            lines[lines.count - 1] += "\n\\ No newline at end of file"
        }
        return lines
    }

    private static func steps(from old: [Substring], to new: [Substring]) -> [Step] {
        let difference = new.difference(from: old)
        let removed = Set(difference.removals.map(\.offset))
        let added = Set(difference.insertions.map(\.offset))
        var steps: [Step] = []
        var (left, right) = (0, 0)
        while left < old.count || right < new.count {
            if left < old.count, removed.contains(left) {
                steps.append(Step(kind: .removed, old: left, new: right))
                left += 1
            } else if right < new.count, added.contains(right) {
                steps.append(Step(kind: .added, old: left, new: right))
                right += 1
            } else {
                steps.append(Step(kind: .same, old: left, new: right))
                left += 1
                right += 1
            }
        }
        return steps
    }

    private static func hunk(_ steps: ArraySlice<Step>, before: [Substring], after: [Substring]) -> [String] {
        guard let first = steps.first else { return [] }
        let removed = steps.count { $0.kind != .added }
        let added = steps.count { $0.kind != .removed }
        // An empty side is numbered by the line before it.
        let left = removed == 0 ? first.old : first.old + 1
        let right = added == 0 ? first.new : first.new + 1
        return ["@@ -\(left),\(removed) +\(right),\(added) @@"]
            + steps.map { step in
                switch step.kind {
                case .same: " \(before[step.old])"
                case .removed: "-\(before[step.old])"
                case .added: "+\(after[step.new])"
                }
            }
    }
}

extension CollectionDifference.Change {
    fileprivate var offset: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
