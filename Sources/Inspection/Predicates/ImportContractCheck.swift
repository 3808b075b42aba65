import Diagnostics
import Patterns
package import Planning
import Registry

/// Imports that the overlay does not list for their target, and listed ones that no file needs.
package struct ImportContractCheck: TreeCheck {
    package static let name = "import_contract"
    private let predicate: ResolvedPredicate

    package init?(_ predicate: ResolvedPredicate) { self.predicate = predicate }

    package func violations(in tree: ModuleTree) -> [Violation] {
        let overlay = tree.plan.overlay
        let folders = overlay.imports.map { tree.folder(ofTarget: $0.target.value) }
        return zip(overlay.imports, folders).flatMap { contract, folder -> [Violation] in
            guard let folder else { return [missing(contract, in: tree)] }
            let inner = folders.compactMap { $0 }.filter { $0 != folder && $0.below(folder) != nil }
            let files = tree.tree.files(below: folder).filter { path in
                path.hasSuffix(".swift") && !inner.contains { path.below($0) != nil }
            }
            return violations(of: contract, by: files, in: folder, tree)
        }
    }

    private func violations(
        of contract: ImportContract, by files: [String], in folder: String, _ tree: ModuleTree
    ) -> [Violation] {
        let imports = files.concurrentMap { path in (path, tree.text(of: path).map(Imports.all) ?? []) }
        let listed = Set(contract.modules.map(\.value))
        let undeclared = imports.filter { !predicate.leavesOut($0.0) }.flatMap { path, imports in
            imports.filter { !listed.contains($0.module) }.map { found in
                Violation(
                    path: path, bytes: found.range,
                    message:
                        "do without \(found.module), or list it for \(contract.target.value) at \(contract.target.place)"
                )
            }
        }
        // A file that the rule leaves out still needs what it imports.
        let needed = Set(imports.flatMap { $0.1.map(\.module) })
        let dead = contract.modules.filter { !needed.contains($0.value) }.map { module in
            Violation(
                path: folder,
                message: "remove \(module.value) at \(module.place): no file of \(contract.target.value) imports it")
        }
        return undeclared + dead
    }

    private func missing(_ contract: ImportContract, in tree: ModuleTree) -> Violation {
        Violation(
            path: tree.plan.overlay.source.value,
            message:
                "rename or remove the target \(contract.target.value) at \(contract.target.place): "
                + "no folder of that name is among the sources or the tests")
    }
}

extension Located {
    /// `overlays/feed.yml:12`
    fileprivate var place: String { "\(range.file.path):\(range.start.line)" }
}

extension ModuleTree {
    /// Where the files of a target lie: the source or the tests themselves where they are called so, else a folder of that
    /// name directly in one of them, or where SwiftPM looks for it. The target of the module's name is the source where there is
    /// no such folder.
    func folder(ofTarget target: String) -> String? {
        let overlay = plan.overlay
        let roots = [overlay.source.value] + (overlay.tests.map { [$0.value] } ?? [])
        let own = roots.filter { $0.lastPathComponent == target }
        let package = overlay.package.map { ["\($0.value)/Sources", "\($0.value)/Tests"] } ?? []
        let module = overlay.module.value == target ? [overlay.source.value] : []
        return (own + (roots + package).map { $0.appending(path: target) } + module).first(where: tree.hasFolder)
    }
}
