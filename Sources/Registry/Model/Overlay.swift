package import Diagnostics
package import Patterns

/// What one module chose.
package struct Overlay: Sendable {
    package let file: SourceFile
    /// Where what is missing from the overlay is reported: the key `module`.
    package var place: SourceRange
    /// The keys `roles`, `slots` and `vocabularies`, where what is missing below them is reported.
    package var sections: [String: SourceRange] = [:]
    /// Keys, and names below `roles`, `slots` and `vocabularies`, that are misspelled or hold something unreadable. That
    /// has been reported, so nothing is said to be missing on their account.
    package var malformed: Set<String> = []
    /// Whether the YAML has errors, so that more may be written than could be read.
    package var hasUnreadableText = false
    /// Around what the YAML reader could not read.
    var broken = BrokenBlocks([])
    package let module: Located<String>
    package var title: Located<String>?
    package var owner: Located<String>?
    /// Root folder of the module's sources, relative to the repository, without a trailing slash.
    package var source: Located<String>
    package var tests: Located<String>?
    /// Folder of the module's Package.swift.
    package var package: Located<String>?
    package var registry: RegistryRequirement?
    /// Nil where the overlay names none: the platform pack.
    package var packs: [Located<String>]?
    /// Nil where the overlay is silent: every framework can apply.
    package var frameworks: [Located<String>]?
    package var languages: [Located<String>]?
    package var languageMode: Located<String>?
    package var deploymentTarget: [PlatformVersion] = []
    package var roles: [RoleBinding] = []
    package var slots: [SlotChoice] = []
    package var vocabularies: [VocabularyBinding] = []
    /// Nil where the overlay is silent, which is not the same as an empty inventory.
    package var sensitiveData: [InventoryEntry]?
    /// The key `sensitive_data`.
    package var inventoryPlace: SourceRange?
    package var noneBecause: Located<String>?
    package var siblings: [Located<String>] = []
    package var generatedPaths: [Located<Glob>] = []
    package var frozenPaths: [Located<Glob>] = []
    package var fixturePaths: [Located<Glob>] = []
    /// Per target, the modules it may import.
    package var imports: [ImportContract] = []
    package var severities: [SeverityOverride] = []
    package var waivers: [Waiver] = []
    /// Left out on purpose: a role, slot or vocabulary, and the reason.
    package var unbound: [(name: Located<String>, reason: Located<String>)] = []
    package var rollout: [Rollout] = []
    /// Second places of emitted configs: tool and path relative to the repository.
    package var emit: [(tool: Located<String>, path: Located<String>)] = []
    /// SwiftLint's own rules that the module keeps beside the registry's.
    package var passthrough: [BuiltinUse] = []
    package var targets: [TargetVersion] = []

    package init(file: SourceFile, module: Located<String>, source: Located<String>) {
        self.file = file
        self.place = module.range
        self.module = module
        self.source = source
    }

    package func slotValue(_ slot: String) -> Located<String>? { slots.first { $0.slot.value == slot }?.value }
    package func binding(ofRole role: String) -> RoleBinding? { roles.first { $0.role.value == role } }
    package func binding(ofVocabulary name: String) -> VocabularyBinding? {
        vocabularies.first { $0.vocabulary.value == name }
    }
    package func reasonForUnbound(_ name: String) -> Located<String>? {
        unbound.first { $0.name.value == name }?.reason
    }
}

package struct PlatformVersion: Sendable {
    package static let platforms = ["iOS", "macOS", "tvOS", "watchOS", "visionOS"]

    package let platform: Located<String>
    package let version: Located<String>

    package init(platform: Located<String>, version: Located<String>) {
        self.platform = platform
        self.version = version
    }
}

package struct RegistryRequirement: Sendable {
    package let version: Located<VersionRequirement>?
    /// Lower-case hexadecimal SHA-256 of the registry the overlay was reviewed against.
    package let sha256: Located<String>?

    package init(version: Located<VersionRequirement>?, sha256: Located<String>?) {
        self.version = version
        self.sha256 = sha256
    }
}

package struct RoleBinding: Sendable {
    package let role: Located<String>
    /// At least one, unless the overlay has errors.
    package let paths: [Located<PathTemplate>]

    package init(role: Located<String>, paths: [Located<PathTemplate>]) {
        self.role = role
        self.paths = paths
    }
}

package struct VocabularyBinding: Sendable {
    package let vocabulary: Located<String>
    package let entries: [Located<String>]

    package init(vocabulary: Located<String>, entries: [Located<String>]) {
        self.vocabulary = vocabulary
        self.entries = entries
    }
}

package struct ImportContract: Sendable {
    package let target: Located<String>
    package let modules: [Located<String>]

    package init(target: Located<String>, modules: [Located<String>]) {
        self.target = target
        self.modules = modules
    }
}

package struct SeverityOverride: Sendable {
    package let rule: Located<String>
    package let level: Located<String>
    package let reason: Located<String>?
    package let owner: Located<String>?
    package let expires: Located<CalendarDate>?
    /// Keys that are misspelled or hold something unreadable, which has been reported.
    package var malformed: Set<String> = []

    package init(
        rule: Located<String>, level: Located<String>, reason: Located<String>?, owner: Located<String>?,
        expires: Located<CalendarDate>?
    ) {
        self.rule = rule
        self.level = level
        self.reason = reason
        self.owner = owner
        self.expires = expires
    }
}

package struct Waiver: Sendable {
    package let rule: Located<String>
    /// Empty for the whole module.
    package let paths: [Located<Glob>]
    package let reason: Located<String>?
    package let owner: Located<String>?
    package let expires: Located<CalendarDate>?
    /// Keys that are misspelled or hold something unreadable, which has been reported.
    package var malformed: Set<String> = []

    package init(
        rule: Located<String>, paths: [Located<Glob>], reason: Located<String>?, owner: Located<String>?,
        expires: Located<CalendarDate>?
    ) {
        self.rule = rule
        self.paths = paths
        self.reason = reason
        self.owner = owner
        self.expires = expires
    }
}

/// A rule that only reports until a date.
package struct Rollout: Sendable {
    package let rule: Located<String>
    package let reportUntil: Located<CalendarDate>

    package init(rule: Located<String>, reportUntil: Located<CalendarDate>) {
        self.rule = rule
        self.reportUntil = reportUntil
    }
}
