import Diagnostics
import Inspection
import Planning
import Registry
import Testing

/// A small registry run on a tree that is written as one text, see `PredicateFixture`.
struct InspectionRun {
    let report: InspectionReport

    /// - Parameter rules: entries of `rules`, as they stand in the file. Without any, one that finds `print(`.
    init(
        rules: String = Self.print, overlay: String = "", asOf day: String? = nil, marker: String = Self.marker,
        files: [String: [UInt8]]? = nil, _ tree: String = ""
    ) throws {
        let fixture = files.map { PredicateFixture(files: $0) } ?? PredicateFixture(tree)
        let text = Self.head + "exception_marker: \"\(marker)\"\nrules:\n" + rules
        let (registry, inRegistry) = RegistryDecoder.decode([
            RegistryDocument(file: SourceFile(path: "registry.yml", text: text), relativePath: "registry.yml")
        ])
        let (decoded, inOverlay) = OverlayDecoder.decode(
            SourceFile(path: "overlays/app.yml", text: "module: App\nsource: App\ntests: AppTests\n" + overlay))
        let errors = (inRegistry + inOverlay).filter { $0.severity == .error }
        try #require(errors.isEmpty, "\(errors.map(\.message))")
        var module = try #require(decoded)
        let waivers = module.waivers
        module.waivers = []
        let plan = Planner.plan(module, against: registry)
        report = Inspection(
            ModuleTree(fixture.tree, plan: plan, registry: registry), waivers: waivers,
            asOf: day.flatMap { CalendarDate($0) }
        ).run()
    }

    /// `a.swift:3:5 READ-01` for what nothing excuses.
    var found: [String] { report.open.map(Self.line) }
    var excused: [String] { report.findings.filter { $0.excuse != nil }.map(Self.line) }
    /// What the findings underline.
    var words: [String] { report.open.compactMap { $0.range?.text } }

    private static func line(_ finding: Finding) -> String {
        let place = finding.range.map { ":\($0.start.line):\($0.start.column)" } ?? ""
        return
            "\(finding.path.hasPrefix("App/") ? String(finding.path.dropFirst(4)) : finding.path)\(place) \(finding.pattern)"
    }

    static let marker = "// standard:exception(<ID>) <reason>"

    static func rule(_ id: String, _ keys: String) -> String {
        "  - id: \(id)\n    title: Title of \(id)\n    severity: important\n    enforcement: lint\n    rationale: security\n"
            + keys.split(separator: "\n").map { "    \($0)\n" }.joined()
    }

    static let print = rule("READ-01", #"patterns: [{ regex: '\bprint\(', in: code, message: Use the logger }]"#)

    private static let head = """
        version: 1.0.0
        scope: { languages: [swift], paths: ["**/*.swift"], excludePaths: ["**/*.pb.swift"] }
        roles: { logic: where decisions are made }

        """
}
