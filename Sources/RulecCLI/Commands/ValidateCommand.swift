import Diagnostics
import Foundation
import Inspection
import Registry

extension Command {
    package static let validate = Command(
        name: "validate", synopsis: "validate [--tree] [OPTIONS]",
        summary: "check the registry and every overlay",
        example: (
            "validate --strict --format json",
            "fail on warnings too, and print the diagnostics for another program"
        ),
        options: [.tree] + Option.reporting + [.asOf], formats: ["text", "json"],
        run: { (arguments, console) throws(Failure) in
            try arguments.noOperand(of: "validate")
            let session = try Session(
                arguments, console: console, formats: ["text", "json"], asOf: try arguments.today())
            // Everything is built in memory: an input is valid only if its artifacts are.
            let set =
                session.findings.hasErrors
                ? session.findings
                : session.adding(session.findingsAboutOutput + session.findingsAboutTrees, to: session.findings)
            if session.format == "json" {
                console.output(JSONRenderer.render(set))
            } else {
                session.report(set, done: session.inputs + ": no errors")
            }
            if arguments.has(.tree), session.findings.hasErrors {
                session.console.error("the source trees were not compared: mend these errors first\n")
            }
            // As in 'check': what could not be read is a fault of the machine.
            if set.diagnostics.contains(where: { $0.code == .unreadableSource && $0.severity == .error }) {
                return .failure
            }
            return set.hasErrors ? .findings : .success
        })
}

extension Session {
    /// What a build would say before it writes.
    fileprivate var findingsAboutOutput: [Diagnostic] {
        let (emitted, folder) = (emitted(), OutputFolder(workspace))
        return emitted.diagnostics + folder.foreign(in: folder.changes(to: emitted.files, isComplete: true))
    }

    /// Empty unless they are asked for: validation needs no sources on disk.
    fileprivate var findingsAboutTrees: [Diagnostic] {
        guard arguments.has(.tree) else { return [] }
        let overlays = compilation.overlays.map(\.overlay)
        let owned = overlays.flatMap { [$0.source.value] + ($0.tests.map { [$0.value] } ?? []) }
        return overlays.flatMap { overlay in
            let listing = SourceListing(of: overlay, and: [], in: workspace)
            let tree = ModuleTree(
                listing.tree, plan: compilation.plan(overlay), registry: compilation.registry)
            return listing.problems
                + TreeValidation(tree).diagnostics(waivers: overlay.waivers, owned: owned)
        }
    }

    /// What was read, for the closing line: `116 rules, 2 modules`.
    var inputs: String {
        let (rules, modules) = (compilation.registry.rules.count, compilation.overlays.count)
        return "\(rules) rule\(rules == 1 ? "" : "s"), \(modules) module\(modules == 1 ? "" : "s")"
    }
}

extension Arguments {
    /// The day of `--as-of`, else today in UTC. The only reading of the clock.
    func today() throws(Failure) -> CalendarDate? {
        guard let text = try value(.asOf) else {
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = .gmt
            let now = calendar.dateComponents([.year, .month, .day], from: Date())
            return now.year.flatMap { year in
                CalendarDate(year: year, month: now.month ?? 0, day: now.day ?? 0)
            }
        }
        guard let date = CalendarDate(text) else {
            throw Failure("--as-of takes a date such as 2026-07-29, not '\(text)'")
        }
        return date
    }

    func noOperand(of command: String) throws(Failure) {
        guard let first = operands.first else { return }
        throw Failure(
            "rulec \(command) takes no operand, not '\(first)'", help: "'rulec \(command) --help' shows its use")
    }
}
