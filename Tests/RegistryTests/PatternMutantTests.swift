import Diagnostics
import Registry
import Testing

/// Patterns of this project's registry with one thing broken, each refused or warned about where it is broken.
@Suite struct PatternMutantTests {
    private static func refused(_ regex: String) -> Slip { mutant(.invalidRegex, regex) }

    private static func mutant(_ code: DiagnosticCode, _ regex: String, _ keys: String = "") -> Slip {
        .rule(code, "patterns:\n  - regex: '\(regex)'\n    message: text\(keys.isEmpty ? "" : "\n    \(keys)")")
    }

    static let unbalanced: [Slip] = [
        refused(#"\bDispatch«(»?:Queue|Semaphore|Group|WorkItem\b|\bOperationQueue\b"#),
        refused(#"\bDispatch(?:Queue|Semaphore|Group)«)»\b"#),
        refused(#"\b(?:HTTP|URL)«(»?:Cookie|Session"#),
        refused(#"@unchecked[ \t]+«(»?:@\w+[ \t]+Sendable\b"#),
        refused(#"\bnonisolated\(unsafe\)«)»"#),
        refused(#"\.padding[ \t]*\([ \t]*«[»ab"#),
        refused(#"\bstatic[ \t]+var[ \t]+\w+«[»^\n{*$"#),
        refused(#"\bTask«(»?<name>[ \t]*\{"#),
        refused(#"(?<![\w.])«(»?:print|dump\("#),
        refused(#"\bfunc +\w+«(»?=\("#),
    ]

    static let classes: [Slip] = [
        refused(#"\b[«z-a»]\w*\.shared\b"#),
        refused(#"\b[A-Z]\w*\.[«[:alpah:]»]+"#),
        refused(#"[\w«9-0».]\.shared"#),
        refused(#"«\p{Uppercas}»\w*\.shared\b"#),
        refused(#"\bimport«[»\t"#),
        refused(#"\b[a-z&&«]»+\.main"#),
        refused(#"«[»^]"#),
        refused(#"«\N{NO SUCH NAME}»print"#),
        refused(#"[«b-A»]print"#),
        refused(#"[a-«\d»]print"#),
    ]

    static let escapes: [Slip] = [
        refused(#"\bprint«\»"#),
        refused(#"print\(«)»"#),
        refused(#"print«\x{110000»}"#),
        refused(#"print«\u12»"#),
        refused(#"print«\x»g"#),
        refused(#"print«\p»("#),
        refused(#"print«\8»"#),
        refused(#"print«\k<name>»"#),
        refused(#"print«\2»(a)"#),
        refused(#"print«\N»("#),
    ]

    static let quantifiers: [Slip] = [
        refused(#"«*»\bprint\("#),
        refused(#"«+»\bprint\("#),
        refused(#"\bprint|«?»a"#),
        refused(#"\w«{3,1}»Formatter"#),
        refused(#"\w«{»,3}Formatter"#),
        refused(#"\w*«*»print"#),
        refused(#"\w{2}«{»3}print"#),
        refused(#"(?<!«\w*»)print"#),
        refused(#"(?<=a|«b+»)print"#),
        refused(#"\w«{1,99999999»999}print"#),
    ]

    static let groups: [Slip] = [
        refused(#"«(?z»)print"#),
        refused(#"(?i«q»:print)"#),
        refused(#"«(?P»<name>print)"#),
        refused(#"«(?<1»a>print)"#),
        refused(#"(?<a>print)(?<«a»>dump)"#),
        refused(#"print«(?»"#),
        refused(#"print«(»?#never closed"#),
        mutant(.invalidRegex, #"\b(\w+)\.shared"#, "capture: «2»"),
        mutant(.invalidRegex, #"\b(?:\w+)\.shared"#, "capture: «1»"),
        refused(#"print\(«${»siblings"#),
    ]

    static let warned: [Slip] = [
        mutant(.slowRegex, #"^[ \t]+«(?:(?:@\w+(?:\([^()\n]*\))?|private|weak)(?:\(set\))? +)+»(?:let|var)"#),
        mutant(.slowRegex, #"\bimport +«(?:\w+\.?)+»;"#),
        mutant(.slowRegex, #"\bclass \w+: «(?:\w+,?[ \t]*)*»\{"#),
        mutant(.slowRegex, #"@available\(«(?:[^)]*,?)*»deprecated"#),
        mutant(.slowRegex, #""«(?:[^"\\]|\\.|\w)*»"x"#),
        mutant(.slowRegex, #"\bScrollView\b[^{\n]*\{«\s*»\s*\s*(?:V|H)Stack\b"#),
        mutant(.slowRegex, #"\benum\s+\w+\s*\{«(?:\s*//[^\n]*)*»\s*case none"#, "on: file"),
        mutant(.matchesEverything, #"«(?:@\w+[ \t]+)*(?:public[ \t]+)?»"#),
        mutant(.matchesEverything, #"«^[ \t]*(?://.*)?»"#),
        .rule(.matchesEverything, #"patterns: [{regex: «'[^ ]+'», message: text}]"#),
        mutant(.neverMatches, #"\bprint\(«\n»"#),
        mutant(.neverMatches, #"\bprint\(«$»\w"#),
        mutant(.neverMatches, #"\bimport«^»Foundation"#),
        mutant(.neverMatches, #"\b(?:Queue|Group|«Queue»)\b"#),
        mutant(.neverMatches, #"\b(?:Task|Thread|«TaskGroup»)"#),
        mutant(.unportableRegex, #"\bprint«(?!Error)»"#),
        mutant(.unportableRegex, #"«(?<![\w.])»print\("#),
        mutant(.unportableRegex, #"(\w+) = «\1»\b"#),
        mutant(.unescapedDot, #"\bhttps?://www\.w3«.»org/"#),
        mutant(.unescapedDot, #"\bPrivacyInfo«.»plist\b"#),
        mutant(.unknownSubstitution, #"^import «${sibblings}»"#),
    ]

    @Test(arguments: unbalanced + classes + escapes + quantifiers + groups + warned)
    func theMutantIsFoundAtItsPlace(_ mutant: Slip) {
        // The suggestion is another test's matter.
        mutant.expectFound(checksSuggestion: false)
    }

    @Test func thereAreEnoughOfThem() {
        #expect(
            (Self.unbalanced + Self.classes + Self.escapes + Self.quantifiers + Self.groups + Self.warned).count >= 60)
    }
}
