import Diagnostics

/// The same kinds of mistakes in every form in which YAML can spell the text of a regex.
enum ScalarMutants {
    static let all: [Slip] = singleQuoted + doubleQuoted + plain + literal + folded + lost

    private static let singleQuoted: [Slip] = [
        .scalar(.invalidRegex, #"'it''s «(»(''a'')'"#),
        .scalar(.invalidRegex, #"'isn''t«[»''x'"#),
        .scalar(.invalidRegex, #"'''*«*»''a'"#),
        .scalar(.invalidRegex, #"'[«''-!»]'"#),
        .scalar(.invalidRegex, #"'é→«(»'"#),
        .scalar(.invalidRegex, #"'😀++«*»'"#),
        .scalar(.invalidRegex, "'\\bprint\n      «(»'"),
        .scalar(.slowRegex, #"'it''s «(?:''+)+»x'"#),
        .scalar(.neverMatches, #"'it''s «\n»'"#),
    ]

    private static let doubleQuoted: [Slip] = [
        .scalar(.invalidRegex, #""\\bprint«(»""#),
        .scalar(.invalidRegex, #""«[»\\w\\.""#),
        .scalar(.invalidRegex, #""\\w«\\»""#),
        .scalar(.invalidRegex, #""\u0041«\x28»B""#),
        .scalar(.invalidRegex, #""\"«(»\"""#),
        .scalar(.invalidRegex, #""[«\x7a-\u0061»]""#),
        .scalar(.invalidRegex, #""«\\p{Lx}»""#),
        .scalar(.invalidRegex, #""\\w«{3,1}»\t""#),
        .scalar(.invalidRegex, "\"\\\\bprint \\\n      «(»\""),
        .scalar(.slowRegex, #""\\bimport «(?:\\w+ ?)+»:""#),
        .scalar(.neverMatches, #""print«\\n»x""#),
        .scalar(.neverMatches, #""print«\n»x""#),
        .scalar(.unescapedDot, #""\\bInfo«.»plist\\b""#),
        .scalar(.unportableRegex, #""\\bprint«(?!\\()»""#),
        .scalar(.matchesEverything, #""«\\w*»""#),
    ]

    private static let plain: [Slip] = [
        .scalar(.invalidRegex, #"\bprint«(»"#),
        .scalar(.invalidRegex, #"a«[»b"#),
        .scalar(.invalidRegex, #"\w«{3,1}»"#),
        .scalar(.invalidRegex, #"print«\2»(a)"#),
        .scalar(.invalidRegex, "\\bprint\n      «(»"),
        .scalar(.slowRegex, #"import «(?:\w+ ?)+»;"#),
        .scalar(.neverMatches, #"print\(«\n»"#),
        .scalar(.unescapedDot, #"\bInfo«.»plist\b"#),
        .scalar(.matchesEverything, #"«\w*»"#),
        .rule(.invalidRegex, #"patterns: [{regex: \bprint«(»a, message: text}]"#),
    ]

    private static let literal: [Slip] = [
        .scalar(.invalidRegex, "|-\n      \\bprint«(»"),
        .scalar(.invalidRegex, "|\n      a«[»b"),
        .scalar(.invalidRegex, "|2-\n      [«z-a»]"),
        .scalar(.invalidRegex, "|-\n      print\n      dump«)»"),
        .scalar(.neverMatches, "|-\n      print«\n»      dump"),
        .scalar(.neverMatches, "|\n      \\bprint\\(«\n»"),
        .scalar(.slowRegex, "|-\n      import «(?:\\w+ ?)+»;"),
        .scalar(.unescapedDot, "|-\n      \\bInfo«.»plist\\b"),
        .scalar(.invalidRegex, "|-\n      # the name\n      \\b«(»\\w+ # and its end", "flags: [x]"),
        .scalar(.invalidRegex, "|-\n      (?<name> \\w+ )\n      (?<«name»> \\d+ )", "flags: [x]"),
        .scalar(.slowRegex, "|-\n      import\\x20 «(?: \\w+\n        \\x20? )+»  # its parts\n      ;", "flags: [x]"),
    ]

    private static let folded: [Slip] = [
        .scalar(.invalidRegex, ">-\n      \\bprint«(»"),
        .scalar(.invalidRegex, ">-\n      \\bfunc\n      \\w+«(»"),
        .scalar(.invalidRegex, ">-\n      print\n\n      dump«)»"),
        .scalar(.neverMatches, ">\n      \\bprint\\(«\n»"),
        .scalar(.slowRegex, ">-\n      import\n      «(?:\\w+\n      ?)+»;"),
        .scalar(.unportableRegex, ">-\n      print\n      «(?!dump)»"),
        .scalar(.invalidRegex, ">-\n      «(»?: print # either\n      | dump )", "flags: [x]"),
    ]

    /// What YAML's own escapes make of a backslash that was meant for the regex.
    private static let lost: [Slip] = [
        .scalar(.yamlSyntax, #""«\w»+\.shared""#),
        .scalar(.yamlSyntax, #""\\bprint«\(»""#),
        .scalar(.yamlSyntax, #""a«\d»""#),
        .scalar(.yamlSyntax, #""a«\s»*b""#),
        .scalar(.yamlSyntax, #""a«\.»b""#),
        .scalar(.yamlSyntax, #""a«\p»{Lu}""#),
        .scalar(.yamlSyntax, #""a«\$»""#),
    ]
}
