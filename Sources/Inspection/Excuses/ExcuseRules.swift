import Diagnostics
import Patterns
import Planning
import Registry

/// Findings about excuses themselves, under names that no rule can have.
package enum ExcuseFault: String, Sendable, CaseIterable {
    case withoutReason = "excuse-without-reason"
    case unknownRule = "excuse-unknown-rule"
    case unused = "excuse-unused"
    case unreadable = "excuse-unreadable"

    package var title: String {
        switch self {
        case .withoutReason: "An excuse says why"
        case .unknownRule: "An excuse names a rule there is"
        case .unused: "An excuse has something to excuse"
        case .unreadable: "An excuse can be read"
        }
    }
}

/// What the excuses of a file do to its findings, and what is wrong with them.
struct ExcuseRules: Sendable {
    /// Of every rule of the registry.
    private let plans: [String: RulePlan]
    /// Rules of which nothing but this check decides, so that a marker which excuses nothing is known to be of no use.
    private let decided: Set<String>
    /// By identifier of SwiftLint's own rules, the rules that they decide.
    private let builtins: [String: [String]]
    private let levels: [String]

    init(_ tree: ModuleTree, run rules: Set<String>) {
        plans = Dictionary(tree.plan.rules.map { ($0.rule.id.value.description, $0) }) { first, _ in first }
        decided = Set(
            tree.plan.rules.filter {
                rules.contains($0.rule.id.value.description) && $0.rule.builtins.isEmpty && $0.rule.ingest.isEmpty
            }.map(\.rule.id.value.description))
        builtins = tree.plan.rules.reduce(into: [:]) { builtins, plan in
            for use in plan.rule.builtins where use.tool == .swiftlint {
                builtins[use.identifier.value, default: []].append(plan.rule.id.value.description)
            }
        }
        levels = tree.registry.levels
    }

    func mode(of rule: String) -> RulePlan.Mode { plans[rule]?.mode ?? .required }

    /// The findings with what excuses them, and those about the excuses.
    func apply(_ excuses: FileExcuses, to findings: [Finding], in text: SourceText) -> [Finding] {
        var used = Set<Int>()
        var findings = findings
        let index = MarkerIndex(excuses.markers)
        for finding in findings.indices {
            guard let number = index.marker(for: findings[finding], in: text) else { continue }
            used.insert(number)
            findings[finding].excuse = excuses.markers[number].reason.map { .marker(reason: $0) }
        }
        for (number, marker) in excuses.markers.enumerated() {
            if let fault = fault(of: marker, isUsed: used.contains(number)) {
                findings.append(finding(fault.0, fault.1, at: text.file.range(marker.bytes)))
            }
        }
        for marker in excuses.unreadable {
            findings.append(
                finding(
                    .unreadable, "This excuse cannot be read and excuses nothing: \(marker.advice)",
                    at: text.file.range(marker.bytes)))
        }
        for command in excuses.bareCommands {
            if let message = message(about: command) {
                findings.append(finding(.withoutReason, message, at: text.file.range(command.bytes)))
            }
        }
        return findings
    }

    private func fault(of marker: Marker, isUsed: Bool) -> (ExcuseFault, String)? {
        guard let plan = plans[marker.rule] else {
            let ids = plans.keys.sorted()
            // All patterns of a rule are excused by its ID.
            let mend =
                rules(behind: marker.rule).first.map { "write \($0)" }
                ?? RuleIDSpelling.closest(to: marker.rule, among: ids).map { "did you mean \($0)?" }
                ?? RuleIDSpelling.help(for: marker.rule, among: ids) ?? "remove this excuse"
            return (.unknownRule, "There is no rule \(marker.rule): \(mend)")
        }
        if let retirement = plan.rule.retirement {
            let heirs = retirement.replacedBy.map(\.value)
            let mend = heirs.isEmpty ? "remove this excuse" : "see \(heirs.joined(separator: ", "))"
            return (.unknownRule, "\(marker.rule) is retired: \(mend)")
        }
        guard marker.reason != nil else {
            return (
                .withoutReason, "Say why \(marker.rule) does not hold here: an excuse without a reason counts for none"
            )
        }
        return !isUsed && decided.contains(marker.rule)
            ? (.unused, "Remove this excuse: \(marker.rule) reports nothing here") : nil
    }

    /// Nil for a command that silences none of our rules.
    private func message(about command: SilencingCommand) -> String? {
        let silenced = unique(command.identifiers.flatMap(rules))
        guard command.identifiers.isEmpty || !silenced.isEmpty else { return nil }
        let what = silenced.isEmpty ? "every rule" : silenced.joined(separator: ", ")
        return "Say why: '\(command.name)' silences \(what), and only an exception marker with a reason may"
    }

    /// The rules behind an identifier of a tool: `READ-08_print` is of READ-08.
    private func rules(behind identifier: String) -> [String] {
        let id = String(identifier.prefix { $0 != "_" })
        return plans[id] != nil ? [id] : builtins[identifier] ?? []
    }

    private func finding(_ fault: ExcuseFault, _ message: String, at range: SourceRange) -> Finding {
        Finding(
            rule: fault.rawValue, pattern: fault.rawValue, severity: severity(of: fault), confidence: .verdict,
            mode: .required, message: message, path: range.file.path, range: range)
    }

    /// An excuse of no use is the least of faults; the others stand in the middle, since the finding they do not excuse is
    /// reported too.
    private func severity(of fault: ExcuseFault) -> String {
        fault == .unused ? levels[levels.count - 1] : levels[min(1, levels.count - 1)]
    }
}

/// The markers of a file by what they excuse.
private struct MarkerIndex {
    private let markers: [Marker]
    /// By rule, ascending by the first line they excuse.
    private let numbers: [String: [Int]]

    init(_ markers: [Marker]) {
        self.markers = markers
        numbers = Dictionary(
            grouping: markers.indices.sorted { (markers[$0].lines.lowerBound, $0) < (markers[$1].lines.lowerBound, $1) }
        ) { markers[$0].rule }
    }

    /// The nearest one.
    func marker(for finding: Finding, in text: SourceText) -> Int? {
        guard let numbers = numbers[finding.rule] else { return nil }
        let start = finding.range?.bytes.lowerBound
        if let start, let found = marker(onLine: text.file.lineIndex(at: start), among: numbers) { return found }
        // What begins with the text is said of the file.
        guard start.map({ $0 <= text.start }) ?? true else { return nil }
        return numbers.first { markers[$0].isInHead }
    }

    private func marker(onLine line: Int, among numbers: [Int]) -> Int? {
        var (low, high) = (0, numbers.count)
        while low < high {
            let middle = (low + high) / 2
            if markers[numbers[middle]].lines.lowerBound <= line { low = middle + 1 } else { high = middle }
        }
        // Markers above the same code end at the same line. Only a few that speak of the line above can lie between.
        return numbers[..<low].suffix(4).last { markers[$0].lines.contains(line) }
    }
}
