import Diagnostics

/// Builds the nodes of each document from its events, resolves aliases and reports duplicate keys.
struct Composer: ~Copyable {
    private let source: YAMLEvents
    private let mergeKeys: MergeKeys
    private(set) var documents: [YAMLNode] = []
    private(set) var diagnostics: [Diagnostic] = []
    private var open: [OpenCollection] = []
    /// The finished nodes of all open collections, keys and values in turn, so that a collection's storage is allocated
    /// once and at its size.
    private var nodes = NodeStack()
    private var anchors: [String: Anchor] = [:]
    /// Anchor names of the document in the order of the text, for suggestions.
    private var names: [String] = []
    /// Nodes that aliases have stood for so far.
    private var expanded = 0
    private var isExpansionReported = false

    static let maximumExpansion = 100_000
    static let maximumDiagnostics = 100

    private struct OpenCollection {
        let start: YAMLEvent
        /// Index of its first node in `nodes`.
        let first: Int
        let isMapping: Bool
        var keys = KeyIndex()
        /// Behind a duplicate key: the place of the entry that follows the one it repeats.
        var nextRepetition: Int?
        var size = 1
        var height = 1
    }

    /// A finished node, how many nodes it holds and how deep it is, aliases expanded.
    private struct Built {
        let node: YAMLNode
        var size = 1
        var height = 1
    }

    private enum Anchor {
        case open
        case node(Built)
    }

    static func compose(_ source: YAMLEvents, mergeKeys: MergeKeys) -> YAMLReading {
        var composer = Composer(source: source, mergeKeys: mergeKeys)
        for event in source.events { composer.read(event) }
        let found = DiagnosticSet(source.diagnostics + composer.diagnostics).diagnostics
        return YAMLReading(documents: composer.documents, diagnostics: Self.limited(found))
    }

    /// A file that is no YAML at all has a mistake in every line, and nobody reads them all.
    private static func limited(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        guard diagnostics.count > maximumDiagnostics else { return diagnostics }
        return diagnostics.prefix(maximumDiagnostics) + [.furtherErrors(at: diagnostics[maximumDiagnostics].range)]
    }

    private init(source: YAMLEvents, mergeKeys: MergeKeys) {
        self.source = source
        self.mergeKeys = mergeKeys
    }

    private var file: SourceFile { source.file }

    private mutating func read(_ event: YAMLEvent) {
        switch event.kind {
        case .documentStart:
            anchors.removeAll(keepingCapacity: true)
            names.removeAll(keepingCapacity: true)
            nodes.removeLast(nodes.count)
        case .documentEnd:
            if nodes.count > 0 { documents.append(nodes[nodes.count - 1]) }
        case .sequenceStart: openCollection(event, isMapping: false)
        case .mappingStart: openCollection(event, isMapping: true)
        case .sequenceEnd, .mappingEnd: closeCollection(end: event.bytes.upperBound)
        case .scalar(let style):
            let scalar = source.scalar(of: event, style: style)
            add(node(.scalar(scalar), event, event.bytes), size: 1, height: 1, event)
        case .alias:
            let target = resolveAlias(event)
            add(target.node, size: target.size, height: target.height, event)
        }
    }

    private mutating func openCollection(_ event: YAMLEvent, isMapping: Bool) {
        if let name = anchorName(event) { anchors[name] = .open }
        open.append(OpenCollection(start: event, first: nodes.count, isMapping: isMapping))
    }

    private mutating func closeCollection(end: Int) {
        guard let collection = open.popLast() else { return }
        let range = collection.start.bytes.lowerBound..<max(end, collection.start.bytes.upperBound)
        let content: YAMLNode.Content =
            collection.isMapping
            ? .mapping(nodes.popMapping(from: collection.first)) : .sequence(nodes.popSequence(from: collection.first))
        add(
            node(content, collection.start, range), size: collection.size, height: collection.height, collection.start)
    }

    private func node(_ content: YAMLNode.Content, _ event: YAMLEvent, _ range: Range<Int>) -> YAMLNode {
        guard let properties = source.properties(of: event) else {
            return YAMLNode(content: content, range: file.range(range))
        }
        return YAMLNode(
            content: content, range: file.range(range),
            tag: properties.tag.map { Located(file.text($0), at: file.range($0)) },
            anchor: properties.anchor.map {
                Located(file.text($0), at: file.range($0.lowerBound - 1..<$0.upperBound))
            })
    }

    private func anchorName(_ event: YAMLEvent) -> String? {
        source.properties(of: event)?.anchor.map(file.text)
    }

    /// Puts a finished node where it belongs.
    private mutating func add(_ node: consuming YAMLNode, size: Int, height: Int, _ event: YAMLEvent) {
        if event.properties >= 0 {
            if event.kind != .alias, let name = anchorName(event) {
                anchors[name] = .node(Built(node: copy node, size: size, height: height))
                names.append(name)
            }
            if let diagnostic = TagCheck.check(copy node) { diagnostics.append(diagnostic) }
        }
        nodes.push(node)
        guard let innermost = open.indices.last else { return }
        open[innermost].size += size
        open[innermost].height = max(open[innermost].height, height + 1)
        if open[innermost].isMapping, (nodes.count - open[innermost].first) % 2 == 0 { finishEntry(innermost) }
    }

    /// Takes the last entry back where its key stands in the mapping already.
    private mutating func finishEntry(_ innermost: Int) {
        guard let key = nodes[nodes.count - 2].scalar else { return }
        let equal = open[innermost].keys.insert(key.text, of: nodes, from: open[innermost].first)
        // The same keys in the same order are one slip: the line above them would have made them another mapping's.
        let isRepeated = equal != nil && equal == open[innermost].nextRepetition
        open[innermost].nextRepetition = equal.map { $0 + 2 }
        if let equal {
            if !isRepeated { diagnostics.append(.duplicateKey(nodes[nodes.count - 2], first: nodes[equal].range)) }
            nodes.removeLast(2)
        } else if mergeKeys == .refused, key.text == "<<",
            let diagnostic = TagCheck.checkMergeKey(nodes[nodes.count - 2])
        {
            // What the alias does not name would not have been merged either.
            if diagnostics.last?.range == nodes[nodes.count - 1].range { diagnostics.removeLast() }
            diagnostics.append(diagnostic)
        }
    }

    /// The content with its way back to the anchored text, which does not stand in the alias's range.
    private static func anchored(_ node: YAMLNode) -> YAMLNode.Content {
        guard let scalar = node.scalar, scalar.segments.isEmpty else { return node.content }
        let start = YAMLScalar.Segment(value: 0, source: node.range.bytes.lowerBound)
        return .scalar(YAMLScalar(text: scalar.text, style: scalar.style, segments: [start]))
    }

    private mutating func resolveAlias(_ event: YAMLEvent) -> Built {
        let range = file.range(event.bytes)
        let name = file.text(event.bytes.lowerBound + 1..<event.bytes.upperBound)
        let absent = Built(node: YAMLNode(content: .scalar(YAMLScalar(text: "", style: .plain)), range: range))
        switch anchors[name] {
        case nil:
            // A `*` without a name has been reported by the parser.
            if !name.isEmpty { diagnostics.append(.undefinedAlias(name, at: range, known: names)) }
            return absent
        case .open:
            diagnostics.append(.recursiveAlias(name, at: range))
            return absent
        case .node(let target):
            expanded += target.size
            guard expanded <= Self.maximumExpansion, target.height + open.count <= Parser.maximumDepth else {
                if !isExpansionReported { diagnostics.append(.tooMuchExpansion(at: range)) }
                isExpansionReported = true
                return absent
            }
            let node = YAMLNode(content: Self.anchored(target.node), range: range, tag: target.node.tag)
            return Built(node: node, size: target.size, height: target.height)
        }
    }
}

/// Finds the scalar keys of one mapping. Keys are equal when their text is: what type YAML gives them plays no part, since
/// texts are taken as written.
private struct KeyIndex {
    /// Empty as long as the mapping is small enough for looking at each key.
    private var places: [String: Int] = [:]

    /// For the entry on top of `nodes`, which hold keys and values in turn from `first` on: the place of an equal key.
    mutating func insert(_ text: String, of nodes: borrowing NodeStack, from first: Int) -> Int? {
        let place = nodes.count - 2
        guard place - first >= 16 else {
            for other in stride(from: first, to: place, by: 2) where nodes.isScalar(other, text) { return other }
            return nil
        }
        if places.isEmpty {
            for other in stride(from: first, to: place, by: 2) {
                if let text = nodes[other].scalar?.text { places[text] = other }
            }
        }
        if let equal = places[text] { return equal }
        places[text] = place
        return nil
    }
}

extension Diagnostic {
    fileprivate static func duplicateKey(_ key: YAMLNode, first: SourceRange) -> Diagnostic {
        Diagnostic(
            .yamlDuplicateKey, at: key.range, "the key `\(key.scalar?.text ?? "")` stands twice in this mapping",
            notes: [Note("the first one", at: first)],
            help: "keep one of the two; if it is the key of another mapping, mend the dash or the indentation above it")
    }

    fileprivate static func undefinedAlias(_ name: String, at range: SourceRange, known: [String]) -> Diagnostic {
        let isGlob = name.contains { "*/.{?".contains($0) }
        let closest = isGlob ? nil : Spelling.closest(to: name, among: known)
        return Diagnostic(
            .yamlSyntax, at: range, "`*\(name)` names no anchor written before it",
            help: isGlob
                ? "quote text that starts with `*`: `'*\(name)'`"
                : "define it with `&\(name)` before this place, or quote the text if it is no alias",
            suggestion: closest.map { "*" + $0 })
    }

    fileprivate static func recursiveAlias(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .yamlSyntax, at: range, "`*\(name)` stands inside the value that `&\(name)` names",
            help: "a value cannot contain itself; write the part out")
    }

    fileprivate static func furtherErrors(at range: SourceRange?) -> Diagnostic {
        Diagnostic(
            .yamlLimit, at: range, "further errors in this file are not listed", help: "mend those above first",
            severity: .note)
    }

    fileprivate static func tooMuchExpansion(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .yamlLimit, at: range,
            "aliases stand for more than \(Composer.maximumExpansion) nodes, or nest too deeply",
            help: "use fewer aliases of aliases")
    }
}
