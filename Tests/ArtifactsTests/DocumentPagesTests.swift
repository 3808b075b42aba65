import Testing

@testable import Artifacts

private let registry = """
    version: 1.0.0
    scope: {languages: [swift], paths: ["**/*.swift"]}
    packs:
      - id: platform
        title: All modules
        acceptance: [{clause: Rules are readable, rules: [READ]}, {clause: Logic is clean, rules: [READ-01]}]
      - id: modern
        requires: {language_mode: "6"}
        conflicts_with: [{pack: platform, unless: {Shape: deep}, reason: they differ}]
    roles: {logic: Code that decides., old: {about: Old code., within: logic}}
    module_overlay_slots:
      slots: [{id: Shape, governs: [READ-02], values: {flat: one folder, deep: many | folders}}]
    sensitive_data_classes:
      classes: [{id: credential, covers: codes, at_rest: keychain-required, loggable: never}]
    persistence_decision: {ladder: [{step: 1, question: Is it kept?, if_no: Forget it.}]}
    rules:
      - id: READ-01
        title: No </script><script>alert(1)</script> & "quotes"
        severity: blocking
        enforcement: lint
        rationale: r
        check: Not <b>bold</b>, but `List<Int>`.
        patterns: [{regex: foo, where: logic, not: old}]
        examples: {bad: ["foo(<T>)"], good: [bar]}
      - {id: READ-02, title: Two, severity: important, enforcement: judgement, rationale: r, applies_to_classes: all}
      - {id: READ-03, title: Three, severity: important, enforcement: judgement, rationale: r, status: retired,
         retired_in: 0.9.0, retirement_reason: it was vague, replaced_by: [READ-02]}
    """

private func files() throws -> [String: String] {
    let overlays = [
        "module: A\nsource: Modules/A\nroles: {logic: Logic}\nslots: {Shape: deep}\npackage: Modules/A\n"
            + "imports: {A: [Foundation], AUI: [SwiftUI, A]}\n",
        "module: B\nsource: Modules/B\n",
    ]
    let emitted = Emitter.emit(try Sample.input(registry, overlays: overlays))
    try #require(emitted.diagnostics.map(\.message) == [])
    return Dictionary(uniqueKeysWithValues: emitted.files.map { ($0.path, $0.text) })
}

struct DocumentPagesTests {
    @Test(arguments: [
        ("slots.md", "| `deep` | many \\| folders | A |"), ("slots.md", "Governs [READ-02](rules/READ-02.md)."),
        ("slots.md", "Not bound by B."),
        ("roles.md", "| `old` | Old code. | `logic` |  | [READ-01](rules/READ-01.md) |"),
        ("roles.md", "| `logic` | Code that decides. |  | [READ-01](rules/READ-01.md) |  | `Logic` |  |"),
        ("classes.md", "| `credential` | codes | keychain-required | never |  | [READ-02](rules/READ-02.md) |"),
        ("classes.md", "| 1 | Is it kept? | No: Forget it. |"),
        ("retired.md", "| [READ-03](rules/READ-03.md) | Three | 0.9.0 | it was vague | [READ-02](rules/READ-02.md) |"),
        ("packs.md", "## platform: All modules"), ("packs.md", "## modern"),
        ("packs.md", "- Needs language mode 6 or later"),
        ("packs.md", "- Not with `platform` unless `Shape: deep`: they differ"),
        (
            "packs.md",
            "| Logic is clean | [READ-01](rules/READ-01.md) | 1 enforced | 1 disabled (READ-01) |"
        ),
        (
            "packs.md",
            "| Rules are readable | [READ-01](rules/READ-01.md), [READ-02](rules/READ-02.md), [READ-03](rules/READ-03.md) "
                + "| 1 enforced; 1 disabled (READ-02); 1 retired (READ-03) | 2 disabled (READ-01, READ-02); 1 retired (READ-03) |"
        ),
        ("modules.md", "| A | `A` | `Foundation` |"), ("modules.md", "| A | `AUI` | `SwiftUI`, `A` |"),
        ("modules.md", "| [READ-02](rules/READ-02.md) | Two | disabled | disabled |"),
        ("modules.md", "| [A](../A/plan.md) | 3 | 1 | 0 | 1 | 0 | 0 | 1 |"),
    ])
    func `A page tells of names and who reads them`(page: String, line: String) throws {
        let text = try #require(try files()["docs/\(page)"])
        #expect(text.contains(line), "\(text)")
    }

    @Test func `The page for browsers escapes every text of the registry`() throws {
        let page = try #require(try files()["docs/index.html"])
        #expect(page.components(separatedBy: "<script>").count == 2 && !page.contains("<b>bold"))
        #expect(page.contains("No &lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;quotes&quot;"))
        #expect(page.contains("Not &lt;b&gt;bold&lt;/b&gt;, but <code>List&lt;Int&gt;</code>."))
        #expect(page.contains("<pre><code>foo(&lt;T&gt;)</code></pre>"))
    }

    @Test func `The page for browsers loads nothing, and links within itself`() throws {
        let page = try #require(try files()["docs/index.html"])
        #expect(page.contains("content=\"default-src 'none'; "))
        #expect(!page.contains(" src=") && !page.contains("<link"))
        let targets = page.components(separatedBy: "href=\"").dropFirst().compactMap {
            $0.components(separatedBy: "\"").first
        }
        #expect(Set(targets.filter { !$0.hasPrefix("#") }) == ["../A/plan.md", "../B/plan.md"])
        for target in targets where target.hasPrefix("#") {
            #expect(page.contains(" id=\"\(target.dropFirst())\""), "\(target)")
        }
    }

    @Test func `A rule in the page for browsers carries what is filtered by`() throws {
        let page = try #require(try files()["docs/index.html"])
        #expect(
            page.contains(
                "<details id=\"READ-01\" class=\"rule\" data-pack=\"platform\" data-family=\"READ\" data-severity=\"blocking\" data-enforcement=\"lint\" "
                    + "data-m0=\"enforced\" data-m1=\"disabled\">"))
    }
}
