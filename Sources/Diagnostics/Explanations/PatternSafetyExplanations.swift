/// What a pattern can do that its author did not mean.
extension Explanation {
    static let scopeWidens = Explanation(
        "rules that reach beyond the registry's scope",
        """
        The registry's `scope.paths` says which files the standard speaks about; a rule may only narrow that. A rule \
        that selects other files would report code that everybody was told is not covered. The path in the message is \
        one that the rule would select and the registry does not.
        """,
        example: .rule("scope:\n  paths: [\"Sources/**\"]", below: "scope:\n  paths: [\"**/*.swift\"]"),
        mend: "Narrow the rule's path, `\"Sources/**/*.swift\"`, or widen the registry's scope.")

    static let matchesEverything = Explanation(
        "patterns that match everything",
        """
        A pattern that matches the empty string, or any line of ordinary code, would report a whole module. Mostly \
        everything in it is optional. It is looked for with sample values for what an overlay supplies, and again with \
        the values of each module.
        """,
        example: .rule(
            """
            patterns:
              - regex: '\\s*(?:fatalError)?'
                message: Return an error
            examples:
              bad: ["fatalError()"]
              good: ["throw LoadError.empty"]
            """, enforcement: "lint"),
        mend: "Require what makes a line one to report: `'\\bfatalError\\('`.")

    static let neverMatches = Explanation(
        "patterns, or alternatives in them, that can never match",
        """
        A line pattern sees one line, so nothing in it matches a line break; nothing stands before the start of a line \
        or behind its end; and an alternative behind one that matches the same is never reached. What its author had \
        in mind is not reported.
        """,
        example: .rule(
            """
            patterns:
              - regex: '\\b(?:print|dump|print)\\('
                message: Use the logger
            examples:
              bad: ["print(seat)"]
              good: ["logger.debug(seat)"]
            """, enforcement: "lint"),
        mend: """
            Remove the alternative or put the longer one first; write `on: file` for a pattern that spans lines, with \
            `\\n` where a line ends.
            """)

    static let slowRegex = Explanation(
        "patterns that some texts slow down beyond measure",
        """
        A backtracking engine tries every way in which repetitions can share a text. Where one repetition stands in \
        another, or several can match the same, there are so many ways that one long line takes seconds. SwiftLint's \
        engine gives up after about a second and goes on, so matches are lost in silence. Growth that doubles with \
        every few characters is an error, growth with a power of the length a warning, and so is more than a thousand \
        steps for each character, which many counts with an upper limit come to together. The text in the message was \
        tried out: a plain backtracking search takes that many steps on it.
        """,
        example: .rule(
            """
            patterns:
              - regex: '\\bcase (?:\\w+,? ?)+:$'
                message: Give each case a line
            examples:
              bad: ["case one, two:"]
              good: ["default:"]
            """, enforcement: "lint"),
        mend: """
            Let each turn of the repetition begin or end with something the rest cannot match, \
            `'\\bcase \\w+(?:, \\w+)*:$'`, or make it possessive, `(?:…)++`, or atomic, `(?>…)`.
            """)

    static let unportableRegex = Explanation(
        "patterns that another engine cannot run",
        """
        Patterns are written for ICU, which SwiftLint uses, and translated for PCRE2 (semgrep, `rg -P`) and the Rust \
        engine (ripgrep). Where a construct has no equivalent, `patterns.json` says so in place of a pattern, and tools \
        on that engine do not report the rule.
        """,
        example: .rule(
            """
            patterns:
              - regex: '\\bUIImage(?!View)'
                message: Use the image loader
            examples:
              bad: ["UIImage(named: name)"]
              good: ["UIImageView()"]
            """, enforcement: "lint"),
        mend: """
            Say it without the construct, `'\\bUIImage\\b'`, or leave out lines by `unless:`. A registry whose tools all \
            run on ICU lowers it: `policy: { diagnostics: { unportable-regex: allow } }`.
            """)

    static let unescapedDot = Explanation(
        "dots in names that stand for any character",
        """
        In a regular expression `.` matches any character. In what reads like the name of a file or a host, a dot was \
        meant.
        """,
        example: .rule(
            """
            patterns:
              - regex: '\\bInfo.plist\\b'
                message: Read the value from the configuration
            examples:
              bad: ["\\"Info.plist\\""]
              good: ["configuration.version"]
            """, enforcement: "lint"),
        mend: "Write `\\.`: `'\\bInfo\\.plist\\b'`.")

    static let globRegexMixup = Explanation(
        "path patterns written as regular expressions, and the reverse",
        """
        Both use `*`, `.` and `?`, each in its own meaning: in a path pattern a dot is a dot and `*` any text in a \
        name, in a regular expression `.` is any character and `*` repeats what stands before it. Written in the wrong \
        language, a pattern is often valid and selects nothing.
        """,
        example: .rule("scope:\n  excludePaths: [\"Sources/.*.swift\"]"),
        mend: "Where paths are listed write `\"Sources/*.swift\"`, or `\"Sources/**/*.swift\"` for all folders below.")
}
