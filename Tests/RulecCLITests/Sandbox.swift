import Foundation
import RulecCLI
import Testing

/// A folder of its own for one test, and rulec run in it as a user would.
final class Sandbox {
    let root: String

    init() throws {
        root = FileManager.default.temporaryDirectory.appendingPathComponent("rulec-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: root) }

    /// A sandbox with this project's own registry and overlays.
    static func project() throws -> Sandbox {
        let sandbox = try Sandbox()
        for folder in ["registry", "overlays"] {
            try FileManager.default.copyItem(
                atPath: Package.root.appendingPathComponent(folder).path, toPath: "\(sandbox.root)/\(folder)")
        }
        return sandbox
    }

    /// A small registry and one module.
    static func small() throws -> Sandbox {
        let sandbox = try Sandbox()
        try sandbox.write("registry/rules.yml", Self.registry)
        try sandbox.write("overlays/app.yml", Self.overlay)
        return sandbox
    }

    struct Result {
        let status: ExitCode
        let output: String
        let error: String
    }

    func run(_ arguments: String...) -> Result { run(arguments) }

    func run(_ arguments: [String]) -> Result {
        var (output, error) = ("", "")
        let console = Console(output: { output += $0 }, error: { error += $0 }, isColored: false)
        let status = Rulec.run(["-C", root] + arguments, console: console)
        return Result(status: status, output: output, error: error)
    }

    func write(_ path: String, _ text: String) throws {
        let url = URL(fileURLWithPath: "\(root)/\(path)")
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    func read(_ path: String) throws -> String {
        try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
    }

    func edit(_ path: String, _ old: String, _ new: String) throws {
        let text = try read(path)
        try #require(text.contains(old), "'\(old)' is not in \(path)")
        try write(path, text.replacingOccurrences(of: old, with: new))
    }

    /// Every file below a folder with its text, by path.
    func files(below folder: String) throws -> [String: String] {
        var files: [String: String] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: "\(root)/\(folder)") {
            if let text = try? read("\(folder)/\(path)") { files[path] = text }
        }
        return files
    }

    static let registry = """
        version: 1.0.0
        scope:
          languages: [swift]
          paths: ["**/*.swift"]
        severity_levels: [blocking, important, suggestion]
        exception_marker: "// standard:exception(<ID>) <reason>"
        roles:
          screen.entry: the file that shows a screen
        module_overlay_slots:
          slots:
            - id: Shape
              governs: [STRUCT-01]
              values:
                layered: every screen has the same folders
                organic: a screen has what it needs
        rules:
          - id: READ-01
            title: No prints
            severity: blocking
            enforcement: lint
            rationale: security
            patterns:
              - regex: '\\bprint\\('
                in: code
                message: Use the logger
                examples:
                  bad: ['print("x")']
                  good: ['logger.debug("x")']
          - id: STRUCT-01
            title: One shape
            severity: important
            enforcement: lint
            rationale: readability
            patterns:
              - regex: '\\bBadShape\\b'
                where: screen.entry
                message: Use the good shape
                examples:
                  bad: [BadShape]
                  good: [GoodShape]
          - id: NAME-01
            title: Names say what things are
            severity: suggestion
            enforcement: judgement
            rationale: readability

        """

    static let overlay = """
        module: App
        source: Sources/App
        frameworks: [swiftui]
        roles:
          screen.entry: "Screens/*Scene.swift"
        slots:
          Shape: layered
        sensitive_data: []
        none_because: the module shows the weather

        """
}
