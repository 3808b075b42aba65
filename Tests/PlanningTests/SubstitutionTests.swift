import Patterns
import Planning
import Testing

@Suite("The overlay's values in a pattern")
struct SubstitutionTests {
    private func regex(_ text: String, overlay: String = "", keys: String = "") throws -> String {
        try PlanInput.plan(rules: ruleText("A-01", "\(keys)patterns: [{ regex: '\(text)' }]"), overlay: overlay)
            .pattern("A-01").regex
    }

    @Test(arguments: [
        ("${module}", "(?:Booking)"),
        ("^import ${siblings}", #"^import (?:Check\.In|Loyalty)"#),
        ("${vocabulary.Banned}", "(?:Util|C\\+\\+)"),
        ("${vocabulary.Doubles}", "(?:Fake|Mock)"),
        ("${vocabulary.Shapes}", "(?:(?:a+|b)|(?:(?i)c))"),
        ("${slot.Exit}", "(?:closure)"),
        (
            "${inventory.loggable-never}",
            "(?:(?:ACCESS_TOKEN|_accessToken|access_token|accessToken|_email|email)|"
                + #"(?:(?:\w*Traveller|traveller)[?!]?\.name|traveller_name|TRAVELLER_NAME))"#
        ),
        (
            "${inventory.transient}",
            #"(?:(?:_email|email)|(?:(?:\w*Traveller|traveller)[?!]?\.name|traveller_name|TRAVELLER_NAME))"#
        ),
        ("${inventory.keychain}", "(?:ACCESS_TOKEN|_accessToken|access_token|accessToken)"),
        ("${inventory.protected-file}", "(?:BOOKING_CODE|_bookingCode|booking_code|bookingCode)"),
        (
            "${inventory.persisted}",
            "(?:ACCESS_TOKEN|BOOKING_CODE|_accessToken|_bookingCode|access_token|booking_code|accessToken|bookingCode)"
        ),
        (
            "${inventory.loggable-reduced}",
            #"(?:(?<!\bshortened\([^()\n]{0,80})(?:BOOKING_CODE|_bookingCode|booking_code|bookingCode)"#
                + #"(?!\w)(?![?!]?\.shortened\b))"#
        ),
    ])
    func `inserts words as one alternation that captures nothing`(_ text: String, _ expected: String) throws {
        let overlay = """
            siblings: [Loyalty, Check.In]
            vocabularies: { Banned: [Util, C++] }
            slots: { Exit: closure }
            sensitive_data:
              - { symbol: accessToken, class: token, survives: restart,
                  accessibility: when-unlocked-this-device-only }
              - { symbol: [email, Traveller.name], class: contact }
              - { symbol: bookingCode, class: booking, survives: restart, store: protected-file,
                  reduced_by: Redaction.shortened }
            """
        let filled = try regex(text, overlay: overlay)
        #expect(filled == expected)
    }

    @Test(arguments: [
        (#"(a|b)c"#, #"(?:a|b)c"#), (#"(?<name>a)(?<=b)"#, #"(?:a)(?<=b)"#), (#"\(([(](x))"#, #"\((?:[(](?:x))"#),
    ])
    func `takes entries that are regexes without their groups`(_ entry: String, _ expected: String) throws {
        let overlay = "vocabularies: { Shapes: ['\(entry)'] }"
        #expect(try regex("(${vocabulary.Shapes})(y)", overlay: overlay) == "((?:(?:\(expected))))(y)")
    }

    @Test func `makes no pattern of an empty vocabulary`() throws {
        let plan = try PlanInput.plan(
            rules: ruleText("A-01", "patterns: [{ regex: '${vocabulary.Banned}' }]"),
            overlay: "vocabularies: { Banned: [] }")
        #expect(try plan.rule("A-01").patterns.isEmpty)
        #expect(try plan.rule("A-01").reasonTexts == ["unbound-vocabulary Banned is empty"])
    }

    @Test func `takes only symbols of the classes the rule applies to`() throws {
        let overlay = "sensitive_data: [{ symbol: cvv, class: card }, { symbol: email, class: contact }]"
        #expect(
            try regex("${inventory.transient}", overlay: overlay, keys: "applies_to_classes: [card]\n")
                == "(?:_cvv|cvv)")
    }

    @Test func `fills the excuse too, and has no pattern where that cannot be`() throws {
        let keys = "patterns: [{ regex: foo, unless: '${vocabulary.Banned}' }]"
        #expect(
            try PlanInput.plan(rules: ruleText("A-01", keys), overlay: "vocabularies: { Banned: [ok] }").pattern("A-01")
                .unless == "(?:ok)")
        #expect(try PlanInput.plan(rules: ruleText("A-01", keys)).rule("A-01").outcome == .disabled)
    }

    @Test func `names the keys whose values it holds`() throws {
        let pattern = try PlanInput.plan(
            rules: ruleText("A-01", "patterns: [{ regex: '${vocabulary.Banned} ${vocabulary.Doubles} ${slot.Exit}' }]"),
            overlay: "vocabularies: { Banned: [ok] }\nslots: { Exit: event }"
        ).pattern("A-01")
        #expect(
            pattern.values == ["overlay:vocabularies/Banned", "registry:vocabularies/Doubles", "overlay:slots/Exit"])
        #expect(pattern.from == "registry:A-01/patterns/0")
    }
}
