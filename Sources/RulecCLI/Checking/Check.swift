import Diagnostics
import Inspection
import Planning
import Registry

/// One call of `rulec check`: its options, and what comes of each module.
struct Check {
    private let session: Session
    private let day: CalendarDate?
    private let failOn: String
    private let source: String?
    private let format: FindingsFormat

    init(_ session: Session, asOf day: CalendarDate?) throws(Failure) {
        self.session = session
        self.day = day
        source = try session.arguments.value(.source)
        format = FindingsFormat(rawValue: session.format) ?? .text
        let levels = session.compilation.registry.levels
        failOn = try session.arguments.value(.failOn) ?? levels.first ?? ""
        guard levels.contains(failOn) else {
            let suggestion = Spelling.closest(to: failOn, among: levels)
            throw Failure(
                "--fail-on: there is no severity '\(failOn)'",
                help: suggestion.map { "did you mean '\($0)'?" } ?? "severities: \(levels.joined(separator: ", "))")
        }
    }

    enum Outcome {
        case checked(InspectionReport)
        /// The registry or the overlay has errors, which were reported.
        case unplanned
        /// There is nothing on disk, which was reported.
        case missing
    }

    // MARK: One module

    func run(_ overlay: Overlay) throws(Failure) -> Outcome {
        let relevant = session.findings(about: overlay)
        guard !relevant.hasErrors else {
            session.report(relevant)
            return .unplanned
        }
        var (overlay, lapsed) = overlay.inForce(on: day)
        // Waivers are applied to what is found.
        let waivers = overlay.waivers
        overlay.waivers = []
        if let source {
            let folder = session.workspace.absolute(source)
            // The repository itself is the path that nothing stands in front of.
            let path = folder == session.workspace.root ? "" : session.workspace.shown(folder)
            overlay.source = Located(path, at: overlay.source.range)
            // Another folder has neither the module's tests nor its package.
            overlay.tests = nil
            overlay.package = nil
        }
        guard Workspace.isFolder(session.workspace.absolute(overlay.source.value)) else {
            guard source == nil, session.arguments.has(.all) else { throw missing(overlay) }
            session.console.error("rulec: \(missing(overlay).message)\n")
            return .missing
        }
        let plan = session.compilation.plan(overlay)
        let listing = SourceListing(of: overlay, and: plan.foldersBeyondModule, in: session.workspace)
        let tree = ModuleTree(listing.tree, plan: plan, registry: session.compilation.registry)
        let clock: (@Sendable () -> UInt64)? = session.arguments.has(.timings) ? Platform.nanoseconds : nil
        let inspection = Inspection(tree, waivers: waivers, asOf: day, now: clock)
        return .checked(
            inspection.run(adding: lapsed + listing.problems + TreeValidation(tree).unmatchedBindings))
    }

    private func missing(_ overlay: Overlay) -> Failure {
        let path = overlay.source.value
        return source == nil
            ? Failure(
                "there is no folder '\(path)', the source of \(overlay.module.value)",
                help: "'source' of \(overlay.file.path) names it; --source names another folder to look at")
            : Failure("there is no folder '\(path)'", help: "--source names \(Option.source.help)")
    }

    // MARK: All of them

    func finish(_ outcomes: [Outcome]) -> ExitCode {
        let reports = outcomes.compactMap(\.report)
        let problems = session.adding(reports.flatMap(\.problems), to: DiagnosticSet())
        if !reports.isEmpty {
            let style = TextStyle(isColored: session.console.isColored)
            let output = FindingsOutput(reports, version: Rulec.version, root: session.workspace.root)
            session.console.output(
                format.render(output, style: style, showsExcused: session.arguments.has(.verbose)))
        }
        session.report(problems)
        for report in reports { say(report) }
        if problems.hasErrors || outcomes.contains(where: \.isMissing) { return .failure }
        if outcomes.contains(where: \.isUnplanned) { return .findings }
        let fails = !session.arguments.has(.reportOnly) && reports.contains { $0.fails(on: failOn) }
        return fails ? .findings : .success
    }

    /// For people: the counts, and what the check does not speak for.
    private func say(_ report: InspectionReport) {
        let console = session.console
        for (pattern, nanoseconds) in report.timings.sorted(by: { $0.nanoseconds > $1.nanoseconds }) {
            console.error("\(format(milliseconds: nanoseconds))  \(pattern)\n")
        }
        guard !session.arguments.has(.quiet) else { return }
        console.error("\(TextFindings.summary(report))\n\(CheckCoverage(report).sentence)\n")
    }

    private func format(milliseconds nanoseconds: UInt64) -> String {
        let hundredths = String((nanoseconds + 5_000) / 10_000)
        let digits = String(repeating: "0", count: max(0, 3 - hundredths.count)) + hundredths
        let text = "\(digits.dropLast(2)).\(digits.suffix(2)) ms"
        return String(repeating: " ", count: max(0, 12 - text.count)) + text
    }
}

extension Check.Outcome {
    fileprivate var report: InspectionReport? {
        if case .checked(let report) = self { report } else { nil }
    }
    fileprivate var isMissing: Bool {
        if case .missing = self { true } else { false }
    }
    fileprivate var isUnplanned: Bool {
        if case .unplanned = self { true } else { false }
    }
}
