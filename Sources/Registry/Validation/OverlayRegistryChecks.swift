import Diagnostics

extension OverlayValidation {
    /// The version the overlay asks for, and the digest it was reviewed against.
    func checkRegistry(digest: String) {
        guard let requirement = overlay.registry else { return }
        if let wanted = requirement.version, let version = registry.version, !wanted.value.accepts(version.value) {
            findings.add(.registryVersion(wanted, version))
            // A pin of another version cannot match; the version is the cause.
            return
        }
        if let pin = requirement.sha256, pin.value != digest { findings.add(.pinMismatch(pin, digest)) }
    }

    func checkPacks() {
        let known = unique([Registry.platformPack] + registry.packs.map(\.id.value) + registry.rules.map(\.pack))
        let selected = overlay.packs ?? []
        for pack in selected where !known.contains(pack.value) {
            findings.add(
                .unknownName(.unknownPack, pack, "pack", among: known, help: "packs: \(known.joined(separator: ", "))"))
        }
        for (index, later) in selected.enumerated() {
            for earlier in selected[..<index] {
                guard let conflict = conflict(earlier, later) ?? conflict(later, earlier) else { continue }
                findings.add(.conflictingPacks(later, earlier, conflict))
            }
        }
    }

    private func conflict(_ pack: Located<String>, _ other: Located<String>) -> Pack.Conflict? {
        registry.packs.first { $0.id.value == pack.value }?.conflicts.first { conflict in
            let isExcused =
                !conflict.unless.isEmpty
                && conflict.unless.allSatisfy { overlay.slotValue($0.slot.value)?.value == $0.value.value }
            return conflict.pack.value == other.value && !isExcused
        }
    }
}

extension Diagnostic {
    fileprivate static func registryVersion(
        _ wanted: Located<VersionRequirement>, _ version: Located<SemanticVersion>
    ) -> Self {
        Diagnostic(
            .registryVersion, at: wanted.range,
            "the overlay asks for registry \(wanted.value.text), and this one is \(version.value)",
            notes: [Note("the registry's version", at: version.range)],
            help: "read what changed in the registry, then widen the requirement")
    }

    fileprivate static func pinMismatch(_ pin: Located<String>, _ digest: String) -> Self {
        Diagnostic(
            .pinMismatch, at: pin.range,
            "the registry is not the one this overlay was reviewed against: its SHA-256 is \(digest)",
            help: "read what changed in the registry, then write its digest here")
    }

    fileprivate static func conflictingPacks(
        _ pack: Located<String>, _ other: Located<String>, _ conflict: Pack.Conflict
    ) -> Self {
        let unless = conflict.unless.map { "\($0.slot.value) = \($0.value.value)" }.joined(separator: " and ")
        let reason = conflict.reason.map { ": \($0.value)" } ?? ""
        return Diagnostic(
            .conflictingPacks, at: pack.range, "packs '\(other.value)' and '\(pack.value)' conflict\(reason)",
            notes: [Note("the conflict is declared here", at: conflict.pack.range)],
            help: unless.isEmpty ? "select one of the two" : "select one of the two, or bind \(unless)")
    }
}
