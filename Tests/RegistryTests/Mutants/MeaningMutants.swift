import Diagnostics

/// What compiles and is not what its author meant.
enum MeaningMutants {
    static let all: [Slip] = slow + matchesEverything + neverMatches + unportable + unescapedDots + mixedUp

    private static let slow: [Slip] =
        [
            #"^[ \t]+«(?:(?:@\w+(?:\([^()\n]*\))?|private|weak)(?:\(set\))? +)+»(?:let|var)"#,
            #"\bimport +«(?:\w+\.?)+»;"#,
            #"\bclass \w+: «(?:\w+,?[ \t]*)*»\{"#,
            #"@available\(«(?:[^)]*,?)*»deprecated"#,
            #""«(?:[^"\\]|\\.|\w)*»"x"#,
            #"\bScrollView\b[^{\n]*\{«\s*»\s*\s*(?:V|H)Stack\b"#,
            #"\bfunc «(?:\w+)+»\("#,
            #"\bTask«(?:[ \t]*\w*)*»\{"#,
            #"\b(?:let|var) «(?:\w|_)+»: Bool\b"#,
            #"//«(?:[^\n]|\t)*»TODO\("#,
            #"\bcase «(?:\w+(?:, )?)*»="#,
            #"«(?:a|aa)+»\.shared"#,
            #"\.«(?:\w*\.*)+»shared\("#,
            #"\[«(?:[^\]\n]*,)*»[^\]]*x"#,
        ].map { .regex(.slowRegex, $0) } + [
            .regex(.slowRegex, #"\benum\s+\w+\s*\{«(?:\s*//[^\n]*)*»\s*case none"#, "on: file"),
            .regex(.slowRegex, #"print\("#, #"unless: '«(?:\w+ ?)+»:'"#),
        ]

    private static let matchesEverything: [Slip] =
        [
            #"«(?:@\w+[ \t]+)*(?:public[ \t]+)?»"#,
            #"«^[ \t]*(?://.*)?»"#,
            #"«\bprint|»"#,
            #"«|\bprint\(»"#,
            #"«(?:print|)»"#,
            #"«(?=\bprint\()»"#,
            #"«\b»"#,
            #"«(?:let|var){0,3}»"#,
            #"«(?i)»"#,
            #"«(?#print)»"#,
            #"«^»"#,
            #"«$»"#,
            #"«\w*?»"#,
            #"«\Q\E»"#,
        ].map { .regex(.matchesEverything, $0) } + [
            .rule(.matchesEverything, #"patterns: [{regex: «'[^ ]+'», message: text}]"#),
            .scalar(.matchesEverything, "«'.+'»"),
            .scalar(.matchesEverything, "«'.'»"),
            .scalar(.matchesEverything, #"«'\S'»"#),
            .scalar(.matchesEverything, #"«'^[^\n]+$'»"#),
            .scalar(.matchesEverything, #"«'[\w\W]'»"#),
            .regex(.matchesEverything, #"print\("#, "unless: '«.*»'"),
        ]

    private static let neverMatches: [Slip] = [
        #"\bprint\(«\n»"#,
        #"\bprint\(«$»\w"#,
        #"\bimport«^»Foundation"#,
        #"\b(?:Queue|Group|«Queue»)\b"#,
        #"\b(?:Task|Thread|«TaskGroup»)"#,
        #"\bimport«\A»Foundation"#,
        #"print\(«\z»x"#,
        #"print\(«\Z»x"#,
        #"\{«\R»\}"#,
        #"\{«[\r\n]»\}"#,
        #"[ \t]*«\n»\}"#,
        #"(?:print|dump«\n»)\("#,
        #"print«[^\s\S]»"#,
        #"print«[\d--\w]»"#,
        #"print«[\S&&\s]»\("#,
        #"print«[\s&&\v]»\("#,
        #"(?:dump|print«[a&&b]»)\("#,
        #"\{«\v»+\}"#,
        #"\bprint\(«\u000A»"#,
    ].map { .regex(.neverMatches, $0) }

    private static let unportable: [Slip] = [
        #"\bprint«(?!Error)»"#,
        #"«(?<![\w.])»print\("#,
        #"(\w+) = «\1»\b"#,
        #"\bprint«(?=\()»"#,
        #"«(?>print|dump)»\("#,
        #"«\w++»\.shared"#,
        #"«\X»print"#,
        #"«\G»print"#,
        #"(?<name>\w+) = «\k<name>»\b"#,
    ].map { .regex(.unportableRegex, $0) }

    private static let unescapedDots: [Slip] = [
        #"\bhttps?://www\.w3«.»org/"#,
        #"\bPrivacyInfo«.»plist\b"#,
        #"\bapi«.»example\.com\b"#,
        #"\bapi\.example«.»com\b"#,
        #"\bLocalizable«.»strings\b"#,
        #"\bPackage«.»swift\b"#,
        #"[\w-]+«.»xcconfig\b"#,
        #"\b[A-Za-z]+«.»storyboard\b"#,
        #"\b(?:Info|Debug)«.»plist\b"#,
        #"\bMain«.»storyboard\b"#,
    ].map { .regex(.unescapedDot, $0) }

    private static let mixedUp: [Slip] = [
        .regex(.invalidRegex, "Sources/*«*»/View.swift"),
        .scalar(.globRegexMixup, "«'Sources/*.swift'»"),
        .scalar(.globRegexMixup, "«Sources/*/Data»"),
        .regex(.invalidRegex, "«*»View.swift"),
        .regex(.invalidRegex, "«*»*/*.swift"),
        .regex(.invalidRegex, "Sources/*«*»/*.swift"),
    ]
}
