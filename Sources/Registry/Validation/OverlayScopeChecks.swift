import Diagnostics

extension OverlayValidation {
    /// Languages and frameworks decide which rules can apply at all, so a misspelled one turns rules off. A language that
    /// no rule speaks about is always said; a framework is, where it is close to one that rules name.
    func checkScopeWords() {
        let scopes = registry.rules.compactMap(\.scope)
        let languages = unique((registry.scope.languages + scopes.flatMap { $0.languages ?? [] }).map(\.value))
        let frameworks = unique(scopes.flatMap { $0.frameworks ?? [] }.map(\.value))
        if !languages.isEmpty {
            for language in overlay.languages ?? [] where !Self.holds(languages, language) {
                findings.add(.unknownLanguage(language, among: languages))
            }
        }
        for framework in overlay.frameworks ?? [] where !Self.holds(frameworks, framework) {
            if let meant = Spelling.closest(to: framework.value, among: frameworks) {
                findings.add(.unknownFramework(framework, meant))
            }
        }
    }

    /// Paths of an overlay are relative to the module's source; one that begins with the source again matches nothing.
    func checkDoubledSources() {
        let source = overlay.source.value
        guard !source.isEmpty, source != "." else { return }
        let globs =
            overlay.waivers.flatMap(\.paths) + overlay.generatedPaths + overlay.frozenPaths + overlay.fixturePaths
        for glob in globs where glob.value.text.hasPrefix(source + "/") {
            findings.add(.doubledSource(glob.map(\.text), source))
        }
        for path in overlay.roles.flatMap(\.paths)
        where path.value.anchor == .source && path.value.glob.hasPrefix(source + "/") {
            findings.add(.doubledSource(path.map(\.text), source))
        }
    }

    private static func holds(_ names: [String], _ name: Located<String>) -> Bool {
        names.contains { $0.lowercased() == name.value.lowercased() }
    }
}

extension Diagnostic {
    fileprivate static func unknownLanguage(_ language: Located<String>, among names: [String]) -> Self {
        let suggestion = Spelling.closest(to: language.value, among: names)
        return Diagnostic(
            .unknownLanguage, at: language.range, "no rule speaks about the language '\(language.value)'",
            subject: language.value, help: "rules speak about: \(names.joined(separator: ", "))",
            suggestion: suggestion, severity: suggestion == nil ? .warning : .error)
    }

    fileprivate static func unknownFramework(_ framework: Located<String>, _ meant: String) -> Self {
        Diagnostic(
            .unknownFramework, at: framework.range, "no rule speaks about the framework '\(framework.value)'",
            suggestion: meant)
    }

    fileprivate static func doubledSource(_ path: Located<String>, _ source: String) -> Self {
        Diagnostic(
            .invalidGlob, at: path.range,
            "'\(path.value)' begins with the module's source, and paths are relative to it: it matches nothing",
            help: "write '\(path.value.dropFirst(source.count + 1))'")
    }
}
