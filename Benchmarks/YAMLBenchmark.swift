import Foundation

/// The reader against libyaml's on the same bytes, its growth with the size of the input, and its memory.
enum YAMLBenchmark {
    private static let pairs = 5

    static func run() {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("rulec-yaml-\(getpid())").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            let text = try source()
            let small = "\(folder)/registry.yml"
            try Data(text.utf8).write(to: URL(fileURLWithPath: small))
            let big = try copies(of: text, megabytes: 10, in: folder)
            if let library = LibYAML(in: folder) {
                compare(with: library, small, times: 100)
                compare(with: library, big, times: 2)
            } else {
                print("skipped: libyaml, for want of a C compiler or its headers (apt-get install gcc libyaml-dev)")
            }
            try grow(text, in: folder)
        } catch {
            print("skipped: \(error.localizedDescription)")
        }
    }

    // MARK: Against libyaml

    private static func compare(with library: LibYAML, _ file: String, times: Int) {
        var ratios: [ReadingSample.Reader: [Double]] = [:]
        var fastest: [String: Double] = [:]
        var events = 0
        for _ in 0..<pairs {
            guard let reference = library.sample(file, times: times),
                let own = ReadingSample(.events, file, times: times),
                let tree = ReadingSample(.tree, file, times: times)
            else { return print("\(file): a run failed") }
            events = own.events
            ratios[.events, default: []].append(reference.seconds / own.seconds)
            ratios[.tree, default: []].append(reference.seconds / tree.seconds)
            for (name, sample) in [("libyaml", reference), ("events", own), ("tree", tree)] {
                fastest[name] = min(fastest[name] ?? .infinity, sample.seconds)
            }
        }
        let size = (try? Data(contentsOf: URL(fileURLWithPath: file)).count) ?? 0
        print("reading \(number(Double(size) / 1e6)) MB, \(events) events, \(pairs) pairs")
        for name in ["libyaml", "events", "tree"] {
            guard let seconds = fastest[name] else { continue }
            print(
                "  \(name): \(number(Double(events) / seconds / 1e6)) M events/s, \(number(Double(size) / seconds / 1e6)) MB/s"
            )
        }
        for reader in [ReadingSample.Reader.events, .tree] {
            guard let sorted = ratios[reader]?.sorted() else { continue }
            print("  \(reader.rawValue): \(number(sorted[sorted.count / 2])) times libyaml's speed (aim: 1, then 2)")
        }
    }

    // MARK: Growth

    /// Time of the tree per doubling of the input, and its peak of memory.
    private static func grow(_ text: String, in folder: String) throws {
        print("the tree from 1 to 64 MB (aims: 2 times the time per doubling, less than 12 times the input in memory)")
        var previous: Double?
        let empty = "\(folder)/empty.yml"
        try Data().write(to: URL(fileURLWithPath: empty))
        guard let idle = ReadingSample(.tree, empty, times: 1)?.peakMemory else { return print("  a run failed") }
        print("  the process itself, reading nothing: \(number(Double(idle) / 1e6)) MB at its peak")
        for megabytes in [1, 2, 4, 8, 16, 32, 64] {
            let file = try copies(of: text, megabytes: megabytes, in: folder)
            let size = try Data(contentsOf: URL(fileURLWithPath: file)).count
            guard let sample = ReadingSample(.tree, file, times: 1), sample.events > 0 else {
                return print("  a run failed")
            }
            let ratio = previous.map { ", \(number(sample.seconds / $0)) times" } ?? ""
            print(
                "  \(megabytes) MB: \(number(sample.seconds * 1000)) ms\(ratio); "
                    + "memory \(number(Double(sample.peakMemory) / Double(size))) times the input, "
                    + "\(number(Double(sample.peakMemory - idle) / Double(size))) beyond the process itself")
            previous = sample.seconds
        }
    }

    // MARK: Inputs

    /// The reference, or the project's own registry as one list.
    private static func source() throws -> String {
        if FileManager.default.fileExists(atPath: Program.reference) {
            return try String(contentsOfFile: Program.reference, encoding: .utf8)
        }
        let paths = try FileManager.default.subpathsOfDirectory(atPath: "registry").filter { $0.hasSuffix(".yml") }
        return try paths.sorted().map { item(try String(contentsOfFile: "registry/\($0)", encoding: .utf8)) }.joined()
    }

    /// A list of copies, of at most that many MB: one document.
    private static func copies(of text: String, megabytes: Int, in folder: String) throws -> String {
        let item = Data(item(text).utf8)
        var data = Data()
        for _ in 0..<max(1, megabytes * 1_000_000 / item.count) { data += item }
        let path = "\(folder)/\(megabytes).yml"
        try data.write(to: URL(fileURLWithPath: path))
        return path
    }

    private static func item(_ text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return "-\n" + lines.map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n") + "\n"
    }

    private static func number(_ value: Double) -> String { String(format: "%.2f", value) }
}
