extension PredicateDeclaration {
    /// The keys of `limits`, with the values that count where a rule names none (lines).
    package static let fileSizeLimits = [("entry", 600), ("file", 400), ("function", 40), ("mark", 120)]

    /// A rule's own limit, or the one that counts without.
    package static func fileSizeLimit(_ name: String, among own: [(name: String, value: Int)]) -> Int {
        own.first { $0.name == name }?.value ?? fileSizeLimits.first { $0.0 == name }?.1 ?? 0
    }

    static let fileSize = PredicateDeclaration(
        "file_size",
        holds: """
            A screen entry file has at most 600 lines, any other file at most 400, a function at most 40, and a file \
            over 120 lines has a `MARK`; generated and fixture paths and files under `test_marker` are exempt.
            """,
        parameters: [
            Parameter("test_marker", .text, about: "the part of a path that marks tests, which are exempt"),
            Parameter("limits", .limits, about: "other limits in lines: `entry`, `file`, `function`, `mark`"),
        ],
        usesIfBound: ["screen.entry"])
}
