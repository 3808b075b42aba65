import Foundation
import Patterns
import Planning
import Registry

/// What the roles of a module stand for on one tree.
///
/// Unlike the paths of a plan, `{dir}` and `{stem}` mean exactly the folder they are filled from: nothing is widened.
struct RolePlaces: Sendable {
    struct Place: Sendable, Hashable {
        let path: String
        /// The folder that `{dir}` and `{stem}` meant here, then the one that folder was found from, and so on.
        let owners: [String]
    }

    private let overlay: Overlay
    private let registry: Registry
    private let tree: SourceTree
    /// Of each bound role, in the tree's order.
    private var found: [String: Found] = [:]

    private struct Found: Sendable {
        var folders: [Place] = []
        var files: [Place] = []
        var fileSet: Set<String> = []
    }

    init(of overlay: Overlay, _ registry: Registry, in tree: SourceTree) {
        self.overlay = overlay
        self.registry = registry
        self.tree = tree
        for role in overlay.roles.map(\.role.value) { resolve(role, within: []) }
    }

    func folders(of role: String) -> [Place] { found[role]?.folders ?? [] }
    func files(of role: String) -> [Place] { found[role]?.files ?? [] }
    func has(_ file: String, _ role: String) -> Bool { found[role]?.fileSet.contains(file) ?? false }

    func expectedPath(of role: String, for folder: String) -> String? {
        guard let template = overlay.binding(ofRole: role)?.paths.first?.value else { return nil }
        let base = template.anchor == .subject ? folder : overlay.folder(of: template.anchor)
        return base.map { $0.appending(path: template.glob.replacing("{stem}", with: folder.lastPathComponent)) }
    }

    // MARK: Resolution

    /// `visited` holds the roles on the way here: roles that lie within each other in a circle stand for nothing.
    private mutating func resolve(_ role: String, within visited: [String]) {
        guard found[role] == nil, !visited.contains(role), let binding = overlay.binding(ofRole: role) else { return }
        let subject = registry.roles.first { $0.id.value == role }?.subject
        if let subject { resolve(subject, within: visited + [role]) }
        let subjects = subject.flatMap { found[$0]?.folders } ?? []
        var places = Found()
        for template in binding.paths.map(\.value) {
            guard !template.namesFiles else {
                places.files += self.places(of: template, naming: .files, from: subjects)
                continue
            }
            let folders = self.places(of: template, naming: .folders, from: subjects)
            places.folders += folders
            places.files += folders.flatMap { folder in
                tree.files(below: folder.path).map { Place(path: $0, owners: folder.owners) }
            }
            // All below a folder is also what lies directly in it.
            if template.glob.hasSuffix("**") {
                places.files += self.places(of: template, naming: .files, from: subjects)
            }
        }
        places.folders = unique(places.folders).sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        places.files = unique(places.files).sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        places.fileSet = Set(places.files.map(\.path))
        found[role] = places
    }

    private func places(of template: PathTemplate, naming kind: TemplateGlob.Kind, from subjects: [Place]) -> [Place] {
        guard template.usesSubject else {
            guard let root = overlay.folder(of: template.anchor) else { return [] }
            return TemplateGlob(template.glob, naming: kind).places(below: root, in: tree, owners: [])
        }
        // Without the folder's name in it, one glob serves all folders.
        let shared = template.usesStem ? nil : TemplateGlob(template.glob, naming: kind)
        // A look at each path for each folder would take quadratic time; what lies below the folder is little.
        let named =
            shared == nil && template.anchor != .subject && !TemplateGlob.isLiteral(template.glob)
            ? NamedPaths(kind == .files ? tree.files : tree.folders, in: template.glob, of: subjects) : nil
        return subjects.flatMap { subject -> [Place] in
            guard let base = template.anchor == .subject ? subject.path : overlay.folder(of: template.anchor) else {
                return []
            }
            let stem = subject.path.lastPathComponent
            let glob = shared ?? TemplateGlob(template.glob, stem: stem, naming: kind)
            return glob.places(
                below: base, in: tree, among: named?.paths(holding: stem), owners: [subject.path] + subject.owners)
        }
    }
}

/// A binding's path below its anchor, `{stem}` filled in.
private struct TemplateGlob {
    /// The path itself where nothing in it is a wildcard.
    private let path: String?
    private let glob: Glob?
    private let kind: Kind

    enum Kind { case files, folders }

    init(_ template: String, stem: String = "", naming kind: Kind) {
        let isLiteral = Self.isLiteral(template)
        path =
            isLiteral
            ? template.replacing("{stem}", with: stem).precomposedStringWithCanonicalMapping : nil
        glob = isLiteral ? nil : try? Glob(template.replacing("{stem}", with: Glob.literal(stem)))
        self.kind = kind
    }

    static func isLiteral(_ template: String) -> Bool {
        !template.replacing("{stem}", with: "").contains { #"*?[]{}\"#.contains($0) }
    }

    /// - Parameter candidates: nil for all paths.
    func places(
        below root: String, in tree: SourceTree, among candidates: [String]? = nil, owners: [String]
    ) -> [RolePlaces.Place] {
        paths(below: root, in: tree, among: candidates).map { RolePlaces.Place(path: $0, owners: owners) }
    }

    private func paths(below root: String, in tree: SourceTree, among candidates: [String]?) -> [String] {
        if let path {
            let whole = root.appending(path: path)
            return (kind == .files ? tree.hasFile(whole) : tree.hasFolder(whole)) ? [whole] : []
        }
        guard let glob else { return [] }
        let place = ModulePath(root: root, glob: glob)
        if let candidates { return candidates.filter(place.matches) }
        return glob.literalPrefixes.flatMap { prefix in
            let folder = root.appending(path: prefix)
            let candidates = kind == .files ? tree.files(below: folder) : tree.folders(below: folder)
            return candidates.filter(place.matches)
        }
    }
}

/// The paths that a template with `{stem}` can mean, by the name of the folder: one pass over them finds all names.
private struct NamedPaths {
    private var found: [String: [String]] = [:]

    /// - Parameter template: where its last part holds `{stem}`, so does that of a path.
    init(_ paths: [String], in template: String, of subjects: [RolePlaces.Place]) {
        let names = unique(subjects.map(\.path.lastPathComponent))
        let scanner = LiteralScanner(names.map { RequiredLiteral(bytes: Array($0.utf8), ignoresCase: false) })
        let isInName = template.lastPathComponent.contains("{stem}")
        for path in paths {
            var held: Set<Int> = []
            Array((isInName ? path.lastPathComponent : path).utf8).withUnsafeBufferPointer { bytes in
                scanner.scan(bytes) { name, _ in held.insert(name) }
            }
            for name in held { found[names[name], default: []].append(path) }
        }
    }

    func paths(holding name: String) -> [String] { found[name] ?? [] }
}
