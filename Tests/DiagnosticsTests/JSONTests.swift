import Diagnostics
import Foundation
import Testing

@Suite("JSON")
struct JSONTests {
    @Test(
        "any string survives Foundation's reader",
        arguments: ["", "\"\\/\u{0}\u{1F}\u{7F}\u{2028}\n\t", "ğ👩‍🚀", "</script>"])
    func strings(text: String) throws {
        let document = JSONValue.object([("key", .string(text))]).compact
        let read = try JSONDecoder().decode([String: String].self, from: Data(document.utf8))
        #expect(read == ["key": text])
    }

    @Test("containers open to the depth asked for, the rest stands on one line, keys keep their order")
    func layout() {
        let value = JSONValue.object([
            ("z", .integer(1)), ("a", .array([.object([("k", .bool(true)), ("n", .null)]), .strings(["x"])])),
            ("e", .array([])),
        ])
        #expect(
            value.lines(depth: 2) == """
                {
                  "z": 1,
                  "a": [
                    {"k":true,"n":null},
                    ["x"]
                  ],
                  "e": []
                }

                """)
    }

    @Test("a report has the keys of version 1, with places in characters and bytes")
    func report() throws {
        let file = SourceFile(path: "o.yml", text: "ğ: layerd\n")
        let edit = Diagnostic.Edit(replace: file.range(4..<10), with: "layered")
        let set = DiagnosticSet([
            Diagnostic(
                .illegalSlotValue, at: file.range(4..<10), "m", help: "h", suggestion: "layered",
                fixes: [.init("write it", edits: [edit])])
        ])
        #expect(
            JSONRenderer.render(set) == """
                {
                  "version": 1,
                  "diagnostics": [
                    {"code":"illegal-slot-value","severity":"error","message":"m","file":"o.yml",\
                "start":{"line":1,"column":4,"offset":4},"end":{"line":1,"column":10,"offset":10},"notes":[],"help":"h",\
                "suggestion":"layered","fixes":[{"description":"write it","edits":[{"file":"o.yml",\
                "start":{"line":1,"column":4,"offset":4},"end":{"line":1,"column":10,"offset":10},"text":"layered"}]}]}
                  ],
                  "summary": {
                    "errors": 1,
                    "warnings": 0,
                    "notes": 0
                  }
                }

                """)
    }
}

@Suite("Spelling")
struct SpellingTests {
    @Test(
        "the closest known name is found, and none where none is close",
        arguments: [
            ("layerd", "layered"), ("ORGANIC", "organic"), ("orgnaic", "organic"), ("dri", "dir"), ("xyz", nil),
            ("", nil),
        ] as [(String, String?)])
    func closest(name: String, expected: String?) {
        #expect(Spelling.closest(to: name, among: ["layered", "organic", "dir", "stem"]) == expected)
    }
}
