import Diagnostics
import Foundation
import Patterns
import Registry
import YAML

/// What the patterns of a registry cost against the reading of its YAML, in one process and one thread.
///
/// Of each pattern: its parsing, the forms for ICU, PCRE2 and Rust, whether it is slow, and what of it is a trap. What
/// the engine itself does, which compiles patterns and runs examples, is not counted.
enum PatternBenchmark {
    private static let rounds = 25

    static func run() {
        do {
            let files = try registryFiles()
            let patterns = patterns(of: files)
            var ratios: [Double] = []
            var fastest = (reading: Duration.seconds(1000), analysis: Duration.seconds(1000))
            let clock = ContinuousClock()
            for _ in 0..<rounds {
                let reading = clock.measure { for file in files { _ = YAMLReader.read(file) } }
                let analysis = clock.measure { for pattern in patterns { analyse(pattern) } }
                ratios.append(analysis / reading)
                fastest = (min(fastest.reading, reading), min(fastest.analysis, analysis))
            }
            print("\(patterns.count) patterns against the reading of \(files.count) files, \(rounds) pairs")
            print("  fastest: \(milliseconds(fastest.analysis)) and \(milliseconds(fastest.reading))")
            print("  ratio: \(number(ratios.sorted()[rounds / 2])) (aim: less than 1)")
        } catch {
            print("skipped: \(error.localizedDescription)")
        }
    }

    private struct Pattern {
        let text: String
        let flags: Set<RegexFlag>
        let lineWise: Bool
    }

    private static func registryFiles() throws -> [SourceFile] {
        try FileManager.default.subpathsOfDirectory(atPath: "registry").filter { $0.hasSuffix(".yml") }.sorted().map {
            SourceFile(path: $0, bytes: Array(try Data(contentsOf: URL(fileURLWithPath: "registry/\($0)"))))
        }
    }

    private static func patterns(of files: [SourceFile]) -> [Pattern] {
        let documents = files.map { RegistryDocument(file: $0, relativePath: $0.path) }
        return RegistryDecoder.decode(documents).registry.rules.flatMap(\.patterns).flatMap { pattern in
            [pattern.regex, pattern.unless].compactMap { $0 }.map { regex in
                Pattern(
                    text: PatternTemplate(regex.text).filled { _ in "(?:Sample)" } ?? regex.text, flags: pattern.flags,
                    lineWise: pattern.reach == .line)
            }
        }
    }

    private static func analyse(_ pattern: Pattern) {
        guard let syntax = try? RegexSyntax(pattern.text, flags: pattern.flags) else { return }
        _ = pattern.lineWise ? syntax.lineWise : syntax.fileWise
        _ = syntax.pcre2(lineWise: pattern.lineWise)
        _ = syntax.rust(lineWise: pattern.lineWise)
        _ = syntax.hazard(lineWise: pattern.lineWise)
        _ = syntax.deadParts(lineWise: pattern.lineWise)
        _ = syntax.matchesEmpty
        _ = syntax.unescapedDots
        _ = MixedUpLanguages.isGlob(pattern.text)
    }

    private static func milliseconds(_ duration: Duration) -> String { "\(number(duration / .milliseconds(1))) ms" }
    private static func number(_ value: Double) -> String { String(format: "%.2f", value) }
}
