package import Diagnostics
import YAML

/// Reads one overlay: its YAML, its keys at every depth, its paths. What a value means in a registry is not asked here.
package enum OverlayDecoder {
    /// The overlay is nil where it has no module or no source; diagnostics are those of the YAML reader and the decoder.
    package static func decode(_ file: SourceFile) -> (overlay: Overlay?, diagnostics: [Diagnostic]) {
        let reading = YAMLReader.read(file)
        let findings = Findings()
        var overlay = overlay(of: reading, in: file, findings)
        let broken = BrokenBlocks(reading.diagnostics)
        let isUnreadable = reading.diagnostics.contains { $0.severity == .error }
        overlay?.hasUnreadableText = isUnreadable
        overlay?.broken = broken
        return (overlay, reading.diagnostics + findings.diagnostics.filter { !broken.explain($0) })
    }

    private static func overlay(of reading: YAMLReading, in file: SourceFile, _ findings: Findings) -> Overlay? {
        guard let root = reading.joinedDocuments, root.kindName != "nothing" else {
            if reading.diagnostics.isEmpty { findings.add(.emptyFile(file.range(0..<0))) }
            return nil
        }
        if reading.documents.count > 1 { findings.add(.secondDocument(reading.documents[1].range)) }
        guard let decoder = MappingDecoder(root, .overlay, as: "the overlay", findings: findings) else { return nil }
        return OverlayReader(decoder, file).read()
    }
}

extension Diagnostic {
    /// Whether it says that something is absent. Where a part of the text could not be read, that is not known.
    var speaksOfAbsence: Bool {
        switch code {
        case .missingKey, .overrideWithoutReason, .waiverWithoutReason, .unboundSlot, .unboundRole, .unboundVocabulary,
            .missingAccessibility, .missingSignOff, .missingReduction, .missingInventory, .missingParameter,
            .slotNeedsTwoValues, .incompleteRetirement, .lintWithoutMechanism, .patternWithoutExample:
            true
        default: false
        }
    }
}

/// Reads the keys of one overlay, in the order in which help lists them.
struct OverlayReader {
    let decoder: MappingDecoder
    let file: SourceFile
    let paths: OverlayPathReader
    var findings: Findings { decoder.findings }

    init(_ decoder: MappingDecoder, _ file: SourceFile) {
        self.decoder = decoder
        self.file = file
        paths = OverlayPathReader(findings: decoder.findings)
    }

    func read() -> Overlay? {
        let module = decoder.required("module").flatMap { decoder.text(of: $0, "module") }.flatMap(moduleName)
        let title = decoder.text("title")
        let owner = decoder.text("owner")
        let source = decoder.required("source").flatMap { paths.folder($0, "source") }
        // The other keys are read even where the overlay comes to nothing, so that one run reports all that is wrong.
        let stand = Located("", at: decoder.place)
        var overlay = Overlay(file: file, module: module ?? stand, source: source ?? stand)
        overlay.place = decoder.entry("module")?.key.range ?? decoder.place
        overlay.title = title
        overlay.owner = owner
        readIdentity(into: &overlay)
        readBindings(into: &overlay)
        readInventory(into: &overlay)
        readPaths(into: &overlay)
        readExceptions(into: &overlay)
        readTools(into: &overlay)
        overlay.malformed.formUnion(decoder.finish())
        requireAnchors(of: overlay)
        return module == nil || source == nil ? nil : overlay
    }

    /// The name becomes a folder of the output and stands in regular expressions.
    private func moduleName(_ name: Located<String>) -> Located<String>? {
        decoder.convert(
            name, "module", expected: "a name of letters, digits, '_' and '-'",
            help: "write the name that code imports, e.g. 'Booking'"
        ) { text in
            let isName =
                !text.isEmpty && text.utf8.count <= 100
                && text.unicodeScalars.allSatisfy { $0 == "_" || $0 == "-" || $0.properties.isXIDContinue }
            return isName && text.first != "-" ? text : nil
        }
    }

    private func readIdentity(into overlay: inout Overlay) {
        overlay.tests = decoder.value("tests").flatMap { paths.folder($0, "tests") }
        overlay.package = decoder.value("package").flatMap { paths.folder($0, "package") }
        overlay.malformed.formUnion(
            decoder.present(["tests": overlay.tests == nil, "package": overlay.package == nil]))
        overlay.registry = registryRequirement()
        overlay.packs = words("packs")
        overlay.frameworks = words("frameworks")
        overlay.languages = words("languages")
        overlay.languageMode = decoder.value(
            "language_mode", expected: "5 or 6", help: "write the language mode in which the module is built"
        ) { ["5", "6"].contains($0) ? $0 : nil }
        overlay.deploymentTarget = deploymentTarget()
        overlay.siblings = words("siblings") ?? []
    }

    /// A list of words, each kept once.
    private func words(_ key: String) -> [Located<String>]? {
        decoder.items(key).map { items in
            var seen = Set<String>()
            return items.compactMap { decoder.statement(of: $0, key) }.filter { seen.insert($0.value).inserted }
        }
    }

    private func registryRequirement() -> RegistryRequirement? {
        guard let node = decoder.value("registry") else { return nil }
        if node.scalar != nil {
            return RegistryRequirement(version: versionRequirement(decoder.text(of: node, "registry")), sha256: nil)
        }
        guard let mapping = decoder.mapping("registry", as: "'registry' of the overlay") else { return nil }
        let version = versionRequirement(mapping.requiredText("version"))
        let digest = mapping.value(
            "sha256", expected: "a SHA-256 of 64 hexadecimal digits",
            help: "write the whole digest, with the digits 0 to 9 and a to f"
        ) { text in
            text.utf8.count == 64 && text.allSatisfy { $0.isASCII && $0.isHexDigit } ? text.lowercased() : nil
        }
        mapping.finish()
        return RegistryRequirement(version: version, sha256: digest)
    }

    private func versionRequirement(_ text: Located<String>?) -> Located<VersionRequirement>? {
        text.flatMap {
            decoder.convert(
                $0, "registry", expected: "a version requirement such as '>=1.2 <2'",
                help: "compare with >=, <=, >, < or =; what others write as ^1.2 is '>=1.2 <2'"
            ) {
                VersionRequirement($0)
            }
        }
    }

    private func deploymentTarget() -> [PlatformVersion] {
        guard let mapping = decoder.mapping("deployment_target") else { return [] }
        let versions = PlatformVersion.platforms.compactMap { platform -> PlatformVersion? in
            guard let entry = mapping.entry(platform),
                let version = mapping.value(
                    platform, expected: "a version such as 17.0", help: "write numbers between dots",
                    { SemanticVersion($0, lenient: true) == nil ? nil : $0 })
            else { return nil }
            return PlatformVersion(platform: Located(platform, at: entry.key.range), version: version)
        }
        mapping.finish()
        return versions
    }
}

extension MappingDecoder {
    /// Those keys of which it is true that they gave no value and that yet are there: what they hold is unreadable.
    func present(_ gaveNothing: [String: Bool]) -> Set<String> {
        Set(gaveNothing.filter { $0.value && value($0.key) != nil }.keys)
    }
}
