import Foundation

/// `rulec check` against other tools with the same patterns on the same tree, as whole processes in turn; and how its time
/// grows with the tree and with the patterns.
enum CheckBenchmark {
    private static let rounds = 3

    /// `tree`: a folder of Swift files, by default one that is generated with that many lines.
    static func run(tree: String?, lines: Int) {
        let rulec = Program.folder.appendingPathComponent("rulec").path
        guard FileManager.default.isExecutableFile(atPath: rulec) else {
            print("skipped: there is no rulec beside this program (swift build -c release)")
            return
        }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("rulec-check-\(getpid())").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        do {
            let project = try CheckProject(in: folder, tree: tree, lines: lines)
            print("\(project.files) files, \(project.lines) lines, \(project.patterns.count) patterns of lines")
            guard let own = check(rulec, project).fastest(of: rounds) else { return print("rulec check: a run failed") }
            print("  rulec check: \(shown(own)), at most \(PeakMemory.ofChildren / 1_000_000) MB")
            grow(rulec, project, from: own)
            compare(rulec, project, with: own)
        } catch {
            print("skipped: \(error)")
        }
    }

    private static func check(
        _ rulec: String, _ project: CheckProject, copies: Int = 1, part: Int = 0, of parts: Int = 1
    )
        -> Command
    {
        Command(
            "rulec check", rulec,
            ["-C", project.repository(copies)] + inputs(project, part, of: parts) + [
                "check", CheckProject.module, "--report", "-q",
            ])
    }

    private static func inputs(_ project: CheckProject, _ part: Int = 0, of parts: Int = 1) -> [String] {
        ["--registry", project.registry(part, of: parts), "--overlays", "\(project.folder)/overlays"]
    }

    private static func grow(_ rulec: String, _ project: CheckProject, from own: Double) {
        for copies in [2, 4] {
            guard let time = check(rulec, project, copies: copies).fastest(of: rounds) else { continue }
            print(
                "  \(copies) times the tree: \(rounded(time / own)) times as long, at most \(PeakMemory.ofChildren / 1_000_000) MB"
            )
        }
        // More than once as long in all: the time for all patterns at once is less than the sum of what its parts take.
        for parts in [2, 4] {
            let times = (0..<parts).compactMap { check(rulec, project, part: $0, of: parts).fastest(of: rounds) }
            let shares = times.map { String(rounded($0 / own)) }.joined(separator: " + ")
            print(
                "  in \(parts) parts of the patterns: \(shares), in all \(rounded(times.reduce(0, +) / own)) times as long"
            )
        }
    }

    private static func compare(_ rulec: String, _ project: CheckProject, with own: Double) {
        let repository = project.repository(1)
        let build = Command("rulec build", rulec, ["-C", repository] + inputs(project) + ["build", "-q"])
        guard build.seconds() != nil else { return print("  rulec build: a run failed") }
        let config = "generated/\(CheckProject.module)"
        let tools = [
            (
                name: "rg -P -f, in \((project.patterns.count + 19) / 20) calls", program: "rg", rounds: rounds,
                script: "for f in \(project.folder)/rg/*.txt; do rg -P -n -f $f Modules || [ $? -eq 1 ] || exit 1; done"
            ),
            (
                name: "semgrep with semgrep.yml", program: "semgrep", rounds: 1,
                script: "semgrep scan --metrics=off --disable-version-check --no-git-ignore --quiet --timeout=0 "
                    + "--max-target-bytes=0 --config \(config)/semgrep.yml Modules"
            ),
            (
                name: "SwiftLint with swiftlint.yml", program: "swiftlint", rounds: 1,
                script: "swiftlint lint --quiet --no-cache --config \(config)/swiftlint.yml; [ $? -le 2 ]"
            ),
        ]
        for tool in tools {
            guard Command("version", "/usr/bin/env", [tool.program, "--version"]).seconds() != nil else {
                print("  \(tool.program) is not installed")
                continue
            }
            let command = Command(tool.name, "/bin/sh", ["-c", "cd \(repository) && \(tool.script)"])
            guard let time = command.fastest(of: tool.rounds) else {
                print("  \(tool.name): a run failed")
                continue
            }
            print("  \(tool.name): \(shown(time)); rulec check takes \(rounded(own / time)) of that")
        }
    }

    private static func shown(_ seconds: Double) -> String { "\(rounded(seconds)) s" }
    private static func rounded(_ number: Double) -> Double { (number * 1000).rounded() / 1000 }
}

extension Command {
    /// Nil where a run fails.
    fileprivate func fastest(of rounds: Int) -> Double? {
        var fastest = Double.infinity
        for _ in 0..<rounds {
            guard let time = seconds() else { return nil }
            fastest = min(fastest, time)
        }
        return fastest
    }
}
