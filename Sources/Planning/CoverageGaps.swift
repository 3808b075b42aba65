import Diagnostics
import Registry

extension ModuleFacts {
    /// What the registry does not speak for, and what the plan could not know, in this order.
    var coverageGaps: [CoverageGap] {
        registry.scope.notCovered.map(\.gap) + uncoveredLanguages + unknownFrameworks + missingInventory
    }

    private var uncoveredLanguages: [CoverageGap] {
        let covered = registry.scope.languages.map { $0.value.lowercased() }
        guard !covered.isEmpty else { return [] }
        return (overlay.languages ?? []).filter { !covered.contains($0.value.lowercased()) }.map {
            CoverageGap(
                kind: "uncovered-language", name: $0.value, detail: "the module has it, and no rule speaks about it")
        }
    }

    private var unknownFrameworks: [CoverageGap] {
        overlay.frameworks == nil
            ? [
                CoverageGap(
                    kind: "unknown-frameworks", name: overlay.module.value,
                    detail: "the overlay names no frameworks: every framework's rules can apply")
            ] : []
    }

    private var missingInventory: [CoverageGap] {
        let isSilent = (overlay.sensitiveData ?? []).isEmpty && overlay.noneBecause == nil
        return isSilent && !registry.classes.isEmpty
            ? [
                CoverageGap(
                    kind: "missing-inventory", name: overlay.module.value,
                    detail: "the overlay has no sensitive-data inventory: whether it holds such data is not known")
            ] : []
    }
}

extension RegistryScope.NotCovered {
    fileprivate var gap: CoverageGap {
        let globs = globs.map(\.value.text).joined(separator: ", ")
        let imports = imports.map { "import \($0.value)" }.joined(separator: ", ")
        let facts = [note?.value.trimmingLineBreaks ?? "", globs, imports].filter { !$0.isEmpty }
        return CoverageGap(kind: "not-covered", name: name.value, detail: facts.joined(separator: "; "))
    }
}
