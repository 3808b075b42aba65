import Foundation

/// A tool of the machine, found by its name.
struct Tool {
    let name: String

    /// What it prints; throws where it does not end with one of `statuses`.
    @discardableResult
    func output(_ arguments: [String], in folder: URL? = nil, statuses: [Int32] = [0]) throws(Failure) -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [name] + arguments
        process.currentDirectoryURL = folder
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        process.standardInput = FileHandle.nullDevice
        do { try process.run() } catch { throw Failure("cannot run \(name): \(error.localizedDescription)") }
        let text = output.fileHandleForReading.readDataToEndOfFile()
        let message = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard statuses.contains(process.terminationStatus) else {
            throw Failure(lastLine(of: String(decoding: message, as: UTF8.self)))
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Above it stands what led there.
    private func lastLine(of message: String) -> String {
        message.split(separator: "\n").last.map(String.init) ?? "\(name) failed"
    }
}

/// A folder of texts for a tool to search, removed at the end.
enum TemporaryFolder {
    /// `files`: path below the folder, and text.
    static func with<Value>(
        _ files: [(path: String, text: String)], _ body: (URL) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("rulec-test-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for (path, text) in files {
                let file = folder.appendingPathComponent(path)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: file)
            }
        } catch {
            throw Failure("cannot write the examples to '\(folder.path)'")
        }
        return try body(folder)
    }
}
