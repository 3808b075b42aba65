import Diagnostics
import Inspection
import Planning
import Registry

extension Command {
    package static let check = Command(
        name: "check", synopsis: "check MODULE|--all [--source DIR] [OPTIONS]",
        summary: "run a module's plan on its source tree",
        example: (
            "check Booking --fail-on important",
            "what the rules find in Booking; exit 1 on blocking and important findings"
        ),
        options: [.all, .source, .failOn, .reportOnly, .timings, .asOf] + Option.reporting,
        formats: FindingsFormat.allCases.map(\.rawValue),
        run: { (arguments, console) throws(Failure) in
            let module = try arguments.operand(of: "check")
            let session = try Session(arguments, console: console, formats: FindingsFormat.allCases.map(\.rawValue))
            let overlays = try session.checked(module)
            let check = try Check(session, asOf: try arguments.today())
            var outcomes: [Check.Outcome] = []
            for overlay in overlays { outcomes.append(try check.run(overlay)) }
            return check.finish(outcomes)
        })
}

extension Session {
    fileprivate func checked(_ module: String?) throws(Failure) -> [Overlay] {
        switch (module, arguments.has(.all)) {
        case (let module?, false): return [try overlay(named: module).overlay]
        case (nil, true):
            guard !arguments.has(.source) else {
                throw Failure("--source names one module's folder, so name the module instead of --all")
            }
            return compilation.overlays.map(\.overlay)
        case (_?, true): throw Failure("name a module or --all, not both")
        case (nil, false):
            let names = compilation.overlays.map(\.overlay.module.value)
            throw Failure("no module is named", help: "name one, or --all; modules: \(names.joined(separator: ", "))")
        }
    }
}
