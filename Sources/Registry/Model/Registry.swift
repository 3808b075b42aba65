package import Diagnostics
package import Patterns

/// The rules of an organisation, decoded from one file or a folder of them.
///
/// Decoding keeps whatever could be read, so that validation reports every problem in one run; nothing is planned or
/// emitted from a registry that has errors.
package struct Registry: Sendable {
    /// In path order.
    package var files: [SourceFile] = []
    package var version: Located<SemanticVersion>?
    package var updated: Located<CalendarDate>?
    package var owner: Located<String>?
    package var description: Located<String>?
    package var scope = RegistryScope()
    /// As declared, strongest first; see `levels`.
    package var severityLevels: [Located<String>] = []
    package var enforcementKinds: [EnforcementMeaning] = []
    package var exceptionMarker: Located<String>?
    package var roles: [Role] = []
    package var vocabularies: [Vocabulary] = []
    package var families: [Family] = []
    package var packs: [Pack] = []
    package var slotsDescription: Located<String>?
    package var slots: [Slot] = []
    package var persistence: PersistenceDecision?
    package var classesDescription: Located<String>?
    package var classes: [DataClass] = []
    /// Consumer versions compiled for: tool and version, e.g. `swiftlint` and `0.59`.
    package var targets: [TargetVersion] = []
    package var policy = Policy()
    /// In the order of the files.
    package var rules: [Rule] = []
    /// Kinds of names of which some could not be read, which was reported: a reference that leads nowhere may mean one
    /// of them, and is no second error.
    package var unreadNames: Set<NameKind> = []
    /// Around what the YAML reader could not read.
    var broken = BrokenBlocks([])

    /// The levels of a registry that names none.
    package static let defaultSeverityLevels = ["blocking", "important", "suggestion"]
    /// The severity levels in force, strongest first; never empty.
    package var levels: [String] {
        severityLevels.isEmpty ? Self.defaultSeverityLevels : severityLevels.map(\.value)
    }

    /// The pack of every file that is not under `packs/<id>/`.
    package static let platformPack = "platform"

    package init() {}
}

/// What a registry gives names to.
package enum NameKind: String, Sendable, CaseIterable {
    case role, vocabulary, slot
    case dataClass = "class"
    case pack, rule
}

package struct TargetVersion: Sendable {
    package let tool: Located<String>
    package let version: Located<String>

    package init(tool: Located<String>, version: Located<String>) {
        self.tool = tool
        self.version = version
    }
}

/// What every rule inherits, and what the registry does not speak for.
package struct RegistryScope: Sendable {
    package var languages: [Located<String>] = []
    package var paths: [Located<Glob>] = []
    package var excludePaths: [Located<Glob>] = []
    package var notCovered: [NotCovered] = []

    package struct NotCovered: Sendable {
        package let name: Located<String>
        package let note: Located<String>?
        package let globs: [Located<Glob>]
        package let imports: [Located<String>]

        package init(
            name: Located<String>, note: Located<String>?, globs: [Located<Glob>] = [], imports: [Located<String>] = []
        ) {
            self.name = name
            self.note = note
            self.globs = globs
            self.imports = imports
        }
    }

    package init() {}
}

/// Who decides a rule.
package enum Enforcement: String, Sendable, Hashable, CaseIterable {
    case format, lint, scan, judgement
}

package struct EnforcementMeaning: Sendable {
    package let kind: Located<Enforcement>
    package let meaning: Located<String>

    package init(kind: Located<Enforcement>, meaning: Located<String>) {
        self.kind = kind
        self.meaning = meaning
    }
}

/// A name for places in a module. Overlays bind it to paths.
package struct Role: Sendable {
    package let id: Located<String>
    package let about: Located<String>
    /// The role whose folder `{dir}` and `{stem}` of a binding speak of, where the registry says so.
    package let within: Located<String>?

    package init(id: Located<String>, about: Located<String>, within: Located<String>? = nil) {
        self.id = id
        self.about = about
        self.within = within
    }

    /// The role that `{dir}` and `{stem}` of a binding of this role stand for; nil for a role that takes neither.
    package var subject: String? {
        if let within { return within.value }
        switch id.value {
        case "screen.root": return nil
        case "service.request", "service.response": return "service.dir"
        case "service.dir": return "screen.root"
        default:
            let family = id.value.prefix { $0 != "." }
            return ["screen", "subview", "repository"].contains(family) ? "screen.root" : nil
        }
    }
}

/// A set of words that rules read. An overlay may bind its own; the registry's defaults count where it does not.
package struct Vocabulary: Sendable {
    /// How an entry matches a word: at its start or its end, at a camel-case boundary; as a whole; or as a regex for all
    /// of it.
    package enum Match: String, Sendable, CaseIterable {
        case prefix, suffix, exact, regex
    }

    package let id: Located<String>
    package let about: Located<String>?
    package let match: Located<Match>?
    /// Nil where the registry gives no defaults: the vocabulary is then unbound until an overlay binds it.
    package let defaults: [Located<String>]?

    package init(
        id: Located<String>, about: Located<String>?, match: Located<Match>?, defaults: [Located<String>]?
    ) {
        self.id = id
        self.about = about
        self.match = match
        self.defaults = defaults
    }

    /// How entries of a vocabulary that says nothing about it match: by its name.
    package static func inferredMatch(of name: String) -> Match {
        if name.hasSuffix("Prefix") || name.hasSuffix("Prefixes") { return .prefix }
        if name.hasSuffix("Suffix") || name.hasSuffix("Suffixes") { return .suffix }
        return .exact
    }

    package var effectiveMatch: Match { match?.value ?? Self.inferredMatch(of: id.value) }
}

/// The rules whose IDs share a prefix.
package struct Family: Sendable {
    package let id: Located<String>
    package let title: Located<String>
    package let order: Located<Int>?
    package let note: Located<String>?
    /// What a reviewer looks at to judge these rules; families that say the same stand together in the audit list.
    package let review: Located<String>?

    package init(
        id: Located<String>, title: Located<String>, order: Located<Int>?, note: Located<String>?,
        review: Located<String>?
    ) {
        self.id = id
        self.title = title
        self.order = order
        self.note = note
        self.review = review
    }
}

/// A rule set that an overlay may select.
package struct Pack: Sendable {
    package struct Conflict: Sendable {
        package let pack: Located<String>
        package let unless: [SlotChoice]
        package let reason: Located<String>?

        package init(pack: Located<String>, unless: [SlotChoice], reason: Located<String>?) {
            self.pack = pack
            self.unless = unless
            self.reason = reason
        }
    }

    /// What a module that follows the pack can say of itself, and the rules that say it.
    package struct Acceptance: Sendable {
        package let clause: Located<String>
        /// IDs, and families for all of their rules.
        package let rules: [Located<String>]

        package init(clause: Located<String>, rules: [Located<String>]) {
            self.clause = clause
            self.rules = rules
        }
    }

    package let id: Located<String>
    package let title: Located<String>?
    package let about: Located<String>?
    package let requirements: [Requirement]
    package let conflicts: [Conflict]
    package let acceptance: [Acceptance]

    package init(
        id: Located<String>, title: Located<String>?, about: Located<String>?, requirements: [Requirement],
        conflicts: [Conflict], acceptance: [Acceptance] = []
    ) {
        self.id = id
        self.title = title
        self.about = about
        self.requirements = requirements
        self.conflicts = conflicts
        self.acceptance = acceptance
    }
}

/// A slot and one of its values.
package struct SlotChoice: Sendable {
    package let slot: Located<String>
    package let value: Located<String>

    package init(slot: Located<String>, value: Located<String>) {
        self.slot = slot
        self.value = value
    }
}

/// A choice that each module makes.
package struct Slot: Sendable {
    package struct Value: Sendable {
        package let id: Located<String>
        package let meaning: Located<String>

        package init(id: Located<String>, meaning: Located<String>) {
            self.id = id
            self.meaning = meaning
        }
    }

    package let id: Located<String>
    package let governs: [Located<String>]
    package let values: [Value]
    package let note: Located<String>?

    package init(id: Located<String>, governs: [Located<String>], values: [Value], note: Located<String>?) {
        self.id = id
        self.governs = governs
        self.values = values
        self.note = note
    }
}

/// Repository-wide levels of diagnostics, and what an overlay may lower or waive.
package struct Policy: Sendable {
    package enum Level: String, Sendable, CaseIterable {
        case allow, note, warn, deny
    }
    package enum Overriding: String, Sendable, CaseIterable {
        case free
        case signedOff = "signed-off"
        case never
    }

    package var diagnostics: [(code: Located<DiagnosticCode>, level: Located<Level>)] = []
    /// By family or rule ID; a rule ID wins. What is not named is `free`.
    package var overridable: [(subject: Located<String>, level: Located<Overriding>)] = []

    package init() {}
}
