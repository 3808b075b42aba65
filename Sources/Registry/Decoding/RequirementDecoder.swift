import Diagnostics
import YAML

/// Reads conditions: of a rule, of a pattern (slots only), of a pack (what a module must target).
struct RequirementDecoder {
    enum Kind: CaseIterable {
        case slot, languageMode, deploymentTarget, framework, addedFile
    }

    let decoder: MappingDecoder

    func requirements(_ kinds: [Kind]) -> [Requirement] {
        kinds.flatMap { kind -> [Requirement] in
            switch kind {
            case .slot: slots()
            case .languageMode: languageMode()
            case .deploymentTarget: deploymentTargets()
            case .framework: decoder.text("framework").map { [.framework($0)] } ?? []
            case .addedFile: addedFile()
            }
        }
    }

    private func slots() -> [Requirement] {
        guard let node = decoder.value("slot") else { return [] }
        if node.scalar != nil {
            guard let slot = decoder.text("slot") else { return [] }
            guard let value = decoder.stray("value") else { return [.slotBound(slot)] }
            decoder.findings.add(.valueBesideSlot(value, slot, in: decoder.subject))
            return []
        }
        return decoder.members("slot").compactMap { slot, value in
            decoder.text(of: value, slot.value).map { .slotValue(SlotChoice(slot: slot, value: $0)) }
        }
    }

    private func languageMode() -> [Requirement] {
        let mode = decoder.value("language_mode", expected: "a Swift language mode such as 6", help: "write 5 or 6") {
            SemanticVersion($0, lenient: true) == nil ? nil : $0
        }
        return mode.map { [.languageMode($0)] } ?? []
    }

    private func deploymentTargets() -> [Requirement] {
        decoder.members("deployment_target").compactMap { platform, node in
            let what = "a platform of \(decoder.subject)"
            guard PlatformVersion.platforms.contains(platform.value) else {
                decoder.findings.add(.notAChoice(platform, what, among: PlatformVersion.platforms, code: .wrongType))
                return nil
            }
            guard let text = decoder.text(of: node, platform.value) else { return nil }
            let version = decoder.convert(
                text, platform.value, expected: "a version such as 17.0", help: "write numbers between dots"
            ) {
                SemanticVersion($0, lenient: true) == nil ? nil : $0
            }
            return version.map { .deploymentTarget(platform: platform, version: $0) }
        }
    }

    private func addedFile() -> [Requirement] {
        let flag = decoder.value("added_file", expected: "true", help: "remove it where the rule is about every file") {
            $0 == "true" ? true : nil
        }
        return flag.map { [.addedFile($0.range)] } ?? []
    }
}

extension Diagnostic {
    fileprivate static func valueBesideSlot(_ value: YAMLEntry, _ slot: Located<String>, in subject: String) -> Self {
        Diagnostic(
            .unknownKey, at: value.key.range, "\(subject) has no key 'value'",
            help: "write 'slot: {\(slot.value): \(value.value.scalar?.text ?? "VALUE")}'")
    }
}
