import Diagnostics
import Patterns
import Planning

/// What a check finds in one file, before waivers.
struct FileResult: Sendable {
    var findings: [Finding] = []
    var problem: Diagnostic?
    /// Nil for a file that no rule looks at.
    var isChecked = false
    /// Nanoseconds by the number of a check; empty unless they are asked for.
    var timings: [Int: UInt64] = [:]
}

/// One file with what all checks share of it: one reading, one scan for their texts, at most one pass of the lexer.
struct FileCheck {
    private let inspection: Inspection
    private let path: String
    /// What predicates about the tree found at the file.
    private let violations: [Inspection.TreeViolation]
    private var result = FileResult()

    static func run(_ path: String, _ inspection: Inspection, adding violations: [Inspection.TreeViolation])
        -> FileResult
    {
        var check = FileCheck(inspection, path, violations)
        check.run()
        return check.result
    }

    private init(_ inspection: Inspection, _ path: String, _ violations: [Inspection.TreeViolation]) {
        self.inspection = inspection
        self.path = path
        self.violations = violations
    }

    private mutating func run() {
        let scopes = inspection.scopes.contain(path)
        let patterns = inspection.patterns.indices.filter { scopes[inspection.patterns[$0].scope] }
        let contents = inspection.contents.filter { $0.check.looksAt(path, in: inspection.tree) }
        guard !patterns.isEmpty || !contents.isEmpty || !violations.isEmpty else { return }
        let text = load()
        result.findings = violations.map { found in
            inspection.finding(
                found.violation, of: found.rule, at: found.violation.bytes.flatMap { text?.file.range($0) })
        }
        guard let text else { return }
        result.isChecked = true
        var facts = FileFacts(text, inspection)
        for number in patterns { run(inspection.patterns[number], number, &facts) }
        for check in contents { run(check, &facts) }
        excuse(&facts)
    }

    private mutating func load() -> SourceText? {
        switch inspection.tree.tree.load(path) {
        case .unreadable(let reason):
            result.problem = .unreadableSource(path, reason)
            return nil
        case .bytes(let bytes):
            if let obstacle = SourceText.obstacle(in: bytes) {
                result.problem = .skippedSource(path, obstacle)
                return nil
            }
            return SourceText(path: path, bytes: bytes)
        }
    }

    // MARK: Checks

    private mutating func run(_ check: PatternCheck, _ number: Int, _ facts: inout FileFacts) {
        guard check.frameworks.isEmpty || check.frameworks.contains(where: facts.imports.contains) else { return }
        let start = inspection.now?()
        defer { note(start, for: number) }
        let candidates = check.literals.map { facts.lines(holding: $0) }
        for match in check.matches(in: facts.text, candidates: candidates) {
            guard let whole = match.groups[0], let place = check.place(of: match),
                check.pattern.region.kind.map({ facts.regions.holdsOnly($0, in: whole) }) ?? true,
                !check.isExempt(place, in: facts.text)
            else { continue }
            result.findings.append(
                inspection.finding(of: check.pattern, at: facts.text.file.range(place)))
        }
    }

    private mutating func run(_ content: Inspection.Content, _ facts: inout FileFacts) {
        guard content.frameworks.isEmpty || content.frameworks.contains(where: facts.imports.contains) else { return }
        let start = inspection.now?()
        defer { note(start, for: content.number) }
        for violation in content.check.violations(in: facts.text, of: inspection.tree) {
            result.findings.append(
                inspection.finding(
                    violation, of: content.rule, at: violation.bytes.map { facts.text.file.range($0) }))
        }
    }

    private mutating func note(_ start: UInt64?, for number: Int) {
        guard let start, let end = inspection.now?() else { return }
        result.timings[number, default: 0] += end - start
    }

    // MARK: Excuses

    private mutating func excuse(_ facts: inout FileFacts) {
        guard facts.holdsExcuses else { return }
        let excuses = inspection.excuses.read(facts.text, facts.regions)
        result.findings = inspection.excuseRules.apply(excuses, to: result.findings, in: facts.text)
    }
}

/// What is known of a file's text, each fact once and only where it is asked for.
struct FileFacts {
    let text: SourceText
    private let inspection: Inspection
    /// By text of the scanner, the lines that hold it, ascending.
    private let lines: [[Int]]

    init(_ text: SourceText, _ inspection: Inspection) {
        self.text = text
        self.inspection = inspection
        var lines = [[Int]](repeating: [], count: inspection.scanner.literals.count)
        let starts = text.file.lineStarts
        var line = 0
        text.bytes.withUnsafeBufferPointer { bytes in
            inspection.scanner.scan(bytes) { literal, end in
                while line + 1 < starts.count, starts[line + 1] < end { line += 1 }
                if lines[literal].last != line { lines[literal].append(line) }
            }
        }
        self.lines = lines
    }

    lazy var regions = SwiftRegions(text.bytes)

    lazy var imports: Set<String> = {
        let lines = lines(holding: inspection.importTexts)
        guard !lines.isEmpty else { return [] }
        let word = Array("import".utf8)
        let places = lines.flatMap { line in
            let range = text.line(line)
            return range.dropLast(word.count - 1).filter { text.bytes[$0..<$0 + word.count].elementsEqual(word) }
        }
        return Imports.modules(regions.imports(at: places))
    }()

    var holdsExcuses: Bool { inspection.excuseTexts.contains { !lines[$0].isEmpty } }

    /// The lines that hold one of the texts, ascending.
    func lines(holding literals: [Int]) -> [Int] {
        let found = literals.map { lines[$0] }.filter { !$0.isEmpty }
        guard found.count > 1 else { return found.first ?? [] }
        var last: Int?
        return found.joined().sorted().filter { line in
            defer { last = line }
            return line != last
        }
    }
}
