import Patterns
package import Registry

/// Turns the overlay's role bindings into paths of the repository.
struct RoleResolver: Sendable {
    private let overlay: Overlay
    private let registry: Registry
    /// Of each bound role.
    private var files: [String: [ModulePath]] = [:]

    init(_ overlay: Overlay, _ registry: Registry) {
        self.overlay = overlay
        self.registry = registry
        for role in overlay.roles.map(\.role.value) {
            files[role] = unique(bindings(of: role, within: []).compactMap(\.files))
        }
    }

    /// The files of a role; empty where it is unbound, or every path of it hangs on a role or folder that is.
    func paths(of role: String) -> [ModulePath] { files[role] ?? [] }

    /// The roles to blame where `paths(of:)` is empty, else none. A role that is bound inside an unbound subject blames
    /// the subject: that is the one to bind.
    func unbound(behind role: String) -> [String] { unbound(behind: role, within: []) }

    /// What a role's files stand for, for a reader: paths below the repository; `{dir}` and `{stem}` stay as written.
    func templates(of role: String) -> [String] {
        guard let binding = overlay.binding(ofRole: role) else { return [] }
        return binding.paths.compactMap { path in
            guard path.value.anchor != .subject else { return path.value.text }
            return overlay.folder(of: path.value.anchor).map { join($0, path.value.glob) }
        }
    }

    /// Nil for a role that `{dir}` and `{stem}` mean nothing in.
    func subject(of role: String) -> String? {
        guard let binding = overlay.binding(ofRole: role), binding.paths.contains(where: \.value.usesSubject) else {
            return nil
        }
        return registry.roles.first { $0.id.value == role }?.subject
    }

    // MARK: Bindings

    /// `visited` holds the roles on the way here: a registry whose roles lie within each other in a circle binds none.
    private func bindings(of role: String, within visited: [String]) -> [BoundPath] {
        guard !visited.contains(role), let binding = overlay.binding(ofRole: role) else { return [] }
        let folders = subject(of: role).map { bindings(of: $0, within: visited + [role]) } ?? []
        return binding.paths.flatMap { path -> [BoundPath] in
            guard !path.value.usesSubject else {
                return folders.compactMap { folder in
                    path.value.anchor == .subject
                        ? folder.inside(path.value.glob)
                        : overlay.folder(of: path.value.anchor).map {
                            folder.beside(root: $0, path.value.glob)
                        }
                }
            }
            return overlay.folder(of: path.value.anchor).map {
                [BoundPath(root: $0, glob: path.value.glob, isWidened: false)]
            } ?? []
        }
    }

    private func unbound(behind role: String, within visited: [String]) -> [String] {
        guard paths(of: role).isEmpty else { return [] }
        guard let subject = subject(of: role), !visited.contains(subject) else { return [role] }
        let behind = unbound(behind: subject, within: visited + [role])
        return behind.isEmpty ? [role] : behind
    }
}

extension Overlay {
    /// Nil where the overlay names no such folder, and for `{dir}`, which is no folder of the overlay.
    package func folder(of anchor: PathTemplate.Anchor) -> String? {
        switch anchor {
        case .source: source.value
        case .tests: tests?.value
        case .package: self.package?.value
        case .repository: ""
        case .subject: nil
        }
    }
}

/// A bound path while it may still serve as another role's `{dir}`: a glob of a folder or of files.
private struct BoundPath: Sendable, Hashable {
    let root: String
    let glob: String
    let isWidened: Bool

    /// The path with `{dir}` in front, this one being the folder.
    func inside(_ template: String) -> BoundPath {
        let (text, widened) = filled(template)
        return BoundPath(root: root, glob: join(glob, text), isWidened: isWidened || widened)
    }

    /// A path elsewhere that is named after this folder.
    func beside(root: String, _ template: String) -> BoundPath {
        let (text, widened) = filled(template)
        return BoundPath(root: root, glob: text, isWidened: isWidened || widened)
    }

    /// `{stem}` is this folder's name: exact where the binding spells it, else any name.
    private func filled(_ template: String) -> (text: String, isWidened: Bool) {
        guard template.contains("{stem}") else { return (template, false) }
        let name = lastSegment(of: join(root, glob))
        guard name.contains(where: { "*?[{".contains($0) }) else {
            return (template.replacing("{stem}", with: name), false)
        }
        // A `*` beside another would read as `**`, which no glob allows inside a segment.
        let stars = template.replacing("*{stem}*", with: "*").replacing("*{stem}", with: "*")
            .replacing("{stem}*", with: "*").replacing("{stem}", with: "*")
        return (stars, true)
    }

    /// Nil for a path that is no glob, which a validated overlay does not hold. A path whose last segment has no file
    /// extension is a folder and stands for all below it.
    var files: ModulePath? {
        let last = lastSegment(of: glob)
        let text = glob.isEmpty ? "**" : last == "**" || last.hasFileExtension ? glob : "\(glob)/**"
        return (try? Glob(text)).map { ModulePath(root: root, glob: $0, isWidened: isWidened) }
    }
}

extension PathTemplate {
    /// Whether it stands for files; else it is a folder and all below it.
    package var namesFiles: Bool { lastSegment(of: glob).hasFileExtension }
}

extension String {
    fileprivate var hasFileExtension: Bool {
        guard let dot = lastIndex(of: ".") else { return false }
        return dot != startIndex && index(after: dot) != endIndex
    }
}

private func join(_ folder: String, _ path: String) -> String {
    folder.isEmpty ? path : path.isEmpty ? folder : "\(folder)/\(path)"
}

private func lastSegment(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? ""
}
