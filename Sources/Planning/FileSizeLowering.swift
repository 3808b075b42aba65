import Diagnostics
import Patterns
import Registry

/// What a regex over a whole file can count: its lines. Where a function ends it cannot know.
extension ModuleFacts {
    func fileSizeChecks(of use: PredicateUse) -> (checks: [ContentCheck], obstacles: [String]) {
        let range = use.name.range
        let marker = use.text("test_marker")?.value
        let exempt = overlay.fixturePaths.map(\.value) + testPaths(marker)
        let entry: [RulePattern.Place] =
            roles.paths(of: "screen.entry").isEmpty ? [] : [.role(Located("screen.entry", at: range))]
        func check(_ name: String, over lines: Int, _ condition: String, _ message: String) -> ContentCheck {
            ContentCheck(
                name: name, message: message, regex: #"\A\#(condition)(?:[^\n]*+\n){\#(lines)}+[\s\S]"#, reach: .file,
                excluded: exempt, exemptMarker: marker)
        }
        let limits = use.fileSizeLimits
        var file = check("file", over: limits.file, "", "Split this file: it has more than \(limits.file) lines")
        file.excludedPlaces = entry
        let mark = check(
            "mark", over: limits.mark, #"(?![\s\S]*?//[ \t]*MARK:)"#,
            "Give this file sections: it has more than \(limits.mark) lines and no MARK")
        guard !entry.isEmpty else { return ([file, mark], [Self.functions]) }
        var screen = check(
            "entry", over: limits.entry, "", "Split this screen's entry file: it has more than \(limits.entry) lines")
        screen.places = entry
        return ([file, screen, mark], [Self.functions])
    }

    private static let functions = "a regex does not know where a function ends"

    /// The files with `marker` anywhere in their path.
    private func testPaths(_ marker: String?) -> [Glob] {
        guard let marker, !marker.isEmpty else { return [] }
        let inner = marker.split(separator: "/").map { Glob.literal(String($0)) }
        let middle = (marker.hasPrefix("/") ? "" : "*") + inner.joined(separator: "/")
        let texts = marker.hasSuffix("/") ? ["**/\(middle)/**"] : ["**/\(middle)*", "**/\(middle)*/**"]
        return texts.compactMap { try? Glob($0) }
    }
}

extension PredicateUse {
    private func limit(_ name: String) -> Int {
        guard case .limits(let limits)? = self["limits"]?.value else {
            return PredicateDeclaration.fileSizeLimit(name, among: [])
        }
        return PredicateDeclaration.fileSizeLimit(name, among: limits.map { ($0.name.value, $0.value.value) })
    }

    fileprivate var fileSizeLimits: (file: Int, entry: Int, mark: Int) {
        (limit("file"), limit("entry"), limit("mark"))
    }
}
