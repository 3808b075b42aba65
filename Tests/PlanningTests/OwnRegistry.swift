import Diagnostics
import Foundation
import Patterns
import Planning
import Registry
import Testing

/// This project's own registry, with overlays of the tests'.
enum OwnRegistry {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "registry").resolvingSymlinksInPath()

    static func plan(_ overlay: String) throws -> ModulePlan {
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        let files = try names.filter { $0.hasSuffix(".yml") }.sorted().map { name in
            (name, try String(contentsOf: folder.appending(path: name), encoding: .utf8))
        }
        let registry = try PlanInput.registry(files)
        let read = try PlanInput.overlay("module: Travel\nsource: Modules/Travel/Sources\n" + overlay)
        let errors = OverlayValidator.validate(read, against: registry, registryDigest: "", asOf: nil)
            .filter { $0.severity == .error }
        try #require(errors.map(\.message) == [])
        return Planner.plan(read, against: registry)
    }
}

extension ModulePlan {
    /// The IDs of a rule's patterns that find something in a line of code.
    func findings(of rule: String, in line: String) throws -> [String] {
        try self.rule(rule).patterns.filter { pattern in
            let regex = try CompiledRegex(try RegexSyntax(pattern.regex, flags: Set(pattern.flags)).lineWise)
            let excuse = try pattern.unless.map { try CompiledRegex(try RegexSyntax($0, flags: []).lineWise) }
            return !regex.matches(in: line).isEmpty && excuse?.firstMatch(in: line) == nil
        }.map(\.id)
    }
}
