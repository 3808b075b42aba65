package import Diagnostics
import Patterns
import Planning
package import Registry

/// A module's plan made ready to be run on its source tree.
///
/// Pure but for `tree.load`: the same tree gives the same report, whatever the number of threads.
package struct Inspection: Sendable {
    let tree: ModuleTree
    let patterns: [PatternCheck]
    let contents: [Content]
    let scopes: PathScopes
    let scanner: LiteralScanner
    let excuses: ExcuseReader
    let excuseRules: ExcuseRules
    /// Texts of the scanner: those a file with excuses or imports holds.
    let excuseTexts: [Int]
    let importTexts: [Int]
    /// A clock in nanoseconds, where timings are asked for.
    let now: (@Sendable () -> UInt64)?
    private let trees: [Tree]
    private let waivers: Waivers
    private let rules: [String]

    /// A predicate about the text of files.
    struct Content: Sendable {
        let rule: RulePlan
        let check: any ContentCheck
        let frameworks: [String]
        let number: Int
    }

    struct TreeViolation: Sendable {
        let rule: RulePlan
        let violation: Violation
    }

    /// A predicate about the tree.
    private struct Tree: Sendable {
        let rule: RulePlan
        let check: any TreeCheck
        let number: Int
    }

    /// - Parameters:
    ///   - plan: made without the overlay's waivers, which are applied to what is found.
    ///   - day: the one that waivers have to reach; nil for those that work whatever their date.
    package init(
        _ tree: ModuleTree, waivers: [Waiver], asOf day: CalendarDate?, now: (@Sendable () -> UInt64)? = nil
    ) {
        self.tree = tree
        self.now = now
        self.waivers = Waivers(waivers, of: tree.plan.overlay, asOf: day)
        var texts = ScannerTexts()
        var scopes = PathScopes()
        var patterns: [PatternCheck] = []
        var predicates: [(rule: RulePlan, check: any PredicateCheck)] = []
        var rules: [String] = []
        for rule in tree.plan.rules where rule.outcome == .enforced {
            let check = rule.tree.flatMap(PredicateChecks.check)
            if let check { predicates.append((rule, check)) }
            let own = rule.patterns.filter { check == nil || !$0.isLowered }.compactMap { pattern in
                PatternCheck(
                    pattern, scope: scopes.add(include: pattern.include, exclude: pattern.exclude),
                    frameworks: rule.frameworks, scanner: &texts)
            }
            patterns += own
            if check != nil || !own.isEmpty { rules.append(rule.rule.id.value.description) }
        }
        self.rules = rules
        self.patterns = patterns
        self.scopes = scopes
        contents = predicates.enumerated().compactMap { index, predicate in
            (predicate.check as? any ContentCheck).map {
                Content(
                    rule: predicate.rule, check: $0, frameworks: predicate.rule.frameworks,
                    number: patterns.count + index)
            }
        }
        trees = predicates.enumerated().compactMap { index, predicate in
            (predicate.check as? any TreeCheck).map {
                Tree(rule: predicate.rule, check: $0, number: patterns.count + index)
            }
        }
        excuses = ExcuseReader(
            ExceptionMarker(of: tree.registry), rules: tree.registry.rules.map(\.id.value.description))
        excuseRules = ExcuseRules(tree, run: Set(rules))
        excuseTexts = excuses.texts.map { texts.number(of: $0) }
        importTexts = [texts.number(of: "import")]
        scanner = LiteralScanner(texts.texts)
    }

    /// Looks at every file and folder once.
    ///
    /// - Parameter problems: what could not be listed.
    package func run(adding problems: [Diagnostic] = []) -> InspectionReport {
        var timings: [Int: UInt64] = [:]
        // At a file its comments may excuse them, so the file is asked.
        let found = treeViolations(&timings)
        let violations = Dictionary(grouping: found) { $0.violation.path }
        let files = tree.tree.files.concurrentMap { FileCheck.run($0, self, adding: violations[$0] ?? []) }
        for file in files { timings.merge(file.timings, uniquingKeysWith: +) }
        let elsewhere = found.filter { !tree.tree.hasFile($0.violation.path) }
        let findings =
            files.flatMap(\.findings) + elsewhere.map { finding($0.violation, of: $0.rule, at: nil) }
        return InspectionReport(
            plan: tree.plan, severities: tree.registry.levels,
            findings: findings.map(waivers.excuse).finished(), problems: problems + files.compactMap(\.problem),
            files: files.count(where: \.isChecked), rules: rules, timings: named(timings))
    }

    private func treeViolations(_ timings: inout [Int: UInt64]) -> [TreeViolation] {
        trees.flatMap { tree in
            let start = now?()
            let violations = tree.check.violations(in: self.tree)
            if let start, let end = now?() { timings[tree.number] = end - start }
            return violations.map { TreeViolation(rule: tree.rule, violation: $0) }
        }
    }

    private func named(_ timings: [Int: UInt64]) -> [(pattern: String, nanoseconds: UInt64)] {
        let names =
            patterns.enumerated().map { ($0.offset, $0.element.pattern.id) }
            + contents.map { ($0.number, $0.rule.rule.id.value.description) }
            + trees.map { ($0.number, $0.rule.rule.id.value.description) }
        return names.compactMap { number, name in timings[number].map { (name, $0) } }
    }

    // MARK: Findings

    func finding(of pattern: ResolvedPattern, at range: SourceRange) -> Finding {
        Finding(
            rule: pattern.rule, pattern: pattern.id, severity: pattern.severity, confidence: pattern.confidence,
            mode: excuseRules.mode(of: pattern.rule), message: pattern.message, path: range.file.path, range: range)
    }

    func finding(_ violation: Violation, of rule: RulePlan, at range: SourceRange?) -> Finding {
        let id = rule.rule.id.value.description
        return Finding(
            rule: id, pattern: id, predicate: rule.tree?.name, severity: rule.severity, confidence: .verdict,
            mode: rule.mode, message: violation.message, path: violation.path, range: range)
    }
}

extension RulePlan {
    /// Of which a file imports one where the rule speaks about it, in lower case.
    var frameworks: [String] { (rule.scope?.frameworks ?? []).map { $0.value.lowercased() } }
}

extension ResolvedPattern {
    /// Whether it says what the rule's predicate says.
    var isLowered: Bool { from.hasSuffix("/predicate") }
}
