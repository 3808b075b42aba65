import Foundation

/// A command timed as a whole process, from spawn to exit.
struct Command {
    let name: String
    private let path: String
    private let arguments: [String]
    private let prepare: () -> Void

    init(_ name: String, _ path: String, _ arguments: [String], prepare: @escaping () -> Void = {}) {
        self.name = name
        self.path = path
        self.arguments = arguments
        self.prepare = prepare
    }

    /// Wall seconds; nil where the command fails.
    func seconds() -> Double? {
        prepare()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        let clock = ContinuousClock()
        let start = clock.now
        do { try process.run() } catch { return nil }
        process.waitUntilExit()
        let elapsed = start.duration(to: clock.now)
        guard process.terminationStatus == 0 else { return nil }
        return Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) / 1e18
    }
}

/// Two commands in turn, with the ratio pair by pair.
struct Comparison {
    private let subject: Command
    private let reference: Command
    private let aim: Double

    init(_ subject: Command, against reference: Command, aim: Double) {
        self.subject = subject
        self.reference = reference
        self.aim = aim
    }

    func run(_ runs: Int) {
        var pairs: [(subject: Double, reference: Double)] = []
        _ = (subject.seconds(), reference.seconds())
        for _ in 0..<runs {
            guard let left = subject.seconds(), let right = reference.seconds() else {
                print("\(subject.name): a run failed")
                return
            }
            pairs.append((left, right))
        }
        let ratio = median(pairs.map { $0.subject / $0.reference })
        print("\(subject.name) against \(reference.name), \(runs) pairs")
        print(
            "  medians: \(milliseconds(median(pairs.map(\.subject)))) and \(milliseconds(median(pairs.map(\.reference))))"
        )
        print("  ratio: \(rounded(ratio)) (aim: \(aim) or less)")
    }

    private func median(_ numbers: [Double]) -> Double { numbers.sorted()[numbers.count / 2] }
    private func milliseconds(_ seconds: Double) -> String { "\(rounded(seconds * 1000)) ms" }
    private func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }
}
