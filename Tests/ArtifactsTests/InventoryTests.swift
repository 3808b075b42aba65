import Testing

@testable import Artifacts

@Suite("The inventory as artifacts")
struct InventoryTests {
    static let registry = """
        version: 1.0.0
        scope: {languages: [swift], paths: ["**/*.swift"]}
        persistence_decision:
          ladder: [{step: 1, question: Is it needed later?}]
          transient_obligations: Such a value obeys SEC-02 (wiped at the end).
        sensitive_data_classes:
          classes:
            - {id: token, covers: tokens, at_rest: keychain-required, loggable: never, note: not for long}
            - {id: member, covers: numbers, at_rest: keychain-or-protected, loggable: hashed-or-truncated-only}
            - {id: payment, covers: cards, at_rest: never-persist-locally, loggable: never}
        rules:
          - id: SEC-01
            title: Logs are clean
            severity: blocking
            enforcement: lint
            rationale: security
            applies_to_classes: all
            patterns:
              - {regex: 'print\\(${inventory.loggable-never}', in: any}
              - {name: raw, regex: 'print\\(${inventory.loggable-reduced}', in: any}
          - {id: SEC-02, title: Data ends, severity: important, enforcement: judgement, rationale: security}
          - id: SEC-03
            title: Cards are not kept
            severity: blocking
            enforcement: lint
            rationale: security
            applies_to_classes: [payment]
            patterns: [{regex: 'save\\(${inventory.transient}', in: any}]
        """

    static let overlay = """
        module: Booking
        source: Modules/Booking
        sensitive_data:
          - {symbol: token, class: token, survives: reinstall, signed_off_by: Ana, accessibility: when-unlocked,
             accessibility_reason: it moves along, cleared_by: Session.end()}
          - {symbol: memberNumber, class: member, reduced_by: short}
        """

    @Test func `inventory.json holds each entry, its way through the ladder and what follows from it`() throws {
        let text = try Sample.text("Booking/inventory.json", registry: Self.registry, overlay: Self.overlay)
        #expect(
            text == #"""
                {
                  "version": 1,
                  "module": "Booking",
                  "noneBecause": null,
                  "entries": [
                    {
                      "symbols": ["token"],
                      "spellings": ["token","_token"],
                      "class": "token",
                      "survives": "reinstall",
                      "atRest": "keychain-required",
                      "loggable": "never",
                      "ladder": [{"step":1,"asks":"outlives-flow","answer":"yes","text":"yes: it is needed after its flow"},{"step":2,"asks":"survives","answer":"reinstall","text":"a reinstall, signed off by Ana"},{"step":3,"asks":"data-class","answer":"keychain-required","text":"token is keychain-required: Keychain, when-unlocked"}],
                      "decision": {"store":"keychain","accessibility":"when-unlocked","accessibilityReason":"it moves along","protection":null},
                      "signedOffBy": "Ana",
                      "reducedBy": null,
                      "clearedBy": "Session.end()",
                      "obligations": [{"rule":"SEC-01","duty":"Logs are clean"}],
                      "notes": ["not for long"],
                      "patterns": ["SEC-01"],
                      "from": "overlay:sensitive_data/0"
                    },
                    {
                      "symbols": ["memberNumber"],
                      "spellings": ["memberNumber","_memberNumber","member_number","MEMBER_NUMBER"],
                      "class": "member",
                      "survives": "flow",
                      "atRest": "keychain-or-protected",
                      "loggable": "hashed-or-truncated-only",
                      "ladder": [{"step":1,"asks":"outlives-flow","answer":"no","text":"no: kept in memory and dropped when the flow ends"}],
                      "decision": {"store":"transient","accessibility":null,"accessibilityReason":null,"protection":null},
                      "signedOffBy": null,
                      "reducedBy": "short",
                      "clearedBy": null,
                      "obligations": [{"rule":"SEC-01","duty":"Logs are clean"},{"rule":"SEC-02","duty":"wiped at the end"}],
                      "notes": [],
                      "patterns": ["SEC-01_raw"],
                      "from": "overlay:sensitive_data/1"
                    }
                  ],
                  "analytics": {
                    "never": [
                      "token"
                    ],
                    "reduced": [
                      {"symbols":["memberNumber"],"by":"short"}
                    ]
                  },
                  "classesWithoutInstance": [
                    "payment"
                  ]
                }

                """#)
    }

    @Test func `plan.md says what is never sent, what a class says, and which class the module lacks`() throws {
        let text = try Sample.text("Booking/plan.md", registry: Self.registry, overlay: Self.overlay)
        #expect(text.contains("\n- Never: `token`\n- `memberNumber`, through `short` only\n"))
        #expect(text.contains("\n- `token`: not for long\n"))
        #expect(
            text.contains("\nClasses of which the module has no instance, and therefore no rule: `payment`.\n"))
    }

    @Test func `a module without payment data has no pattern on it in any artifact`() throws {
        for name in ["swiftlint.yml", "patterns.json", "semgrep.yml"] {
            let path = "Booking/\(name)"
            #expect(try !Sample.text(path, registry: Self.registry, overlay: Self.overlay).contains("SEC-03"))
            let paying = Self.overlay + "\n  - {symbol: cardNumber, class: payment}"
            #expect(try Sample.text(path, registry: Self.registry, overlay: paying).contains("SEC-03"))
        }
    }
}
