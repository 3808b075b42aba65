import Artifacts
import Diagnostics
import Registry

extension Command {
    package static let schema = Command(
        name: "schema", synopsis: "schema registry|overlay [OPTIONS]",
        summary: "print the JSON Schema of a registry's files, or of the overlays of this registry",
        example: ("schema overlay", "print the schema that lets an editor complete roles, slots and rules"),
        run: { (arguments, console) throws(Failure) in
            let subjects = ["registry", "overlay"]
            guard let subject = try arguments.operand(of: "schema"), subjects.contains(subject) else {
                throw Failure("rulec schema needs to know of what", help: "write 'registry' or 'overlay'")
            }
            guard subject == "overlay" else {
                console.output(JSONSchema.registryFile)
                return .success
            }
            let session = try Session(arguments, console: console, formats: ["text"])
            let overlays = session.compilation.overlayPaths
            // What is wrong in an overlay does not change what may be written there.
            let relevant = DiagnosticSet(
                session.findings.diagnostics.filter { !overlays.contains($0.range?.file.path ?? "") })
            guard !relevant.hasErrors else {
                session.report(relevant)
                return .findings
            }
            console.output(JSONSchema.overlay(of: session.compilation.registry))
            return .success
        })
}
