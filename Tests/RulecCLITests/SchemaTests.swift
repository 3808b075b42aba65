import Foundation
import RulecCLI
import Testing

private let fixtures = Package.root.appendingPathComponent("Tests/Fixtures/schema")

private func names(_ kind: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: fixtures.appendingPathComponent(kind).path)) ?? []).sorted()
}

/// What the schemas refuse is refused by rulec too; that they refuse it is checked by a validator in `.ci/run`.
@Suite("JSON Schemas")
struct SchemaTests {
    private func text(_ kind: String, _ name: String) throws -> String {
        try String(contentsOf: fixtures.appendingPathComponent("\(kind)/\(name)"), encoding: .utf8)
    }

    @Test("a registry that the schema must refuse is refused by rulec, once", arguments: names("registry"))
    func registry(name: String) throws {
        let sandbox = try Sandbox()
        // Names that the mistake is not about.
        try sandbox.write("registry/names.yml", "vocabularies: {Words: {default: [word]}}\nroles: {screen.root: r}\n")
        try sandbox.write("registry/rules.yml", try text("registry", name))
        let result = sandbox.run("validate", "-q")
        #expect(result.status == .findings && result.error.contains("\n1 error\n"), "\(result.error)")
    }

    @Test("an overlay that the schema must refuse is refused by rulec, once", arguments: names("overlay"))
    func overlay(name: String) throws {
        let sandbox = try Sandbox.project()
        for file in ["booking.yml", "loyalty.yml"] {
            try FileManager.default.removeItem(atPath: "\(sandbox.root)/overlays/\(file)")
        }
        try sandbox.write("overlays/check.yml", try text("overlay", name))
        let result = sandbox.run("validate", "-q")
        #expect(result.status == .findings && result.error.contains("\n1 error\n"), "\(result.error)")
    }

    @Test("there is a fixture of each kind of mistake")
    func kinds() {
        #expect(names("registry").count > 10 && names("overlay").count > 10)
    }

    @Test("the schema of overlays lists the names of the registry, whatever is wrong in an overlay")
    func completion() throws {
        let sandbox = try Sandbox.small()
        try sandbox.edit("overlays/app.yml", "Shape: layered", "Shape: layerd")
        let result = sandbox.run("schema", "overlay")
        #expect(result.status == .success, "\(result.error)")
        let text = result.output.filter { !$0.isWhitespace }
        #expect(text.contains(#""properties":{"Shape":{"enum":["layered","organic"]}}"#), "\(text)")
        #expect(text.contains(#""enum":["READ-01","STRUCT-01","NAME-01"]"#))
        #expect(text.contains(#""screen.entry":{"description":"thefilethatshowsascreen""#))
    }

    @Test("build writes what the command prints")
    func written() throws {
        let sandbox = try Sandbox.small()
        #expect(sandbox.run("build").status == .success)
        for kind in ["registry", "overlay"] {
            let written = try sandbox.read("generated/schema/\(kind).schema.json")
            #expect(sandbox.run("schema", kind).output == written)
        }
    }

    @Test("a registry with errors has no schema of overlays, and one of something else does not exist")
    func refused() throws {
        let sandbox = try Sandbox.small()
        try sandbox.edit("registry/rules.yml", "severity: blocking", "severity: bloking")
        #expect(sandbox.run("schema", "overlay").status == .findings)
        #expect(sandbox.run("schema", "registry").status == .success)
        #expect(sandbox.run("schema", "rules").status == .failure)
        #expect(sandbox.run("schema").status == .failure)
    }
}
