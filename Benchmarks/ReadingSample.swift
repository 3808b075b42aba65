import Diagnostics
import Foundation
import YAML

/// What one process saw while it read a file again and again.
///
/// Each reader runs in a process of its own, so that its peak of memory is its own; times are taken inside, of the reading
/// alone, with the bytes already in memory.
struct ReadingSample {
    let events: Int
    /// Of the fastest reading.
    let seconds: Double
    /// Of the whole process, in bytes.
    let peakMemory: Int

    static let command = "measure-reading"

    enum Reader: String {
        /// `YAMLReader.read`: the tree.
        case tree
        /// `YAMLEvents.parse`: the events, with ranges and texts.
        case events
    }

    init?(_ reader: Reader, _ file: String, times: Int) {
        self.init(Program.path.path, [Self.command, reader.rawValue, file, String(times)])
    }

    /// A program that prints the three numbers.
    init?(_ program: String, _ arguments: [String]) {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.standardOutput = output
        do { try process.run() } catch { return nil }
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let words = text.split(whereSeparator: \.isWhitespace)
        guard process.terminationStatus == 0, words.count == 3, let events = Int(words[0]),
            let seconds = Double(words[1]),
            let kilobytes = Int(words[2])
        else { return nil }
        self.events = events
        self.seconds = seconds
        self.peakMemory = kilobytes * 1024
    }

    /// In the process that is measured: `tree|events FILE TIMES`.
    static func measure(_ arguments: [String]) {
        guard arguments.count == 3, let reader = Reader(rawValue: arguments[0]), let times = Int(arguments[2]),
            let data = FileManager.default.contents(atPath: arguments[1])
        else { exit(2) }
        let bytes = Array(data)
        let clock = ContinuousClock()
        var best = Duration.seconds(1000)
        var count = 0
        for _ in 0..<times {
            best = min(
                best,
                clock.measure {
                    let file = SourceFile(path: arguments[1], bytes: bytes)
                    switch reader {
                    case .events: count = YAMLEvents.parse(file).events.count
                    case .tree: count = YAMLReader.read(file).documents.count
                    }
                })
        }
        print(
            count, Double(best.components.seconds) + Double(best.components.attoseconds) / 1e18,
            PeakMemory.ofThisProcess / 1024)
    }
}
