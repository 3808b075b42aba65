import Diagnostics

extension OverlayValidation {
    /// Each module once for a target, and no targets that import each other.
    func checkImports() {
        for contract in overlay.imports {
            var first: [String: Located<String>] = [:]
            for module in contract.modules {
                guard let earlier = first.updateValue(module, forKey: module.value) else { continue }
                first[module.value] = earlier
                findings.add(.listedTwice(module, for: contract.target, first: earlier.range))
            }
        }
        var reported: Set<String> = []
        for contract in overlay.imports {
            guard let circle = circle(from: contract.target.value), reported.isDisjoint(with: circle) else { continue }
            reported.formUnion(circle)
            let next = circle.count > 1 ? circle[1] : circle[0]
            let entry = contract.modules.first { $0.value == next }
            findings.add(.importCycle(entry ?? contract.target, circle: circle))
        }
    }

    /// The shortest way from a target over what it imports back to it, if there is one.
    private func circle(from target: String) -> [String]? {
        let edges = Dictionary(
            overlay.imports.map { ($0.target.value, $0.modules.map(\.value)) }, uniquingKeysWith: +)
        var ways = [[target]]
        var passed: Set<String> = []
        while !ways.isEmpty {
            var longer: [[String]] = []
            for way in ways {
                for next in way.last.flatMap({ edges[$0] }) ?? [] where edges[next] != nil {
                    if next == target { return way }
                    if passed.insert(next).inserted { longer.append(way + [next]) }
                }
            }
            ways = longer
        }
        return nil
    }
}

extension Diagnostic {
    fileprivate static func listedTwice(
        _ module: Located<String>, for target: Located<String>, first: SourceRange
    ) -> Self {
        Diagnostic(
            .duplicateDefinition, at: module.range, "'\(module.value)' is listed twice for \(target.value)",
            notes: [Note("first listed here", at: first)], help: "remove one of the two")
    }

    fileprivate static func importCycle(_ entry: Located<String>, circle: [String]) -> Self {
        let chain = (circle + circle.prefix(1)).joined(separator: " → ")
        return Diagnostic(
            .importCycle, at: entry.range,
            circle.count == 1 ? "\(circle[0]) is said to import itself" : "targets import each other: \(chain)",
            help: "remove one of these imports")
    }
}
