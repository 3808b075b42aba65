import Diagnostics
import Registry
import Testing

@Suite struct OverlayDecoderTests {
    @Test func readsEveryKey() throws {
        let text = """
            module: Booking
            title: Booking
            owner: Booking team
            source: Modules/Booking/Sources/
            tests: ./Modules/Booking/Tests
            package: Modules/Booking
            registry: { version: ">=1.2", sha256: \(String(repeating: "AB", count: 32)) }
            packs: [platform, platform]
            frameworks: [swiftui, swiftui]
            languages: [swift]
            language_mode: 6
            deployment_target: { iOS: 17.0, macOS: "14" }
            siblings: [Loyalty, Loyalty]
            generated_paths: ["**/Generated/**"]
            frozen_paths: [Legacy/**]
            fixture_paths: [Fixtures/**]
            imports: { App: [Booking, Loyalty] }
            roles:
              screen.root: Screens/*
              screen.entry: ["{dir}/{stem}.swift", "{tests}"]
            slots: { Shape: flat }
            vocabularies: { Words: [a, b] }
            severity: { READ-01: { level: important, reason: why, owner: me, expires: 2030-01-01 } }
            waivers: [{ rule: READ-02, paths: [A/**], reason: why, owner: me, expires: 2030-01-01 }]
            unbound: { shared.root: none here }
            rollout: { READ-03: { report_until: 2030-01-01 } }
            emit: { swiftlint: Modules/Booking/.swiftlint.yml }
            passthrough: { swiftlint: [force_cast, { line_length: { warning: 140 } }] }
            targets: { swiftlint: "0.59" }
            sensitive_data:
              - symbol: [one, Two.three]
                class: token
                survives: restart
                store: keychain
                accessibility: when-unlocked
                accessibility_reason: shared between devices
                protection: complete
                sync: false
                signed_off_by: me
                reduced_by: shorten
                cleared_by: clear()

            """
        let (decoded, diagnostics) = OverlayDecoder.decode(SourceFile(path: "o.yml", text: text))
        #expect(diagnostics.isEmpty, "\(diagnostics.map(\.message))")
        let overlay = try #require(decoded)
        #expect(overlay.source.value == "Modules/Booking/Sources")
        #expect(overlay.tests?.value == "Modules/Booking/Tests")
        #expect(overlay.registry?.sha256?.value == String(repeating: "ab", count: 32))
        #expect(overlay.packs?.map(\.value) == ["platform"])
        #expect(overlay.frameworks?.map(\.value) == ["swiftui"])
        #expect(overlay.languageMode?.value == "6")
        #expect(overlay.deploymentTarget.map(\.version.value) == ["17.0", "14"])
        #expect(overlay.siblings.map(\.value) == ["Loyalty"])
        #expect(overlay.imports.map { $0.modules.map(\.value) } == [["Booking", "Loyalty"]])
        #expect(overlay.binding(ofRole: "screen.entry")?.paths.map(\.value.anchor) == [.subject, .tests])
        #expect(overlay.binding(ofRole: "screen.entry")?.paths.map(\.value.glob) == ["{stem}.swift", ""])
        #expect(overlay.slotValue("Shape")?.value == "flat")
        #expect(overlay.binding(ofVocabulary: "Words")?.entries.map(\.value) == ["a", "b"])
        #expect(overlay.severities.map(\.level.value) == ["important"])
        #expect(overlay.waivers.map { $0.paths.map(\.value.text) } == [["A/**"]])
        #expect(overlay.reasonForUnbound("shared.root")?.value == "none here")
        #expect(overlay.rollout.map(\.reportUntil.value.description) == ["2030-01-01"])
        #expect(overlay.emit.map(\.path.value) == ["Modules/Booking/.swiftlint.yml"])
        #expect(overlay.passthrough.map(\.identifier.value) == ["force_cast", "line_length"])
        #expect(overlay.targets.map(\.version.value) == ["0.59"])
        let entry = try #require(overlay.sensitiveData?.first)
        #expect(entry.symbols.map(\.value) == ["one", "Two.three"])
        #expect(entry.survives?.value == .restart)
        #expect(entry.accessibility?.value == .whenUnlocked)
        #expect(entry.clearedBy?.value == "clear()")
        #expect(entry.malformed.isEmpty && overlay.malformed.isEmpty)
    }

    @Test(arguments: [
        ("module: A\nsource: S\n«modul»: B\n", "unknown-key"),
        ("module: A\nsource: S\nregistry: { version: \"1\", «sha255»: x }\n", "unknown-key -> sha256"),
        (
            "module: A\nsource: S\nwaivers: [{ rule: A-01, reason: r, expires: 2030-01-01, «pahts»: [a] }]\n",
            "unknown-key -> paths"
        ),
        ("module: A\nsource: S\nseverity: { A-01: { level: x, reason: r, «ownr»: me } }\n", "unknown-key -> owner"),
        ("module: A\nsource: S\nrollout: { A-01: { «report_untl»: 2030-01-01 } }\n", "unknown-key -> report_until"),
        ("module: A\nsource: S\nemit: { «swiftlnt»: a.yml }\n", "unknown-key -> swiftlint"),
        ("module: A\nsource: S\npassthrough: { «swiftlnt»: [] }\n", "unknown-key -> swiftlint"),
        ("module: A\nsource: S\ndeployment_target: { «ios»: \"17.0\" }\n", "unknown-key -> iOS"),
        (
            "module: A\nsource: S\nsensitive_data: [{ symbol: a, class: c, «survive»: flow }]\n",
            "unknown-key -> survives"
        ),
        ("«module»: A\n", "missing-key"),
        ("«source»: A\n", "missing-key"),
        ("«modle»: A\nsource: S\n", "unknown-key -> module"),
        ("module: A\nsource: S\nwaivers:\n  - «reason»: r\n    expires: 2030-01-01\n", "missing-key"),
        ("module: A\nsource: S\nroles: { a.b: \"«{tests}»/x\" }\n", "missing-key"),
        ("«»", "wrong-type"),
        ("module: «a/b»\nsource: S\n", "wrong-type"),
        ("module: A\nsource: Modules/«*»\n", "wrong-type"),
        ("module: A\nsource: S\nlanguage_mode: «7»\n", "wrong-type"),
        ("module: A\nsource: S\ndeployment_target: { iOS: «new» }\n", "wrong-type"),
        ("module: A\nsource: S\nsiblings: «B»\n", "wrong-type"),
        ("module: A\nsource: S\nvocabularies: { W: «a» }\n", "wrong-type"),
        ("module: A\nsource: S\nslots: { W: «[a]» }\n", "wrong-type"),
        ("module: A\nsource: S\nroles: { a.b: «[]» }\n", "wrong-type"),
        ("module: A\nsource: S\nregistry: «latest»\n", "wrong-type"),
        ("module: A\nsource: S\nregistry: { version: \"1\", sha256: «abc» }\n", "wrong-type"),
        ("module: A\nsource: S\nwaivers: [{ rule: A-01, reason: r, expires: «2030-02-30» }]\n", "wrong-type"),
        ("module: A\nsource: S\nunbound: { a.b:«» }\n", "wrong-type"),
        ("module: A\nsource: S\ntargets: { swiftlint: «\"0.40\"» }\n", "wrong-type"),
        ("module: A\nsource: S\nsensitive_data: [{ symbol: a, class: c, survives: «ever» }]\n", "wrong-type"),
        ("module: A\nsource: S\nsensitive_data: [{ symbol: a, class: c, accessibility: «always» }]\n", "wrong-type"),
        ("module: A\nsource: S\nsensitive_data: [{ symbol: «[]», class: c }]\n", "wrong-type"),
        ("module: A\nsource: S\nsensitive_data: [{ symbol: a, class: c }]\nnone_because: «it has»\n", "wrong-type"),
        ("module: A\nsource: «/»S\n", "path-escapes-source"),
        ("module: A\nsource: S\ntests: a/«..»/b\n", "path-escapes-source"),
        ("module: A\nsource: S\nemit: { swiftlint: «..»/a.yml }\n", "path-escapes-source"),
        ("module: A\nsource: S\nemit: { swiftlint: «.git/a.yml» }\n", "path-escapes-source"),
        ("module: A\nsource: S\nfrozen_paths: [a, «..»/b]\n", "path-escapes-source"),
        ("module: A\nsource: S\nroles: { a.b: «/»abs }\n", "path-escapes-source"),
        ("module: A\nsource: S\nroles: { a.b: \"{repo}/«..»/x\" }\n", "path-escapes-source"),
        ("module: A\nsource: S\nroles: { a.b: \"x«[»a\" }\n", "invalid-glob"),
        ("module: A\nsource: S\nroles: { a.b: \"{repo}/x/«{»a,b\" }\n", "invalid-glob"),
        ("module: A\nsource: S\nroles: { a.b: \"«{repo}»x\" }\n", "invalid-glob"),
        ("module: A\nsource: S\ngenerated_paths: [«a**»]\n", "invalid-glob"),
        ("module: A\nsource: S\nroles: { a.b: \"x/«{dir}»/y\" }\n", "unknown-substitution"),
        ("module: A\nsource: S\nroles: { a.b: \"x/«{stm}».swift\" }\n", "unknown-substitution -> {stem}"),
        ("module: A\nsource: S\npassthrough: { swiftlint: [«only_rules»] }\n", "unknown-builtin"),
        ("module: A\nsource: S\npassthrough: { swiftlint: { «custom_rules»: { a: b } } }\n", "unknown-builtin"),
        ("module: A\nsource: S\npassthrough: { swiftlint: [«forse_cast»] }\n", "unknown-builtin -> force_cast"),
        ("module: A\nsource: S\npassthrough: { swiftlint: [force_cast, «force_cast»] }\n", "duplicate-definition"),
        ("module: A\nsource: S\nseverity: { A-01: { «level»: important } }\n", "override-without-reason"),
        ("module: A\nsource: S\nwaivers: [{ «rule»: A-01, paths: [a] }]\n", "waiver-without-reason"),
        ("module: A\nsource: S\n---\n«module: B»\n", "wrong-type"),
    ])
    func reportsOneErrorAtItsPlace(marked: String, expected: String) {
        let (text, marks) = unmarked(marked)
        let found = OverlayDecoder.decode(SourceFile(path: "o.yml", text: text)).diagnostics
        #expect(found.map(\.summary) == [expected], "\(found.map(\.message))")
        #expect(found.map { $0.range?.bytes } == marks, "\(found.map { $0.range?.text })")
    }

    @Test(arguments: [
        ("paths: [a]", "'reason' and no 'expires'"), ("reason: r", "'expires'"), ("expires: 2030-01-01", "'reason'"),
    ])
    func waiverSaysWhatItLacks(keys: String, lacks: String) {
        let text = "module: A\nsource: S\nwaivers: [{ rule: A-01, \(keys) }]\n"
        let found = OverlayDecoder.decode(SourceFile(path: "o.yml", text: text)).diagnostics
        #expect(found.map(\.message) == ["the waiver of A-01 has no \(lacks)"])
    }

    @Test func alternativesStayTheGlobs() throws {
        let text = "module: A\nsource: S\nroles: { a.b: \"{dir}/{Data,Domain}/*.swift\", c.d: '{repo}' }\n"
        let (overlay, diagnostics) = OverlayDecoder.decode(SourceFile(path: "o.yml", text: text))
        #expect(diagnostics.isEmpty)
        #expect(overlay?.binding(ofRole: "a.b")?.paths.first?.value.glob == "{Data,Domain}/*.swift")
        #expect(overlay?.binding(ofRole: "c.d")?.paths.first?.value.anchor == .repository)
    }
}
