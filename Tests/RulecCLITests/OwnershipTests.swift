import Foundation
import RulecCLI
import Testing

/// Only what rulec wrote is ever replaced or removed.
@Suite("Whose files")
struct OwnershipTests {
    @Test(
        "a manifest that lists a path outside its folder is not rulec's, and nothing is removed",
        arguments: ["../../victim", "../registry/rules.yml", "/victim", "a//b", "./App/plan.json", ""])
    func escapingManifest(path: String) throws {
        for section in ["files", "repository"] {
            let sandbox = try Sandbox.small()
            #expect(sandbox.run("build").status == .success)
            try sandbox.edit("generated/manifest.json", "\"\(section)\": [", "\"\(section)\": [\n    \"\(path)\",")
            // Keep the text JSON where the list was empty.
            try sandbox.write(
                "generated/manifest.json",
                sandbox.read("generated/manifest.json").replacingOccurrences(of: ",]", with: "]"))
            let before = try sandbox.files(below: ".")
            _ = sandbox.run("build")
            let after = try sandbox.files(below: ".")
            #expect(Set(before.keys).subtracting(after.keys).isEmpty, "\(section): \(path)")
            #expect(after["registry/rules.yml"] == before["registry/rules.yml"])
        }
    }

    @Test("somebody else's manifest.json vouches for nothing")
    func otherManifest() throws {
        let sandbox = try Sandbox.small()
        try sandbox.write("web/manifest.json", "{\"name\":\"My app\"}")
        try sandbox.write("web/docs/index.md", "# mine")
        #expect(sandbox.run("build", "--out", "web").status == .findings)
        #expect(
            try sandbox.files(below: "web") == ["manifest.json": "{\"name\":\"My app\"}", "docs/index.md": "# mine"])
    }

    @Test("an unmerged manifest loses no file: both sides are known, and a build of all mends it")
    func conflict() throws {
        let sandbox = try Sandbox.small()
        try sandbox.write("overlays/web.yml", Sandbox.overlay.replacingOccurrences(of: "App", with: "Web"))
        #expect(sandbox.run("build").status == .success)
        try sandbox.edit(
            "generated/manifest.json", "    \"Web/plan.json\",\n",
            "<<<<<<< ours\n    \"Web/plan.json\",\n=======\n>>>>>>> theirs\n")
        #expect(sandbox.run("build", "--module", "App").status == .failure)
        try FileManager.default.removeItem(atPath: "\(sandbox.root)/overlays/web.yml")
        #expect(sandbox.run("build", "-v").output.contains("removed generated/Web/plan.json"))
        #expect(sandbox.run("build", "--check").status == .success)
    }

    @Test("a file of the team that took the place of an emitted config is left alone")
    func replacedEmit() throws {
        let sandbox = try Sandbox.small()
        try sandbox.write("overlays/app.yml", Sandbox.overlay + "emit: { swiftlint: Sources/.swiftlint.yml }\n")
        #expect(sandbox.run("build").status == .success)
        try sandbox.write("Sources/.swiftlint.yml", "# by hand\n")
        #expect(sandbox.run("build").status == .findings)
        try sandbox.write("overlays/app.yml", Sandbox.overlay)
        #expect(sandbox.run("build").status == .success)
        #expect(try sandbox.read("Sources/.swiftlint.yml") == "# by hand\n")
    }

    @Test("links, folders and pipes in the way are not rulec's", arguments: ["link", "folder", "pipe"])
    func occupants(kind: String) throws {
        let sandbox = try Sandbox.small()
        #expect(sandbox.run("build").status == .success)
        let path = "\(sandbox.root)/generated/App/plan.md"
        try FileManager.default.removeItem(atPath: path)
        switch kind {
        case "link": try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/nowhere")
        case "folder": try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        default: #expect(mkfifo(path, 0o644) == 0)
        }
        let result = sandbox.run("build")
        #expect(result.status == .findings)
        #expect(result.error.contains("generated/App/plan.md") && result.error.contains("[foreign-file]"))
    }

    @Test("a linked folder leads nowhere")
    func linkedFolder() throws {
        let sandbox = try Sandbox.small()
        try sandbox.write("outside/plan.md", "mine")
        try sandbox.write("generated/.keep", "")
        try FileManager.default.createSymbolicLink(
            atPath: "\(sandbox.root)/generated/App", withDestinationPath: "../outside")
        #expect(sandbox.run("build").status == .findings)
        #expect(try sandbox.files(below: "outside") == ["plan.md": "mine"])
    }

    @Test(
        "no config is emitted over inputs or artifacts",
        arguments: ["generated/App/plan.json", "generated/manifest.json", "overlays/new.yml", "registry/new.yml"])
    func reservedEmit(path: String) throws {
        let sandbox = try Sandbox.small()
        try sandbox.write("overlays/app.yml", Sandbox.overlay + "emit: { swiftlint: \(path) }\n")
        let result = sandbox.run("build")
        #expect(result.status == .findings)
        #expect(result.error.contains("overlays/app.yml:10:20: error"), "\(result.error)")
        #expect(!FileManager.default.fileExists(atPath: "\(sandbox.root)/generated"))
    }

    @Test("--out where inputs are is refused", arguments: ["registry", "registry/gen", "overlays", "."])
    func reservedOutput(path: String) throws {
        let sandbox = try Sandbox.small()
        let before = try sandbox.files(below: ".")
        #expect(sandbox.run("build", "--out", path).status == .failure)
        #expect(try sandbox.files(below: ".") == before)
    }

    @Test("what a killed build left behind goes with the next one")
    func leftovers() throws {
        let sandbox = try Sandbox.small()
        #expect(sandbox.run("build").status == .success)
        // No process has this number: Linux and macOS count to less.
        try sandbox.write("generated/App/.plan.json.2147483646.rulec-tmp", "half")
        try sandbox.edit("registry/rules.yml", "Use the logger", "Use the Logger")
        #expect(sandbox.run("build").status == .success)
        #expect(try sandbox.files(below: "generated")["App/.plan.json.2147483646.rulec-tmp"] == nil)
    }

    @Test("an empty value of an option is wrong usage", arguments: ["--out", "--overlays", "--registry", "-C"])
    func emptyValues(option: String) throws {
        let sandbox = try Sandbox.small()
        #expect(sandbox.run("build", option, "").status == .failure)
        #expect(!FileManager.default.fileExists(atPath: "\(sandbox.root)/generated"))
    }

    @Test("two overlays of one module stop a build of that module too")
    func duplicateModule() throws {
        let sandbox = try Sandbox.small()
        try sandbox.write("overlays/b.yml", Sandbox.overlay.replacingOccurrences(of: "Sources/App", with: "Sources/B"))
        for call in [["build", "--module", "App"], ["plan", "App"]] {
            let result = call.count == 2 ? sandbox.run(call[0], call[1]) : sandbox.run(call[0], call[1], call[2])
            #expect(result.status == .findings)
            #expect(result.error.contains("[duplicate-module]"))
        }
    }

    @Test("drift is in the JSON report")
    func driftReport() throws {
        let sandbox = try Sandbox.small()
        #expect(sandbox.run("build").status == .success)
        try sandbox.edit("generated/App/swiftlint.yml", "Use the logger", "Use the\r\nlodger")
        let result = sandbox.run("build", "--check", "--format", "json")
        #expect(result.status == .findings)
        #expect(result.output.contains("\"code\":\"stale-artifact\"") && result.output.contains("\"errors\": 1"))
        let text = sandbox.run("build", "--check")
        #expect(text.output.contains("\n-lodger\n"), "\(text.output)")
    }
}
