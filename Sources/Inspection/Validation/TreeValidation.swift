package import Diagnostics
import Patterns
import Planning
package import Registry

/// What an overlay says of its module's source tree and the tree does not bear out.
package struct TreeValidation {
    private let module: ModuleTree
    private var overlay: Overlay { module.plan.overlay }

    package init(_ module: ModuleTree) {
        self.module = module
    }

    /// All findings. A folder that is not there is the one cause of whatever else is missing.
    ///
    /// - Parameters:
    ///   - waivers: the overlay's.
    ///   - folders: of all modules: their sources and tests.
    package func diagnostics(waivers: [Waiver], owned folders: [String]) -> [Diagnostic] {
        let missing = missingFolders
        guard missing.isEmpty else { return missing }
        return unmatchedBindings + unmatchedWaivers(waivers) + unownedFiles(folders) + unlistedSymbols
    }

    private var missingFolders: [Diagnostic] {
        [("source", Optional(overlay.source)), ("tests", overlay.tests), ("package", overlay.package)]
            .compactMap { key, folder in
                guard let folder, !module.tree.hasFolder(folder.value) else { return nil }
                return .missingSource(key, folder)
            }
    }

    // MARK: Roles

    /// Each path of a binding for itself: a slip in one of two is a slip.
    package var unmatchedBindings: [Diagnostic] {
        guard module.tree.hasFolder(overlay.source.value) else { return [] }
        // A path in a folder that the overlay does not name is no path of this tree.
        let roles = overlay.roles.compactMap { role -> RoleBinding? in
            let paths = role.paths.filter { $0.value.anchor == .subject || overlay.folder(of: $0.value.anchor) != nil }
            return paths.isEmpty ? nil : RoleBinding(role: role.role, paths: paths)
        }
        let unmatched = Set(roles.map(\.role.value).filter { !matches($0) })
        return roles.flatMap { binding -> [Diagnostic] in
            let role = binding.role.value
            guard unmatched.contains(role) || binding.paths.count > 1 else { return [] }
            // Where the folder that it is found from is missing, that is the cause.
            let subject = module.registry.roles.first { $0.id.value == role }?.subject
            if let subject, unmatched.contains(subject), binding.paths.allSatisfy(\.value.usesSubject) { return [] }
            let paths =
                unmatched.contains(role) ? binding.paths : binding.paths.filter { !matches($0, alone: binding) }
            return paths.map { path in
                .bindingMatchesNothing(role, path, in: overlay.folder(of: path.value.anchor) ?? subject ?? "")
            }
        }
    }

    private func matches(_ role: String) -> Bool {
        !module.files(of: role).isEmpty || !module.folders(of: role).isEmpty
    }

    private func matches(_ path: Located<PathTemplate>, alone binding: RoleBinding) -> Bool {
        var overlay = overlay
        overlay.roles = overlay.roles.map {
            $0.role.value == binding.role.value ? RoleBinding(role: binding.role, paths: [path]) : $0
        }
        let places = RolePlaces(of: overlay, module.registry, in: module.tree)
        return !places.files(of: binding.role.value).isEmpty || !places.folders(of: binding.role.value).isEmpty
    }

    // MARK: Waivers and files

    private func unmatchedWaivers(_ waivers: [Waiver]) -> [Diagnostic] {
        waivers.flatMap { waiver in
            waiver.paths.filter { glob in
                let place = Waivers.Place(glob.value, of: overlay)
                return !module.tree.files.contains(where: place.contains)
            }.map { .waiverMatchesNothing(waiver, $0) }
        }
    }

    private func unownedFiles(_ folders: [String]) -> [Diagnostic] {
        guard let package = overlay.package else { return [] }
        let files = module.tree.files(below: package.value).filter { file in
            file.hasSuffix(".swift") && file.lastPathComponent != "Package.swift"
                && !folders.contains { $0.isEmpty || file.hasPrefix($0 + "/") }
        }
        return files.first.map { [.unownedFiles(package, first: $0, count: files.count)] } ?? []
    }

    // MARK: Sensitive data

    /// Names of the module's own code that look like what a class covers. Files that are no UTF-8 are reported by who
    /// lists the tree.
    private var unlistedSymbols: [Diagnostic] {
        let left = (overlay.generatedPaths + overlay.fixturePaths).map { Waivers.Place($0.value, of: overlay) }
        var files: [String: SourceFile] = [:]
        var texts: [(path: String, text: String)] = []
        for path in module.tree.files(below: overlay.source.value)
        where path.hasSuffix(".swift") && !left.contains(where: { $0.contains(path) }) {
            guard case .bytes(let bytes) = module.tree.load(path),
                let text = String(validating: bytes, as: UTF8.self)
            else { continue }
            files[path] = SourceFile(path: path, bytes: bytes)
            texts.append((path, text))
        }
        let lexicon = SensitiveLexicon(module.registry.classes)
        return lexicon.candidates(in: texts, besides: module.plan.inventory).compactMap { candidate in
            files[candidate.path].map { .unlistedSymbol(candidate, at: $0.range(candidate.range)) }
        }
    }
}

extension Diagnostic {
    fileprivate static func missingSource(_ key: String, _ folder: Located<String>) -> Self {
        Diagnostic(
            .missingSource, at: folder.range, "there is no folder '\(folder.value)'", subject: key,
            help: "create it, or write the module's folder under '\(key):', relative to the repository")
    }

    /// - Parameter root: where it was looked for: a folder, or the role whose folders `{dir}` means.
    fileprivate static func bindingMatchesNothing(
        _ role: String, _ path: Located<PathTemplate>, in root: String
    ) -> Self {
        let place =
            path.value.anchor == .subject
            ? "the folders of \(root)" : root.isEmpty ? "the repository" : "'\(root)'"
        return Diagnostic(
            .bindingMatchesNothing, at: path.range,
            "role \(role) matches nothing at '\(path.value.text)' in \(place)", subject: role,
            help: "rules that read \(role) have nothing to look at there")
    }

    fileprivate static func waiverMatchesNothing(_ waiver: Waiver, _ glob: Located<Glob>) -> Self {
        Diagnostic(
            .waiverMatchesNothing, at: glob.range,
            "the waiver of \(waiver.rule.value) matches no file at '\(glob.value.text)'",
            subject: waiver.rule.value)
    }

    fileprivate static func unlistedSymbol(_ candidate: SensitiveLexicon.Candidate, at range: SourceRange) -> Self {
        Diagnostic(
            .unlistedSymbol, at: range,
            "'\(candidate.identifier)' looks like \(candidate.dataClass) and is not in the module's inventory",
            subject: candidate.identifier,
            help: "list it under 'sensitive_data:' if it holds such a value")
    }

    fileprivate static func unownedFiles(_ package: Located<String>, first: String, count: Int) -> Self {
        let others = count == 1 ? "" : " and \(count - 1) more"
        return Diagnostic(
            .unownedFiles, at: package.range, "no module owns '\(first)'\(others)", subject: first,
            help: "no rule of any module looks at what is in '\(package.value)' but in no 'source' or 'tests'")
    }
}
