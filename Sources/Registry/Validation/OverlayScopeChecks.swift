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

    /// A path to files of a kind that no rule speaks about matches nothing; what is close to a kind that rules do speak
    /// about was meant to be it.
    func checkFileExtensions() {
        let scopes = registry.scope.paths + registry.rules.compactMap(\.scope).flatMap { $0.paths ?? [] }
        let known = unique(scopes.compactMap { Self.fileExtension(of: $0.value.text) })
        let globs =
            overlay.waivers.flatMap(\.paths) + overlay.generatedPaths + overlay.frozenPaths + overlay.fixturePaths
        for path in globs.map({ $0.map(\.text) }) + overlay.roles.flatMap(\.paths).map({ $0.map(\.text) }) {
            guard let written = Self.fileExtension(of: path.value), !known.contains(written),
                let meant = Spelling.closest(to: written, among: known)
            else { continue }
            findings.add(.unknownExtension(path, written, meant))
        }
    }

    /// Behind the last dot of the last segment, letters only: `v2.0` is a folder.
    private static func fileExtension(of path: String) -> String? {
        let name = path[(path.lastIndex(of: "/") ?? path.startIndex)...]
        guard let dot = name.lastIndex(of: ".") else { return nil }
        let letters = name[name.index(after: dot)...]
        return !letters.isEmpty && letters.allSatisfy { $0.isASCII && $0.isLetter } ? String(letters) : nil
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

    fileprivate static func unknownExtension(_ path: Located<String>, _ written: String, _ meant: String) -> Self {
        let name = path.value[(path.value.lastIndex(of: "/").map(path.value.index(after:)) ?? path.value.startIndex)...]
        return Diagnostic(
            .invalidGlob, at: path.range.part(String(name)), "no rule speaks about files that end in '.\(written)'",
            suggestion: name.dropLast(written.count) + meant)
    }

    fileprivate static func doubledSource(_ path: Located<String>, _ source: String) -> Self {
        Diagnostic(
            .invalidGlob, at: path.range,
            "'\(path.value)' begins with the module's source, and paths are relative to it: it matches nothing",
            help: "write '\(path.value.dropFirst(source.count + 1))'")
    }
}
