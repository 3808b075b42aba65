import Patterns
import Planning
import Registry

/// The waivers of an overlay, and whether they work on a day.
struct Waivers: Sendable {
    private let waivers: [String: [(waiver: Waiver, places: [Place])]]
    private let day: CalendarDate?

    /// - Parameter day: a waiver works up to its date, that day included; nil for whatever date it has.
    init(_ waivers: [Waiver], of overlay: Overlay, asOf day: CalendarDate?) {
        self.day = day
        self.waivers = Dictionary(
            grouping: waivers.map { ($0, $0.paths.map { Place($0.value, of: overlay) }) }
        ) { $0.0.rule.value }
    }

    /// Excused by the first waiver that works; with the date of one that no longer does where there is no other.
    func excuse(_ finding: Finding) -> Finding {
        guard finding.excuse == nil else { return finding }
        let covering = (waivers[finding.rule] ?? []).filter { waiver in
            waiver.places.isEmpty || waiver.places.contains { $0.contains(finding.path) }
        }.map(\.waiver)
        var finding = finding
        if let valid = covering.first(where: { !($0.expires?.value.isOver(on: day) ?? false) }) {
            finding.excuse = .waiver(reason: valid.reason?.value ?? "no reason given", expires: valid.expires?.value)
        } else {
            finding.lapsed = covering.compactMap(\.expires?.value).max()
        }
        return finding
    }

    /// A path of a waiver: relative to the module's source, or in every folder where it begins with `**/`.
    struct Place: Sendable {
        private let source: String
        private let isAnywhere: Bool
        private let glob: GlobMatcher

        init(_ glob: Glob, of overlay: Overlay) {
            source = overlay.source.value.isEmpty ? "" : overlay.source.value + "/"
            isAnywhere = glob.isAnywhere
            self.glob = GlobMatcher(glob)
        }

        func contains(_ path: String) -> Bool {
            if isAnywhere, glob.matches(path) { return true }
            return path.hasPrefix(source) && glob.matches(path.dropFirst(source.count))
        }
    }
}
