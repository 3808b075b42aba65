import Foundation

// swift run -c release Benchmarks [build|check|patterns|yaml]

enum Program {
    static let path = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    static let folder = path.deletingLastPathComponent()
    /// A registry of another project, beside this one on some machines.
    static let reference = "../shared/reference/rules.yml"
}

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == ReadingSample.command {
    ReadingSample.measure(Array(arguments.dropFirst()))
    exit(0)
}
guard arguments.allSatisfy(["build", "check", "patterns", "yaml"].contains) else {
    print("usage: Benchmarks [build|check|patterns|yaml]")
    exit(2)
}
guard FileManager.default.fileExists(atPath: "registry") else {
    print("run it from the project's root")
    exit(2)
}
if arguments.isEmpty || arguments.contains("build") { BuildBenchmark.run() }
if arguments.isEmpty || arguments.contains("patterns") { PatternBenchmark.run() }
if arguments.isEmpty || arguments.contains("yaml") { YAMLBenchmark.run() }
if arguments.isEmpty || arguments.contains("check") { CheckBenchmark.run() }
