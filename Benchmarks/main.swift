import Foundation

// swift run -c release Benchmarks [build|check|packs|patterns|yaml] [--tree DIR] [--lines N]

enum Program {
    static let path = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    static let folder = path.deletingLastPathComponent()
    /// A registry of another project, beside this one on some machines.
    static let reference = "../shared/reference/rules.yml"
}

var arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == ReadingSample.command {
    ReadingSample.measure(Array(arguments.dropFirst()))
    exit(0)
}
// What 'check' looks at.
let tree = arguments.removeOption("--tree")
let lines = arguments.removeOption("--lines").map { Int($0) ?? 0 } ?? 200_000
guard arguments.allSatisfy(["build", "check", "packs", "patterns", "yaml"].contains), lines > 0 else {
    print("usage: Benchmarks [build|check|packs|patterns|yaml] [--tree DIR] [--lines N]")
    exit(2)
}
guard FileManager.default.fileExists(atPath: "registry") else {
    print("run it from the project's root")
    exit(2)
}
if arguments.isEmpty || arguments.contains("build") { BuildBenchmark.run() }
if arguments.isEmpty || arguments.contains("packs") { PacksBenchmark.run() }
if arguments.isEmpty || arguments.contains("patterns") { PatternBenchmark.run() }
if arguments.isEmpty || arguments.contains("yaml") { YAMLBenchmark.run() }
if arguments.isEmpty || arguments.contains("check") { CheckBenchmark.run(tree: tree, lines: lines) }

extension [String] {
    /// The value of an option, which is taken out.
    fileprivate mutating func removeOption(_ name: String) -> String? {
        guard let index = firstIndex(of: name), index + 1 < count else { return nil }
        defer { removeSubrange(index...index + 1) }
        return self[index + 1]
    }
}
