import Diagnostics

/// Path patterns beside a pattern, and the regexes of predicates.
enum PlaceMutants {
    static let all: [Slip] = globs + predicates

    private static func glob(_ code: DiagnosticCode, _ glob: String, _ key: String = "where") -> Slip {
        .regex(code, #"\bprint\("#, "\(key): ['\(glob)']")
    }

    private static let globs: [Slip] = [
        glob(.invalidGlob, "«/»Sources/*.swift"),
        glob(.invalidGlob, "Sources«/»"),
        glob(.invalidGlob, "Sources/«**Mapper.swift»"),
        glob(.invalidGlob, "Sources/«{»A,B/*.swift"),
        glob(.invalidGlob, "Sources/[A«/»*.swift"),
        glob(.invalidGlob, "Sources/«..»/*.swift"),
        glob(.invalidGlob, "Sources/«.»/*.swift"),
        glob(.invalidGlob, "Sources/«[»A", "not"),
        glob(.invalidGlob, "Sources/«/»*.swift"),
        glob(.invalidGlob, "Sources/«{A}»/*.swift"),
        .regex(.globRegexMixup, #"\bprint\("#, "where: [«'^Sources/*'»]"),
        .regex(.globRegexMixup, #"\bprint\("#, #"where: [«'Sources/.*\.swift'»]"#),
        .regex(.globRegexMixup, #"\bprint\("#, "not: [«'Sources/.+'»]"),
        .regex(.globRegexMixup, #"\bprint\("#, "where: [«'(?:A|B)/*.swift'»]"),
        .regex(.globRegexMixup, #"\bprint\("#, "where: [«'Sources/*.swift$'»]"),
    ]

    private static func predicate(_ code: DiagnosticCode, _ name: String, _ params: String) -> Slip {
        .rule(
            code, "predicate: \(name)\nparams: {\(params)}",
            top: "roles: {screen.viewmodel: text, screen.root: text}\nvocabularies: {Words: {about: text}}")
    }

    private static let predicates: [Slip] = [
        predicate(.invalidRegex, "forbidden_pattern", "subject_role: screen.viewmodel, pattern: '\\bprint«(»'"),
        predicate(.invalidRegex, "forbidden_pattern", "subject_role: screen.viewmodel, pattern: '[«z-a»]'"),
        predicate(.invalidRegex, "forbidden_member", "subject_role: screen.viewmodel, pattern: '«\\bvar \\w+»'"),
        predicate(.matchesEverything, "forbidden_pattern", "subject_role: screen.viewmodel, pattern: '«\\w*»'"),
        predicate(.globRegexMixup, "forbidden_pattern", "subject_role: screen.viewmodel, pattern: «'Data/*.swift'»"),
        predicate(.invalidRegex, "vocabulary", "vocabulary_key: Words, declaration: '«func \\w+»'"),
        predicate(.invalidRegex, "vocabulary", "vocabulary_key: Words, declaration: '(func*«*»)'"),
    ]
}
