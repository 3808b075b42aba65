import Diagnostics
import Patterns
import YAML

extension OverlayReader {
    func readPaths(into overlay: inout Overlay) {
        overlay.generatedPaths = paths.globs("generated_paths", in: decoder)
        overlay.frozenPaths = paths.globs("frozen_paths", in: decoder)
        overlay.fixturePaths = paths.globs("fixture_paths", in: decoder)
    }
}

/// Reads what an overlay says about places: folders, globs, and the path templates of roles.
struct OverlayPathReader {
    let findings: Findings

    /// A folder or file relative to the repository, without slashes at its ends; empty for the repository itself.
    func folder(_ node: YAMLNode, _ key: String) -> Located<String>? {
        guard let scalar = node.scalar, !scalar.isNull, !scalar.text.isEmpty else {
            findings.add(
                .wrongType(
                    node, "'\(key)' of the overlay", expected: "a path",
                    help: "write one folder or file, such as 'Modules/Booking'"))
            return nil
        }
        let text = scalar.text
        if let escape = Self.escape(in: text) {
            findings.add(
                .pathEscapes(
                    node.range(ofValue: escape), "the repository",
                    help: "write '\(key)' relative to the repository, e.g. 'Modules/Booking'"))
            return nil
        }
        // SwiftLint would take it for a glob, and offers no way to say that it is none.
        if let special = text.unicodeScalars.firstIndex(where: \.isSpecialInGlob) {
            let start = text.utf8.distance(from: text.startIndex, to: special)
            findings.add(
                .wrongType(
                    node.range(ofValue: start..<start + UTF8.width(text.unicodeScalars[special])),
                    "'\(key)' of the overlay", expected: "a path without wildcards",
                    found: "one with *, ?, [, ], {, }, \\ or a control character",
                    help: "name one folder; what lies in several is told apart under 'roles:'"))
            return nil
        }
        let segments = text.split(separator: "/").filter { $0 != "." }
        return Located(segments.joined(separator: "/"), at: node.range)
    }

    /// Globs relative to the module's source.
    func globs(_ key: String, in decoder: MappingDecoder) -> [Located<Glob>] {
        (decoder.items(key) ?? []).compactMap { node in
            if let text = node.scalar?.text, let escape = Self.escape(in: text) {
                findings.add(.pathEscapes(node.range(ofValue: escape), "the module's source", help: Self.relativeHelp))
                return nil
            }
            guard let text = decoder.text(of: node, key) else { return nil }
            do throws(PatternError) {
                return Located(try Glob(text.value).withAllBelow, at: text.range)
            } catch {
                findings.add(Self.finding(error, in: node, folder: "the module's source", help: Self.relativeHelp))
                return nil
            }
        }
    }

    /// One path of a role binding.
    func template(_ node: YAMLNode) -> Located<PathTemplate>? {
        guard let text = node.scalar?.text else { return nil }
        let before = findings.diagnostics.count
        var anchor: PathTemplate.Anchor?
        for substitution in Self.substitutions(in: text) {
            let place = node.range(ofValue: substitution.range)
            guard let known = PathTemplate.Anchor(rawValue: substitution.name) else {
                if substitution.name != "stem" { findings.add(.unknownSubstitution(place, substitution.name)) }
                continue
            }
            if substitution.range.lowerBound == 0 {
                anchor = known
            } else {
                findings.add(.anchorInside(place, substitution.name))
            }
        }
        guard findings.diagnostics.count == before else { return nil }
        let start = anchor.map { $0.rawValue.utf8.count + 2 } ?? 0
        guard let glob = templateGlob(node, text, from: start, isAnchored: anchor != nil) else { return nil }
        return Located(PathTemplate(text: text, anchor: anchor ?? .source, glob: glob), at: node.range)
    }

    /// What stands behind the anchor, checked as a glob in which `{stem}` is a word.
    private func templateGlob(_ node: YAMLNode, _ text: String, from start: Int, isAnchored: Bool) -> String? {
        var offset = start
        var rest = String(decoding: text.utf8.dropFirst(start), as: UTF8.self)
        if isAnchored {
            guard rest.isEmpty || rest.hasPrefix("/") else {
                findings.add(.gluedAnchor(node.range(ofValue: 0..<start), text.prefix { $0 != "}" } + "}"))
                return nil
            }
            rest = String(rest.dropFirst())
            offset += 1
        }
        if let escape = Self.escape(in: rest) {
            let place = escape.lowerBound + offset..<escape.upperBound + offset
            let folder = isAnchored ? "the folder it starts from" : "the module's source"
            findings.add(.pathEscapes(node.range(ofValue: place), folder, help: Self.anchorHelp))
            return nil
        }
        if rest.isEmpty, isAnchored { return rest }
        do throws(PatternError) {
            _ = try Glob(rest.replacing("{stem}", with: "_stem_"))
            return rest
        } catch {
            let place = error.range.lowerBound + offset..<error.range.upperBound + offset
            let folder = isAnchored ? "the folder it starts from" : "the module's source"
            findings.add(Self.finding(error.moved(to: place), in: node, folder: folder, help: Self.anchorHelp))
            return nil
        }
    }

    /// A `..` in another spelling leads out like a plain one.
    private static func finding(_ error: PatternError, in node: YAMLNode, folder: String, help: String) -> Diagnostic {
        error.leadsUpwards
            ? .pathEscapes(node.range(ofValue: error.range), folder, help: help) : .invalidGlob(node, error)
    }

    private static let relativeHelp = "write the path relative to the module's source, without '..'"
    private static let anchorHelp = "write the path relative to 'source', or start it with {package}, {tests} or {repo}"

    /// The leading slash of an absolute path, or the first segment that leads upwards.
    static func escape(in text: String) -> Range<Int>? {
        if text.utf8.first == UInt8(ascii: "/") { return 0..<1 }
        var start = 0
        for segment in text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
            if segment.elementsEqual("..".utf8) { return start..<start + 2 }
            start += segment.count + 1
        }
        return nil
    }

    /// What stands in braces and is one identifier; with a comma it would be the glob's alternatives.
    private static func substitutions(in text: String) -> [(name: String, range: Range<Int>)] {
        let bytes = Array(text.utf8)
        var found: [(name: String, range: Range<Int>)] = []
        var open: Int?
        var index = 0
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\\"): index += 1
            case UInt8(ascii: "{"): open = index
            case UInt8(ascii: "}"):
                if let start = open {
                    let name = String(decoding: bytes[start + 1..<index], as: UTF8.self)
                    if name.isSubstitutionName { found.append((name, start..<index + 1)) }
                }
                open = nil
            default: break
            }
            index += 1
        }
        return found
    }
}

extension Unicode.Scalar {
    fileprivate var isSpecialInGlob: Bool {
        "*?[]{}\\".unicodeScalars.contains(self) || properties.generalCategory == .control
    }
}

extension String {
    fileprivate var isSubstitutionName: Bool {
        guard let first = unicodeScalars.first, first == "_" || first.properties.isXIDStart else { return false }
        return unicodeScalars.allSatisfy { $0 == "." || $0 == "-" || $0.properties.isXIDContinue }
    }
}

extension Diagnostic {
    fileprivate static func pathEscapes(_ range: SourceRange, _ folder: String, help: String) -> Self {
        Diagnostic(
            .pathEscapesSource, at: range,
            range.text == "/" ? "an absolute path leads out of \(folder)" : "'\(range.text)' leads out of \(folder)",
            help: help)
    }

    fileprivate static func unknownSubstitution(_ range: SourceRange, _ name: String) -> Self {
        let known = ["dir", "stem", "tests", "package", "repo"]
        let suggestion = Spelling.closest(to: name, among: known).map { "{\($0)}" }
        return Diagnostic(
            .unknownSubstitution, at: range, "'{\(name)}' stands for nothing in a path",
            help: "known: {tests} {package} {repo} {dir} at the start of a path, {stem} anywhere; "
                + "alternatives have a comma: {a,b}",
            suggestion: suggestion,
            fixes: suggestion.map { [Fix("write '\($0)'", edits: [Edit(replace: range, with: $0)])] } ?? [])
    }

    fileprivate static func anchorInside(_ range: SourceRange, _ name: String) -> Self {
        Diagnostic(
            .unknownSubstitution, at: range, "'{\(name)}' is a folder, so it stands only at the start of a path",
            help: "move it to the start, or leave it out")
    }

    fileprivate static func gluedAnchor(_ range: SourceRange, _ anchor: Substring) -> Self {
        Diagnostic(
            .invalidGlob, at: range, "'\(anchor)' is a folder, and no '/' follows it", help: "write '\(anchor)/…'")
    }
}
