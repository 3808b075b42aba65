import Diagnostics
import Registry

extension Command {
    package static let test = Command(
        name: "test", synopsis: "test [ID…] [--engines LIST] [OPTIONS]",
        summary: "run the examples of all rules, or of those named, on their patterns",
        example: (
            "test READ-08 --engines icu,pcre2,rust",
            "what READ-08 finds in its examples under SwiftLint's engine, rg -P and rg"
        ),
        options: [.engines, .format], formats: ["text", "json"],
        run: { (arguments, console) throws(Failure) in
            let engines = try arguments.engines()
            let format = try arguments.value(.format) ?? "text"
            guard ["text", "json"].contains(format) else {
                throw Failure("--format: there is no format '\(format)' here", help: "formats: text, json")
            }
            let (registry, findings) = RegistryDecoder.decode(try Workspace(arguments).registryDocuments())
            let unreadable = DiagnosticSet(findings)
            guard !unreadable.hasErrors else {
                try console.colored(arguments.value(.color)).report(unreadable, arguments)
                return .findings
            }
            let rules = try RunnableRule.all(in: registry).selected(by: arguments.operands, of: registry)
            let reports = engines.map { ExampleReport(rules, under: $0) }
            if format == "json" {
                console.output(ExampleReport.json(reports))
            } else {
                console.output(reports.map { $0.text(isQuiet: arguments.has(.quiet)) }.joined())
            }
            return reports.allSatisfy(\.isClean) ? .success : .findings
        })
}

extension Arguments {
    fileprivate func engines() throws(Failure) -> [PatternEngine] {
        guard let list = try value(.engines) else { return [.icu] }
        var engines: [PatternEngine] = []
        for name in list.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
            guard let engine = PatternEngine(rawValue: name) else {
                let names = PatternEngine.allCases.map(\.rawValue)
                let suggestion = Spelling.closest(to: name, among: names)
                throw Failure(
                    "--engines: there is no engine '\(name)'",
                    help: suggestion.map { "did you mean '\($0)'?" } ?? "engines: \(names.joined(separator: ", "))")
            }
            if !engines.contains(engine) { engines.append(engine) }
        }
        return engines
    }
}

extension [RunnableRule] {
    /// All, where no ID is given.
    fileprivate func selected(by ids: [String], of registry: Registry) throws(Failure) -> [RunnableRule] {
        guard !ids.isEmpty else { return self }
        for id in ids {
            guard !contains(where: { $0.rule.id.value.description == id }) else { continue }
            let isDeclared = registry.rules.contains { $0.id.value.description == id }
            let suggestion = RuleIDSpelling.closest(to: id, among: map(\.rule.id.value.description))
            throw Failure(
                isDeclared ? "\(id) has no pattern that is run" : "there is no rule '\(id)'",
                help: isDeclared ? nil : suggestion.map { "did you mean '\($0)'?" })
        }
        return filter { ids.contains($0.rule.id.value.description) }
    }
}
