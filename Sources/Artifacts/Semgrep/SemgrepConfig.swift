import Diagnostics
import Planning
import Registry
import YAML

/// `semgrep.yml`: the patterns that semgrep finds at the same places. Markers that excuse a place are no part of it.
struct SemgrepConfig: Sendable, Hashable {
    struct Entry: Sendable, Hashable {
        var id = ""
        var regex = ""
        /// The capture group that is reported, 0 for the match.
        var focus = 0
        var message = ""
        var severity = ""
        var include: [String] = []
        var exclude: [String] = []
        var rule = ""
        var page = ""
        var from: [String] = []
    }

    var entries: [Entry] = []

    init() {}

    init(_ patterns: [CompiledPattern], levels: [String]) {
        entries = patterns.compactMap { compiled in
            let pattern = compiled.pattern
            guard let rule = try? SemgrepRule(pattern) else { return nil }
            return Entry(
                id: pattern.id, regex: rule.regex, focus: rule.focus, message: pattern.message,
                severity: Self.severity(of: pattern.severity, among: levels, mayFail: compiled.mayFail),
                include: rule.include, exclude: rule.exclude, rule: pattern.rule,
                page: "docs/rules/\(pattern.rule).md", from: [pattern.from] + pattern.values)
        }
    }

    static let severities = ["ERROR", "WARNING", "INFO"]

    /// By the level's rank; what is weaker than semgrep's weakest is that. What must not fail a run is no error.
    private static func severity(of level: String, among levels: [String], mayFail: Bool) -> String {
        let rank = min(levels.firstIndex(of: level) ?? severities.count, severities.count - 1)
        return severities[mayFail ? rank : max(rank, 1)]
    }

    func text(header: [String]) -> String {
        let rules = entries.map { entry in
            YAMLValue.map([
                YAMLMember("id", .string(entry.id)), YAMLMember("languages", Self.list(["regex"])),
                Self.search(for: entry), YAMLMember("message", .string(entry.message)),
                YAMLMember("severity", .string(entry.severity)),
                YAMLMember(
                    "paths",
                    .map(
                        [YAMLMember("include", Self.list(entry.include))]
                            + (entry.exclude.isEmpty ? [] : [YAMLMember("exclude", Self.list(entry.exclude))]))),
                YAMLMember(
                    "metadata",
                    .map([
                        YAMLMember("rule", .string(entry.rule)), YAMLMember("page", .string(entry.page)),
                        YAMLMember("from", Self.list(entry.from)),
                    ])),
            ])
        }
        return YAMLWriter.write(.map([YAMLMember("rules", .list(rules))]), header: header)
    }

    private static func search(for entry: Entry) -> YAMLMember {
        let regex = YAMLMember("pattern-regex", .string(entry.regex))
        guard entry.focus > 0 else { return regex }
        let focus = YAMLMember("focus-metavariable", .string("$\(entry.focus)"))
        return YAMLMember("patterns", .list([.map([regex]), .map([focus])]))
    }

    private static func list(_ texts: [String]) -> YAMLValue { .list(texts.map(YAMLValue.string)) }
}

/// The config of a module, or what its self-check refused; nothing for a module none of whose patterns semgrep can say.
enum SemgrepFile {
    static func emit(
        _ plan: ModulePlan, patterns: [CompiledPattern], registry: Registry
    ) -> (files: [OutputFile], diagnostics: [Diagnostic]) {
        let config = SemgrepConfig(patterns, levels: registry.levels)
        guard !config.entries.isEmpty else { return ([], []) }
        let version = registry.version.map { " \($0.value)" } ?? ""
        let text = config.text(header: [
            "Rules of semgrep for \(plan.module), written by rulec from the registry\(version) and the module's overlay.",
            "Do not edit it: change the rules or the overlay, then run `rulec build`.",
        ])
        let problems = SemgrepLoader.problems(in: text, meant: config)
        guard problems.isEmpty else {
            let name = Artifact.semgrep.rawValue
            return (
                [],
                problems.map {
                    Diagnostic(
                        .invalidArtifact, at: plan.overlay.module.range,
                        "\(name) is not written, because semgrep would not take it whole: \($0)", subject: plan.module)
                }
            )
        }
        return ([OutputFile("\(plan.module)/\(Artifact.semgrep.rawValue)", text: text)], [])
    }
}
