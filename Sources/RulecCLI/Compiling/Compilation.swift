package import Artifacts
package import Diagnostics
package import Planning
package import Registry

/// The stages of the compiler, composed: files become located YAML, a registry and overlays, one plan a module, and
/// output files. Each stage is pure and returns what it could make plus its findings; only the caller touches a disk.
package struct Compilation: Sendable {
    package let registry: Registry
    package let registryDigest: String
    /// Overlays that could be decoded, by module name, with the digest of their files.
    package let overlays: [(overlay: Overlay, digest: String)]
    /// Of all overlay files, those that could not be decoded included.
    package let overlayPaths: Set<String>
    package let findings: [Diagnostic]

    /// Load, decode and validate. `asOf` nil reads no clock: nothing is said about expiry.
    package init(registry documents: [RegistryDocument], overlays files: [SourceFile], asOf: CalendarDate?) {
        let decoded = RegistryDecoder.decode(documents)
        let digest = RegistryDigest.sha256(of: documents)
        var findings = decoded.diagnostics + RegistryValidator.validate(decoded.registry)
        var overlays: [(overlay: Overlay, digest: String)] = []
        let read = files.concurrentMap { file -> (overlay: Overlay?, digest: String, diagnostics: [Diagnostic]) in
            let (overlay, diagnostics) = OverlayDecoder.decode(file)
            guard let overlay else { return (nil, "", diagnostics) }
            let more = OverlayValidator.validate(
                overlay, against: decoded.registry, registryDigest: digest, asOf: asOf)
            return (overlay, SHA256.hexDigest(file.bytes), diagnostics + more)
        }
        for file in read {
            findings += file.diagnostics
            if let overlay = file.overlay { overlays.append((overlay, file.digest)) }
        }
        findings += ModuleSetValidator.validate(overlays.map(\.overlay))
        self.registry = decoded.registry
        self.registryDigest = digest
        self.overlays = overlays.sorted { $0.overlay.module.value < $1.overlay.module.value }
        self.overlayPaths = Set(files.map(\.path))
        self.findings = findings
    }

    /// The plan of one module. Only for a compilation whose findings hold no error about it.
    package func plan(_ overlay: Overlay) -> ModulePlan {
        Planner.plan(overlay, against: registry)
    }

    /// What the artifacts are made of: all modules, or those named. Only for a compilation whose findings hold no error
    /// about them.
    package func emission(of modules: [String]? = nil, repositoryFromOutput: String) -> EmissionInput {
        EmissionInput(
            registry: registry, registryDigest: registryDigest,
            modules: overlays.filter { modules?.contains($0.overlay.module.value) ?? true }.concurrentMap {
                EmissionModule(plan: plan($0.overlay), overlayDigest: $0.digest)
            },
            repositoryFromOutput: repositoryFromOutput)
    }
}
