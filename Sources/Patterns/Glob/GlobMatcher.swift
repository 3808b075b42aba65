/// A glob made ready for many paths: a deterministic automaton over the code points of ASCII.
package struct GlobMatcher: Sendable {
    private let glob: Glob
    /// Next state by state and code point; -1 where no path goes on.
    private let table: [Int16]
    private let accepting: [Bool]

    /// Globs whose automaton would grow beyond this are matched as they are.
    private static let limit = 256
    private static let width = 128

    package init(_ glob: Glob) {
        self.glob = glob
        let automaton = glob.automaton
        var numbers: [[Int]: Int16] = [automaton.closures[0]: 0]
        var states = [automaton.closures[0]]
        var table: [Int16] = []
        let classes = automaton.asciiClasses
        while table.count < states.count * Self.width {
            let state = states[table.count / Self.width]
            let steps: [Int16] = classes.representatives.map { point in
                let next = automaton.next(state, reading: point)
                guard !next.isEmpty else { return -1 }
                if let known = numbers[next] { return known }
                let number = Int16(states.count)
                numbers[next] = number
                states.append(next)
                return number
            }
            guard states.count <= Self.limit else {
                self.table = []
                accepting = []
                return
            }
            table += (0..<Self.width).map { steps[classes.numbers[$0]] }
        }
        self.table = table
        accepting = states.map { $0.contains(automaton.final) }
    }

    /// As `Glob.matches`.
    package func matches(_ path: some StringProtocol) -> Bool {
        guard !table.isEmpty else { return glob.matches(String(path)) }
        var state = 0
        for byte in path.utf8 {
            guard byte < Self.width else { return glob.matches(String(path)) }
            state = Int(table[state * Self.width + Int(byte)])
            if state < 0 { return false }
        }
        return accepting[state]
    }
}

extension PathAutomaton {
    /// The code points of ASCII in classes of which no step tells the members apart, with one point of each.
    fileprivate var asciiClasses: (numbers: [Int], representatives: [UInt32]) {
        var starts: Set<UInt32> = [0]
        for range in steps.joined().flatMap(\.ranges) {
            starts.insert(range.lowerBound)
            starts.insert(range.upperBound &+ 1)
        }
        let representatives = starts.filter { $0 < 128 }.sorted()
        var number = 0
        let numbers = (0..<UInt32(128)).map { point in
            if number + 1 < representatives.count, representatives[number + 1] <= point { number += 1 }
            return number
        }
        return (numbers, representatives)
    }
}
