import Foundation

/// Ratios of whole processes against a reference run in the same call, in turn, so that a drifting machine does not decide.
/// Absolute times are printed for orientation only.
enum BuildBenchmark {
    private static let runs = 15
    private static let script = """
        import os, sys, yaml
        path = sys.argv[1]
        files = [path] if os.path.isfile(path) else [os.path.join(f, n) for f, _, ns in os.walk(path) for n in ns]
        for file in files:
            with open(file, encoding="utf-8") as text:
                yaml.load(text, Loader=yaml.CSafeLoader)
        """

    static func run() {
        let rulec = Program.folder.appendingPathComponent("rulec").path
        guard FileManager.default.isExecutableFile(atPath: rulec) else {
            print("skipped: there is no rulec beside this program (swift build -c release)")
            return
        }
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("rulec-benchmark-\(getpid())").path
        defer { try? FileManager.default.removeItem(atPath: output) }
        let loaded = FileManager.default.fileExists(atPath: Program.reference) ? Program.reference : "registry"
        let build = Command("rulec build, cold", rulec, ["build", "-q", "--out", output]) {
            try? FileManager.default.removeItem(atPath: output)
        }
        let check = Command("rulec build --check", rulec, ["build", "-q", "--check", "--out", output])
        let python = Command(
            "python3, PyYAML's C loader on \(loaded)", "/usr/bin/env", ["python3", "-c", script, loaded])
        guard python.seconds() != nil else {
            print("skipped: python3 with PyYAML and its C loader is not installed (pip install pyyaml)")
            return
        }
        Comparison(build, against: python, aim: 0.5).run(runs)
        Comparison(check, against: python, aim: 0.5).run(runs)
    }
}
