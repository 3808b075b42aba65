import Diagnostics

/// What no engine would compile.
enum SyntaxMutants {
    static let all: [Slip] =
        [
            unbalanced, classes, ranges, properties, escapes, references, quantifiers, counts, lookBehinds, groups,
            flags,
        ]
        .joined().map { Slip.regex(.invalidRegex, $0) }
        + captures

    private static let unbalanced = [
        #"\bDispatch«(»?:Queue|Semaphore|Group|WorkItem\b|\bOperationQueue\b"#,
        #"\bDispatch(?:Queue|Semaphore|Group)«)»\b"#,
        #"\b(?:HTTP|URL)«(»?:Cookie|Session"#,
        #"@unchecked[ \t]+«(»?:@\w+[ \t]+Sendable\b"#,
        #"\bnonisolated\(unsafe\)«)»"#,
        #"\.padding[ \t]*\([ \t]*«[»ab"#,
        #"\bstatic[ \t]+var[ \t]+\w+«[»^\n{*$"#,
        #"\bTask«(»?<name>[ \t]*\{"#,
        #"(?<![\w.])«(»?:print|dump\("#,
        #"\bfunc +\w+«(»?=\("#,
        #"\bTask(?:\.detached)?[ \t]*«}»"#,
        #"\.filter[ \t]*«{»(?![ \t]*!\$0)"#,
        #"\b(?:completion|handler)«(»?>[ \t]*:"#,
        #"\b(?:struct|class|enum)«)» +\w*Request"#,
        #"\bForEach[ \t]*\((?![ \t]*\d«[».indices)"#,
        #"\bString«(»[ \t]*localized:"#,
        #"«)»\bprint\("#,
        #"«(»"#,
        #"\bUserDefaults\b|«)»"#,
        #"\bvar[ \t]+id«(»?!\b(?:UUID|String)"#,
        #"(?:import «(»(?:UIKit|SwiftUI)"#,
    ]

    private static let classes = [
        #"\bimport«[»\t"#,
        #"\b[a-z&&«]»+\.main"#,
        #"«[»^]"#,
        #"\b[A-Z]\w*\.[«[:alpah:]»]+"#,
        #"[a-z--«]»+\.main"#,
        #"«[»]print"#,
        #"[«--»a]print"#,
        #"[«&&»\w]print"#,
        #"«[»\w[.]\.shared"#,
        #"«[»^\n{[:]*\bView\b"#,
        #"[«[:^digitt:]»]+\.main"#,
        #"print\(«[»\]"#,
    ]

    private static let ranges = [
        #"\b[«z-a»]\w*\.shared\b"#,
        #"[\w«9-0».]\.shared"#,
        #"[«b-A»]print"#,
        #"[a-«\d»]print"#,
        #"[+-«\w»]Formatter"#,
        #"[«z-\x{61}»]\w*Formatter"#,
        #"[0-9«f-a»A-F]{6}"#,
        #"[«\u007A-\u0061»]+\.main"#,
    ]

    private static let properties = [
        #"«\p{Uppercas}»\w*\.shared\b"#,
        #"«\N{NO SUCH NAME}»print"#,
        #"print«\p»("#,
        #"print«\N»("#,
        #"«\P{Letterr}»\w*\.shared"#,
        #"[«\p{InLatn}»]\w*\.shared"#,
        #"«\p{Lu»"#,
        #"[^«\P{Wordy}»]print"#,
    ]

    private static let escapes = [
        #"\bprint«\»"#,
        #"print\(«)»"#,
        #"print«\x{110000»}"#,
        #"print«\u12»"#,
        #"print«\x»g"#,
        #"print«\U0011»"#,
        #"print«\x{»}"#,
        #"print«\x{6»"#,
        #"[a«\x{»zz}]print"#,
        #"\.(?:main|shared)«\»"#,
        #"print«\uD8»zz"#,
    ]

    private static let references = [
        #"print«\8»"#,
        #"print«\k<name>»"#,
        #"print«\2»(a)"#,
        #"(\w+) = «\2»\b"#,
        #"^([ \t]+)func[^\n]*\n«\3»\}"#,
        #"(?:\w+) = «\1»\b"#,
        #"(?<name>\w+) = «\k<nam>»\b"#,
        #"(\w+) = «\k»1\b"#,
        #"(?<name>\w+) = «\k<»\b"#,
        #"«\k<type>»: (?<type>\w+)"#,
    ]

    private static let quantifiers = [
        #"«*»\bprint\("#,
        #"«+»\bprint\("#,
        #"\bprint|«?»a"#,
        #"\w*«*»print"#,
        #"\w+?«*»print"#,
        #"\w??«?»print"#,
        #"\w*+«+»print"#,
        #"(?:«*»\w+)print"#,
        #"(?:print|«+»dump)\("#,
        #"(?:«?»print|dump)\("#,
        #"\b«+»print\("#,
        #"(?=\w)«*»print"#,
        #"(?<!\w)«?»print"#,
        #"(?i)«+»print"#,
        #"\A«*»\s*print"#,
        #"\w{2}«{»3}print"#,
    ]

    private static let counts = [
        #"\w«{3,1}»Formatter"#,
        #"\w«{»,3}Formatter"#,
        #"\w«{1,99999999»999}print"#,
        #"\w«{2»Formatter"#,
        #"\w«{2,»Formatter"#,
        #"\w«{»a}Formatter"#,
        #"\w«{»}Formatter"#,
        #"\w«{1,2»,3}Formatter"#,
        #"\w«{»-1}Formatter"#,
        #"\w«{» 2}Formatter"#,
        #"\w«{16777216»}Formatter"#,
        #"-«{»five}BEGIN"#,
    ]

    private static let lookBehinds = [
        #"(?<!«\w*»)print"#,
        #"(?<=a|«b+»)print"#,
        #"(?<!func«[ \t]{1,}»)print"#,
        #"(?<=(?:self\.)«(?:\w+\.)*»)state"#,
        #"(?<=(\w)«\1»)state"#,
        #"(?<!«\X»)state"#,
        #"(?<!@Inject«\s*»\n)var"#,
        #"(?<![\w.]|«(?:func )+»)print\("#,
    ]

    private static let groups = [
        #"«(?P»<name>print)"#,
        #"«(?<1»a>print)"#,
        #"(?<a>print)(?<«a»>dump)"#,
        #"print«(?»"#,
        #"print«(»?#never closed"#,
        #"«(?<na_»me>print)"#,
        #"«(?<>»print)"#,
        #"«(?<na»"#,
        #"«(?|»print)"#,
        #"«(?''»name''print)"#,
        #"«(?(»1)print|dump)"#,
        #"«(?R»)"#,
        #"«(?1»)(print)"#,
        #"«(?&»print)"#,
        #"«(?*»print)"#,
        #"«(»?<name>(?<=print)"#,
    ]

    private static let flags = [
        #"«(?z»)print"#,
        #"(?i«q»:print)"#,
        #"(?i-«y»)print"#,
        #"«(»?i"#,
        #"(?i«p»rint"#,
        #"«(?I»)print"#,
        #"(?i«,»s)print"#,
        #"«(?U»)print.*\)"#,
    ]

    private static let captures: [Slip] = [
        .regex(.invalidRegex, #"\b(\w+)\.shared"#, "capture: «2»"),
        .regex(.invalidRegex, #"\b(?:\w+)\.shared"#, "capture: «1»"),
        .regex(.invalidRegex, #"\b(\w+)?\.shared"#, "capture: «1»"),
        .regex(.invalidRegex, #"\b(?:(a)|(b))\.shared"#, "capture: «2»"),
        .regex(.invalidRegex, #"\b(?:(\w+)\.)*shared"#, "capture: «1»"),
        .regex(.invalidRegex, #"\bprint\((?!(x))"#, "capture: «1»"),
        .regex(.wrongType, #"\b(\w+)\.shared"#, "capture: «one»"),
        .regex(.wrongType, #"\b(\w+)\.shared"#, "flags: [«g»]"),
        .regex(.wrongType, #"\b(\w+)\.shared"#, "flags: [i, «m»]"),
        .regex(.wrongType, #"\b(\w+)\.shared"#, "on: «lines»"),
        .regex(.wrongType, #"\b(\w+)\.shared"#, "in: «string»"),
    ]
}
