import Artifacts
import Registry

/// What a build changed, for people: a line a file, and a count for a folder of which much changed.
enum ChangeList {
    /// From this many changes in one folder on they fold.
    private static let foldingThreshold = 4

    static func text(_ changes: [OutputFolder.Change], in folder: OutputFolder, folds: Bool) -> String {
        let groups = Dictionary(grouping: changes) { $0.group(in: folder) }
        return unique(changes.map { $0.group(in: folder) }).map { group in
            let own = groups[group] ?? []
            guard folds, own.count >= foldingThreshold, let group else {
                return own.map { "\($0.verb) \(folder.shown($0.key))\n" }.joined()
            }
            let counts = ["created", "updated", "removed"].compactMap { verb in
                let count = own.count { $0.verb == verb }
                return count == 0 ? nil : "\(count) \(verb)"
            }
            return "\(group): \(counts.joined(separator: ", "))\n"
        }.joined()
    }
}

extension OutputFolder.Change {
    fileprivate var verb: String { new == nil ? "removed" : old == .nothing ? "created" : "updated" }

    /// A module's folder or that of the documents; nil for a file that stands alone.
    fileprivate func group(in folder: OutputFolder) -> String? {
        guard key.root == .output, let end = key.path.firstIndex(of: "/") else { return nil }
        return String(folder.shown(key).dropLast(key.path[end...].count))
    }
}
