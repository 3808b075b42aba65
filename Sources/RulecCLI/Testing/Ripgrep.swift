import Foundation

/// ripgrep as it is installed, for what PCRE2 and the Rust engine find in a few texts.
enum Ripgrep {
    /// Why the engine cannot be run; nil where it can.
    static func obstacle(to engine: PatternEngine) -> String? {
        if (try? output(of: ["--version"])) == nil { return "ripgrep (rg) is not installed" }
        guard engine == .pcre2, (try? output(of: ["--pcre2-version"])) == nil else { return nil }
        return "the ripgrep installed here was built without PCRE2"
    }

    /// The matches of a pattern in each text, ascending. Throws what ripgrep says where it refuses the pattern.
    static func matches(
        of pattern: String, isPerl: Bool, isMultiline: Bool, in texts: [String]
    ) throws(Failure) -> [[Range<String.Index>]] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("rulec-test-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for (index, text) in texts.enumerated() {
                try Data(text.utf8).write(to: folder.appendingPathComponent("\(index)"))
            }
        } catch {
            throw Failure("cannot write the examples to '\(folder.path)'")
        }
        var arguments = ["--no-config", "--json", "--text", "--no-ignore", "--encoding", "none"]
        if isPerl { arguments.append("-P") }
        if isMultiline { arguments.append("--multiline") }
        let lines = try output(of: arguments + ["-e", pattern, "--", folder.path]).split(separator: "\n")
        var found: [[Range<String.Index>]] = texts.map { _ in [] }
        for line in lines {
            guard let event = try? JSONDecoder().decode(Event.self, from: Data(line.utf8)), event.type == "match",
                let path = event.data.path?.text, let index = Int(path.split(separator: "/").last ?? ""),
                texts.indices.contains(index)
            else { continue }
            let (text, start) = (texts[index], event.data.absolute_offset ?? 0)
            for match in event.data.submatches ?? [] {
                let bytes = text.utf8
                let lower = bytes.index(bytes.startIndex, offsetBy: start + match.start)
                found[index].append(lower..<bytes.index(lower, offsetBy: match.end - match.start))
            }
        }
        return found.map { $0.sorted { $0.lowerBound < $1.lowerBound } }
    }

    /// One line of `rg --json`, as far as it is read.
    private struct Event: Decodable {
        struct Text: Decodable { let text: String? }
        struct Match: Decodable {
            let start: Int
            let end: Int
        }
        struct Content: Decodable {
            let path: Text?
            let absolute_offset: Int?
            let submatches: [Match]?
        }
        let type: String
        let data: Content
    }

    /// Above it stand the pattern and a pointer into it.
    private static func lastLine(of message: String) -> String {
        message.split(separator: "\n").last.map(String.init) ?? "rg failed"
    }

    /// What ripgrep prints. That it finds nothing is no failure.
    private static func output(of arguments: [String]) throws(Failure) -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["rg"] + arguments
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        process.standardInput = FileHandle.nullDevice
        do { try process.run() } catch { throw Failure("cannot run rg: \(error.localizedDescription)") }
        let text = output.fileHandleForReading.readDataToEndOfFile()
        let message = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 || arguments.contains("--json") && process.terminationStatus == 1 else {
            throw Failure(Self.lastLine(of: String(decoding: message, as: UTF8.self)))
        }
        return String(decoding: text, as: UTF8.self)
    }
}
