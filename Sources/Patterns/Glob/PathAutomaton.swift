/// A non-deterministic automaton over the code points of a path.
struct PathAutomaton: Sendable {
    /// What a step reads: one of `ranges`, ascending and apart.
    struct Step: Sendable {
        let ranges: [ClosedRange<UInt32>]
        let target: Int
    }

    private(set) var steps: [[Step]] = [[]]
    private(set) var final = 0
    /// States reached from a state without reading, in one jump.
    private var jumps: [[Int]] = [[]]
    /// For each state, those reached without reading, itself included, that have a step or are final; ascending.
    private(set) var closures: [[Int]] = []

    static let slash: UInt32 = 0x2F
    private static let segmentCharacter: [ClosedRange<UInt32>] = [0...slash - 1, slash + 1...0x10FFFF]

    init(_ alternatives: [[GlobSegment]]) {
        final = addState()
        for segments in alternatives {
            let start = addState()
            jumps[0].append(start)
            var state = start
            for (index, segment) in segments.enumerated() {
                state = append(segment, isLast: index == segments.count - 1, at: state)
            }
            jumps[state].append(final)
        }
        closures = steps.indices.map(closure)
        jumps = []
    }

    private func closure(_ start: Int) -> [Int] {
        // Most states, those inside a name.
        if jumps[start].isEmpty, !steps[start].isEmpty { return [start] }
        var seen: Set = [start]
        var pending = jumps[start]
        while let state = pending.popLast() {
            if seen.insert(state).inserted { pending += jumps[state] }
        }
        return seen.filter { !steps[$0].isEmpty || $0 == final }.sorted()
    }

    private mutating func addState() -> Int {
        steps.append([])
        jumps.append([])
        return steps.count - 1
    }

    private mutating func append(_ segment: GlobSegment, isLast: Bool, at start: Int) -> Int {
        var state = start
        switch segment {
        case .folders:
            // (?:[^/]+/)*, and a last name where nothing follows.
            let loop = addState()
            jumps[start].append(loop)
            let inName = step(Self.segmentCharacter, from: loop)
            steps[inName].append(Step(ranges: Self.segmentCharacter, target: inName))
            steps[inName].append(Step(ranges: [Self.slash...Self.slash], target: loop))
            return isLast ? inName : loop
        case .pattern([.run]):
            state = append(.run, at: append(.any, at: state))
        case .pattern(let elements):
            for element in elements { state = append(element, at: state) }
        }
        return isLast ? state : step([Self.slash...Self.slash], from: state)
    }

    private mutating func append(_ element: GlobElement, at start: Int) -> Int {
        switch element {
        case .literal(let text):
            return text.unicodeScalars.reduce(start) { step([$1.value...$1.value], from: $0) }
        case .any: return step(Self.segmentCharacter, from: start)
        case .run:
            let loop = addState()
            jumps[start].append(loop)
            steps[loop].append(Step(ranges: Self.segmentCharacter, target: loop))
            return loop
        case .members(let ranges, let negated):
            let members = Self.merged(ranges.flatMap(\.withoutSlash))
            return step(
                negated ? Self.complement(Self.merged(members + [Self.slash...Self.slash])) : members, from: start)
        case .alternatives(let branches):
            let end = addState()
            for branch in branches {
                let first = addState()
                jumps[start].append(first)
                jumps[branch.reduce(first) { append($1, at: $0) }].append(end)
            }
            return end
        }
    }

    private mutating func step(_ ranges: [ClosedRange<UInt32>], from start: Int) -> Int {
        let target = addState()
        steps[start].append(Step(ranges: ranges, target: target))
        return target
    }

    private static func merged(_ ranges: [ClosedRange<UInt32>]) -> [ClosedRange<UInt32>] {
        var merged: [ClosedRange<UInt32>] = []
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = merged.last, range.lowerBound <= last.upperBound &+ 1 {
                merged[merged.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
            } else {
                merged.append(range)
            }
        }
        return merged
    }

    /// Of ranges that ascend and lie apart.
    private static func complement(_ ranges: [ClosedRange<UInt32>]) -> [ClosedRange<UInt32>] {
        var gaps: [ClosedRange<UInt32>] = []
        var next: UInt32 = 0
        for range in ranges {
            if next < range.lowerBound { gaps.append(next...range.lowerBound - 1) }
            next = range.upperBound + 1
        }
        if next <= 0x10FFFF { gaps.append(next...0x10FFFF) }
        return gaps
    }
}

extension PathAutomaton {
    /// The states behind `point`, ascending.
    func next(_ states: [Int], reading point: UInt32) -> [Int] {
        var reached: [Int] = []
        for state in states {
            for step in steps[state] where step.reads(point) { reached += closures[step.target] }
        }
        guard reached.count > 1 else { return reached }
        reached.sort()
        return reached.indices.filter { $0 == 0 || reached[$0 - 1] != reached[$0] }.map { reached[$0] }
    }

    func accepts(_ path: [UInt32]) -> Bool {
        var states = closures[0]
        var reached: [Int] = []
        /// For each state, the last place of the path it was reached at.
        var marks = [Int](repeating: -1, count: steps.count)
        for (place, point) in path.enumerated() {
            reached.removeAll(keepingCapacity: true)
            for state in states {
                for step in steps[state] where step.reads(point) {
                    for target in closures[step.target] where marks[target] != place {
                        marks[target] = place
                        reached.append(target)
                    }
                }
            }
            if reached.isEmpty { return false }
            swap(&states, &reached)
        }
        return states.contains(final)
    }
}

extension PathAutomaton.Step {
    func reads(_ point: UInt32) -> Bool {
        ranges.contains { $0.lowerBound <= point && point <= $0.upperBound }
    }
}
