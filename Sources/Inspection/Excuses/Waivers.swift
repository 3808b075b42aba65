import Patterns
import Planning
import Registry

/// The waivers of an overlay that work on a day.
struct Waivers: Sendable {
    private let waivers: [String: [(waiver: Waiver, globs: [GlobMatcher])]]
    private let overlay: Overlay

    /// - Parameter day: a waiver works up to its date, that day included; nil for whatever date it has.
    init(_ waivers: [Waiver], of overlay: Overlay, asOf day: CalendarDate?) {
        self.overlay = overlay
        let valid = waivers.filter { waiver in
            guard let day, let end = waiver.expires?.value else { return true }
            return day <= end
        }
        self.waivers = Dictionary(grouping: valid.map { ($0, $0.paths.map { GlobMatcher($0.value) }) }) {
            $0.0.rule.value
        }
    }

    func excuse(_ finding: Finding) -> Finding {
        guard finding.excuse == nil, let waivers = waivers[finding.rule],
            let found = waivers.first(where: { covers($0.waiver, $0.globs, finding.path) })
        else { return finding }
        var finding = finding
        finding.excuse = .waiver(
            reason: found.waiver.reason?.value ?? "no reason given", expires: found.waiver.expires?.value)
        return finding
    }

    /// Paths are relative to the module's source; those that begin with `**/` hold in every folder.
    private func covers(_ waiver: Waiver, _ globs: [GlobMatcher], _ path: String) -> Bool {
        guard !globs.isEmpty else { return true }
        let source = overlay.source.value + "/"
        return zip(waiver.paths, globs).contains { glob, matcher in
            if glob.value.isAnywhere, matcher.matches(path) { return true }
            return path.hasPrefix(source) && matcher.matches(path.dropFirst(source.count))
        }
    }
}
