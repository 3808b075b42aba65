import Diagnostics

/// What a pattern reads of an overlay, misspelled or in the wrong place.
enum PlaceholderMutants {
    private static let top =
        "vocabularies: {BooleanPrefixes: {about: text, default: [is]}, Calls: {about: text, match: regex, default: [log]}}\n"
        + "module_overlay_slots: {slots: [{id: NavExitShape, governs: [READ-01], values: {event: text, closure: text}}]}"

    static let all: [Slip] = unknown + malformed + lost

    private static func mutant(_ code: DiagnosticCode, _ regex: String) -> Slip {
        .rule(code, "when: {slot: NavExitShape}\npatterns:\n  - regex: '\(regex)'\n    message: text", top: top)
    }

    private static let unknown: [Slip] = [
        .regex(.unknownSubstitution, #"^import «${sibblings}»"#),
        mutant(.unknownSubstitution, #"\bimport «${sibling}»\b"#),
        mutant(.unknownSubstitution, #"\bimport «${Module}»\b"#),
        mutant(.unknownSubstitution, #"\bimport «${module.name}»\b"#),
        mutant(.unknownSubstitution, #"\blog\(«${inventory.logable-never}»"#),
        mutant(.unknownSubstitution, #"\blog\(«${inventory}»"#),
        mutant(.unknownSubstitution, #"\blog\(«${vocabularies.BooleanPrefixes}»"#),
        mutant(.unknownSubstitution, #"\bvar «${BooleanPrefixes}»[A-Z]"#),
        mutant(.unknownVocabulary, #"\bvar ${vocabulary.«BooleanPrefix»}[A-Z]"#),
        mutant(.unknownVocabulary, #"\bvar ${vocabulary.«booleanPrefixes»}[A-Z]"#),
        mutant(.unknownSlot, #"\benum ${slot.«NavExit»}Event"#),
    ]

    private static let malformed: [Slip] = [
        .regex(.invalidRegex, #"print\(«${»siblings"#),
        mutant(.invalidRegex, #"\bimport «${}»\b"#),
        mutant(.invalidRegex, #"\bimport «${sib lings}»\b"#),
        mutant(.invalidRegex, #"\bimport «${sib*}»\b"#),
        mutant(.invalidRegex, #"\bimport $ «{»siblings}\b"#),
        mutant(.invalidRegex, #"\bimport «{»siblings}\b"#),
        mutant(.invalidRegex, #"\bimport ${siblings}«}»\b"#),
        mutant(.invalidRegex, #"\bimport «(»${siblings}"#),
        mutant(.invalidRegex, #"${siblings}|${module}«[»a"#),
    ]

    private static let lost: [Slip] = [
        mutant(.invalidRegex, #"\bimport [«${siblings}»]"#),
        mutant(.invalidRegex, #"\bimport [^«${module}»]x"#),
        mutant(.invalidRegex, #"\bimport \Q«${siblings}»\E"#),
        .rule(
            .invalidRegex, "patterns:\n  - regex: 'print # «${siblings}»'\n    flags: [x]\n    message: text", top: top),
        .top(.invalidRegex, "vocabularies: {Calls: {about: text, match: regex, default: ['log«(»']}}"),
        .top(.invalidRegex, "vocabularies: {Calls: {about: text, match: regex, default: [log, '«+»']}}"),
        .top(.invalidRegex, "vocabularies: {Calls: {about: text, match: regex, default: ['(a)«\\1»']}}"),
    ]
}
