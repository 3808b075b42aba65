import Patterns
import Planning
import Registry

/// The waivers of an overlay that work on a day.
struct Waivers: Sendable {
    private let waivers: [String: [(waiver: Waiver, places: [Place])]]

    /// - Parameter day: a waiver works up to its date, that day included; nil for whatever date it has.
    init(_ waivers: [Waiver], of overlay: Overlay, asOf day: CalendarDate?) {
        let valid = waivers.filter { waiver in
            guard let day, let end = waiver.expires?.value else { return true }
            return day <= end
        }
        self.waivers = Dictionary(
            grouping: valid.map { ($0, $0.paths.map { Place($0.value, of: overlay) }) }
        ) { $0.0.rule.value }
    }

    func excuse(_ finding: Finding) -> Finding {
        guard finding.excuse == nil,
            let found = waivers[finding.rule]?.first(where: { waiver in
                waiver.places.isEmpty || waiver.places.contains { $0.contains(finding.path) }
            })
        else { return finding }
        var finding = finding
        finding.excuse = .waiver(
            reason: found.waiver.reason?.value ?? "no reason given", expires: found.waiver.expires?.value)
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
