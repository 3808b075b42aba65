import Diagnostics
import Registry

extension Command {
    package static let explain = Command(
        name: "explain", synopsis: "explain THING [--module NAME] [OPTIONS]",
        summary:
            "explain a rule, pattern, slot, role, vocabulary, class, pack, family, module, predicate, diagnostic, "
            + "SwiftLint identifier or a key of an artifact",
        example: ("explain READ-02 --module Booking", "what the rule says, and why it is on or off in Booking"),
        options: [.module],
        run: { (arguments, console) throws(Failure) in
            guard let thing = try arguments.operand(of: "explain") else {
                throw Failure(
                    "rulec explain needs the name of something",
                    help:
                        "a rule ID, pattern, slot, role, vocabulary, class, pack, family, module, predicate, diagnostic "
                        + "code or SwiftLint identifier")
            }
            // Pages of diagnostics and predicates need no registry.
            if let page = BuiltInPages.page(of: thing) {
                console.output(page)
                return .success
            }
            let session = try Session(arguments, console: console, formats: ["text"])
            let module = try arguments.value(.module).map { (name) throws(Failure) in try session.overlay(named: name) }
            let pages = RegistryPages(session.compilation, module: module?.overlay)
            if let page = pages.page(of: thing) {
                console.output(page)
                return .success
            }
            if thing.hasPrefix("overlay:"), module == nil {
                throw Failure("'\(thing)' is a key of an overlay", help: "say whose with --module")
            }
            let known = pages.names + BuiltInPages.names
            let ids = session.compilation.registry.rules.map(\.id.value.description)
            let family = RuleIDSpelling.help(for: thing, among: ids)
            // The closest name of all would be another number of the family.
            let suggestion =
                RuleIDSpelling.closest(to: thing, among: ids)
                ?? (family == nil ? Spelling.closest(to: thing, among: known) : nil)
            throw Failure("nothing is called '\(thing)'", help: suggestion.map { "did you mean '\($0)'?" } ?? family)
        })
}
