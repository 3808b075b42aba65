import Artifacts
import Diagnostics
import Planning
import Registry

extension Command {
    package static let plan = Command(
        name: "plan", synopsis: "plan [MODULE] [OPTIONS]",
        summary: "print the rule plan of a module, or the counts of all modules",
        example: ("plan Booking --format json", "an outcome for every rule in Booking, and all the reasons"),
        options: Option.reporting, formats: ["text", "markdown", "json"],
        run: { (arguments, console) throws(Failure) in
            let module = try arguments.operand(of: "plan")
            let session = try Session(arguments, console: console, formats: ["text", "markdown", "json"])
            guard let module else { return session.printMatrix() }
            return session.printPlan(of: try session.overlay(named: module).overlay)
        })
}

extension Session {
    fileprivate func printPlan(of overlay: Overlay) -> ExitCode {
        let relevant = findings(about: overlay)
        reportInOneLine(relevant)
        guard !relevant.hasErrors else { return .findings }
        let plan = compilation.plan(overlay)
        switch format {
        case "json":
            console.output(
                PlanJSON.text(plan, registry: compilation.registry, registryDigest: compilation.registryDigest))
        case "markdown": console.output(PlanMarkdown.text(plan, registry: compilation.registry))
        default: console.output(PlanText.text(plan))
        }
        return .success
    }

    fileprivate func printMatrix() -> ExitCode {
        reportInOneLine(findings)
        guard !findings.hasErrors else { return .findings }
        let plans = compilation.overlays.map { compilation.plan($0.overlay) }
        switch format {
        case "json":
            console.output(
                JSONValue.object([
                    ("version", .integer(1)),
                    (
                        "modules",
                        .array(
                            plans.map { plan in
                                .object([
                                    ("module", .string(plan.module)), ("counts", plan.counts.json),
                                    ("packs", .array(plan.packs.map(\.json))),
                                ])
                            })
                    ),
                ]).lines(depth: 2))
        case "markdown": console.output(PlanText.markdownMatrix(of: plans))
        default:
            console.output(PlanText.matrix(of: plans))
        }
        return .success
    }
}
