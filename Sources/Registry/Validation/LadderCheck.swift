import Diagnostics
import YAML

/// Steps are numbered 1, 2, 3 … in order, and every `go to step N` in their texts names one of them.
///
/// Runs on the nodes, so that a jump is shown at its number, inside block scalars too.
struct LadderCheck {
    let steps: [PersistenceDecision.Step]
    let nodes: [YAMLNode]
    let findings: Findings

    func run() {
        // A step that could not be read has been reported; the numbers around it prove nothing.
        guard steps.count == nodes.count else { return }
        for (index, step) in steps.enumerated() where step.number.value != index + 1 {
            findings.add(.misnumberedStep(step.number, expected: index + 1))
            return
        }
        for node in nodes { checkJumps(in: node) }
    }

    private func checkJumps(in node: YAMLNode) {
        guard case .mapping(let entries) = node.content else { return }
        for entry in entries {
            guard let text = entry.value.scalar?.text else { continue }
            for jump in Self.jumps(in: text) where !steps.contains(where: { $0.number.value == jump.step }) {
                findings.add(.jumpNowhere(entry.value.range(ofValue: jump.range), step: jump.step, of: steps.count))
            }
        }
    }

    /// The numbers behind `go to step`, with their UTF-8 offsets.
    static func jumps(in text: String) -> [(step: Int, range: Range<Int>)] {
        let bytes = Array(text.utf8)
        let phrase = Array("go to step".utf8)
        var jumps: [(step: Int, range: Range<Int>)] = []
        var index = 0
        while index + phrase.count < bytes.count {
            // Setting bit 5 lowers an ASCII letter and leaves a space as it is.
            guard bytes[index..<index + phrase.count].elementsEqual(phrase, by: { $0 | 0x20 == $1 }) else {
                index += 1
                continue
            }
            let isSpace = { (byte: UInt8) in byte == 0x20 || byte == 0x0A }
            let start = bytes[(index + phrase.count)...].firstIndex { !isSpace($0) } ?? bytes.count
            let end = bytes[start...].firstIndex { !(0x30...0x39).contains($0) } ?? bytes.count
            if let number = Int(String(decoding: bytes[start..<end], as: UTF8.self)) {
                jumps.append((number, start..<end))
            }
            index += phrase.count
        }
        return jumps
    }
}

extension Diagnostic {
    fileprivate static func misnumberedStep(_ number: Located<Int>, expected: Int) -> Self {
        Diagnostic(
            .brokenLadder, at: number.range, "step \(number.value) stands where step \(expected) is expected",
            help: "number the steps 1, 2, 3 in their order", suggestion: String(expected))
    }

    fileprivate static func jumpNowhere(_ range: SourceRange, step: Int, of count: Int) -> Self {
        Diagnostic(.brokenLadder, at: range, "there is no step \(step)", help: "the ladder has steps 1 to \(count)")
    }
}
