import Foundation
import RulecCLI
import Testing

@Suite("rulec build")
struct BuildTests {
    @Test("writes the artifacts, and a second run changes nothing")
    func twice() throws {
        let sandbox = try Sandbox.small()
        let first = sandbox.run("build")
        #expect(first.status == .success, "\(first.error)")
        #expect(first.output.hasPrefix("generated/App: 9 created\n"), "\(first.output)")
        let expected = ["manifest.json", "patterns.json", "plan.json", "plan.md", "swiftlint.yml", "tree-rules.json"]
        let files = try sandbox.files(below: "generated")
        for name in expected { #expect(files["App/\(name)"] != nil, "App/\(name)") }
        #expect(files["docs/index.md"] != nil && files["docs/rules/READ-01.md"] != nil && files["manifest.json"] != nil)
        let second = sandbox.run("build")
        #expect(second.output == "")
        #expect(second.error.contains("nothing changed"))
        #expect(try sandbox.files(below: "generated") == files)
    }

    @Test("much that changes in one folder is a count, and -v lists it")
    func folding() throws {
        let folded = try Sandbox.small().run("build").output
        #expect(folded.split(separator: "\n").count < 8, "\(folded)")
        let listed = try Sandbox.small().run("build", "-v").output
        #expect(listed.contains("created generated/App/swiftlint.yml\n") && !listed.contains("generated/App: "))
        let sandbox = try Sandbox.small()
        #expect(sandbox.run("build", "-q").output == "")
        try FileManager.default.removeItem(atPath: "\(sandbox.root)/generated/App/plan.md")
        #expect(sandbox.run("build").output == "created generated/App/plan.md\n")
    }

    @Test("errors leave generated/ untouched and say all that is wrong")
    func errors() throws {
        let sandbox = try Sandbox.small()
        #expect(sandbox.run("build").status == .success)
        let before = try sandbox.files(below: "generated")
        try sandbox.edit("overlays/app.yml", "Shape: layered", "Shape: layerd")
        try sandbox.edit("registry/rules.yml", "severity: blocking", "severity: bloking")
        let result = sandbox.run("build")
        #expect(result.status == .findings)
        #expect(result.error.contains("[illegal-slot-value]") && result.error.contains("[unknown-severity]"))
        #expect(try sandbox.files(below: "generated") == before)
    }

    @Test("--check exits 1 with a diff after one character of an artifact or of the registry is changed")
    func check() throws {
        let sandbox = try Sandbox.small()
        #expect(sandbox.run("build", "--check").status == .findings)
        #expect(sandbox.run("build").status == .success)
        #expect(sandbox.run("build", "--check").status == .success)

        try sandbox.edit("generated/App/swiftlint.yml", "Use the logger", "Use the lodger")
        let edited = sandbox.run("build", "--check")
        #expect(edited.status == .findings)
        #expect(edited.output.contains("--- a/generated/App/swiftlint.yml\n+++ b/generated/App/swiftlint.yml\n@@ "))
        #expect(edited.output.contains("-    message: Use the lodger\n+    message: Use the logger\n"))
        #expect(sandbox.run("build").status == .success)

        try sandbox.edit("registry/rules.yml", "Use the logger", "Use the Logger")
        let drifted = sandbox.run("build", "--check")
        #expect(drifted.status == .findings)
        #expect(drifted.output.contains("+    message: Use the Logger\n"))
        #expect(try sandbox.read("generated/App/swiftlint.yml").contains("Use the logger"))
    }

    @Test("a module that is gone takes its files with it, and nothing else")
    func removal() throws {
        let sandbox = try Sandbox.small()
        try sandbox.write(
            "overlays/web.yml", Sandbox.overlay.replacingOccurrences(of: "App", with: "Web"))
        #expect(sandbox.run("build").status == .success)
        try sandbox.write("generated/Web/notes.txt", "mine")
        try FileManager.default.removeItem(atPath: "\(sandbox.root)/overlays/web.yml")
        let result = sandbox.run("build", "-v")
        #expect(result.output.contains("removed generated/Web/swiftlint.yml\n"))
        #expect(try sandbox.files(below: "generated").keys.filter { $0.hasPrefix("Web/") } == ["Web/notes.txt"])
    }

    @Test("a file rulec did not write is never overwritten")
    func foreign() throws {
        let sandbox = try Sandbox.small()
        try sandbox.write("generated/docs/index.md", "my own page\n")
        let result = sandbox.run("build")
        #expect(result.status == .findings)
        #expect(result.error.contains("generated/docs/index.md") && result.error.contains("[foreign-file]"))
        #expect(try sandbox.files(below: "generated") == ["docs/index.md": "my own page\n"])
    }

    @Test("emit: writes a second copy where SwiftLint's plugins look, and never over another's file")
    func emit() throws {
        let sandbox = try Sandbox.small()
        try sandbox.write("overlays/app.yml", Sandbox.overlay + "emit:\n  swiftlint: Sources/.swiftlint.yml\n")
        #expect(sandbox.run("build").status == .success)
        let copy = try sandbox.read("Sources/.swiftlint.yml")
        #expect(copy.contains("included:\n  - App\n"))
        #expect(try sandbox.read("generated/App/swiftlint.yml").contains("included:\n  - ../../Sources/App\n"))
        try sandbox.write("overlays/app.yml", Sandbox.overlay)
        #expect(sandbox.run("build").output.contains("removed Sources/.swiftlint.yml\n"))

        try sandbox.write("overlays/app.yml", Sandbox.overlay + "emit:\n  swiftlint: Sources/.swiftlint.yml\n")
        try sandbox.write("Sources/.swiftlint.yml", "disabled_rules: []\n")
        #expect(sandbox.run("build").status == .findings)
        #expect(try sandbox.read("Sources/.swiftlint.yml") == "disabled_rules: []\n")
    }

    @Test("--module writes one module and needs no other overlay to be right")
    func oneModule() throws {
        let sandbox = try Sandbox.small()
        try sandbox.write("overlays/broken.yml", "module: Broken\nsource: [1]\n")
        #expect(sandbox.run("build").status == .findings)
        let result = sandbox.run("build", "--module", "App")
        #expect(result.status == .success, "\(result.error)")
        #expect(try sandbox.files(below: "generated")["App/plan.json"] != nil)
        let misspelled = sandbox.run("build", "--module", "app")
        #expect(misspelled.status == .failure)
        #expect(misspelled.error.contains("did you mean 'App'?"))
    }

    @Test("blank lines and comments at the top of every registry file change nothing but digests")
    func comments() throws {
        let sandbox = try Sandbox.project()
        #expect(sandbox.run("build", "-q").status == .success)
        let before = try sandbox.files(below: "generated")
        for path in try FileManager.default.subpathsOfDirectory(atPath: "\(sandbox.root)/registry")
        where path.hasSuffix(".yml") {
            try sandbox.write("registry/\(path)", "\n# A comment.\n" + sandbox.read("registry/\(path)"))
        }
        #expect(sandbox.run("build", "-q").status == .success)
        let after = try sandbox.files(below: "generated")
        #expect(after.keys.sorted() == before.keys.sorted())
        let digest = #/[0-9a-f]{64}/#
        for (path, text) in before {
            #expect(after[path]?.replacing(digest, with: "") == text.replacing(digest, with: ""), "\(path)")
        }
        #expect(after != before)
    }

    @Test("the artifacts in this project are what its registry says")
    func committed() throws {
        let sandbox = try Sandbox.project()
        #expect(sandbox.run("build", "-q").status == .success)
        let built = try sandbox.files(below: "generated")
        for (path, text) in built {
            let url = Package.root.appendingPathComponent("generated/\(path)")
            let committed = try? String(contentsOf: url, encoding: .utf8)
            #expect(committed == text, "generated/\(path) has drifted: run 'swift run rulec build'")
        }
    }
}
