import Diagnostics

/// Builds the nodes of each document from its events, resolves aliases and reports duplicate keys.
struct Composer {
    private let source: YAMLEvents
    private(set) var documents: [YAMLNode] = []
    private(set) var diagnostics: [Diagnostic] = []
    private var open: [OpenCollection] = []
    private var anchors: [String: Anchor] = [:]
    /// Anchor names of the document in the order of the text, for suggestions.
    private var names: [String] = []
    /// Nodes that aliases have stood for so far.
    private var expanded = 0
    private var root: Built?

    static let maximumExpansion = 100_000
    static let maximumDiagnostics = 100

    fileprivate struct OpenCollection {
        let start: YAMLEvent
        var items: [YAMLNode] = []
        var entries: [YAMLEntry] = []
        var key: YAMLNode?
        var keys = KeySet()
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

    static func compose(_ source: YAMLEvents) -> YAMLReading {
        var composer = Composer(source: source)
        for event in source.events { composer.read(event) }
        let found = DiagnosticSet(source.diagnostics + composer.diagnostics).diagnostics
        return YAMLReading(documents: composer.documents, diagnostics: Self.limited(found))
    }

    /// A file that is no YAML at all has a mistake in every line, and nobody reads them all.
    private static func limited(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        guard diagnostics.count > maximumDiagnostics else { return diagnostics }
        return diagnostics.prefix(maximumDiagnostics) + [.furtherErrors(at: diagnostics[maximumDiagnostics].range)]
    }

    private init(source: YAMLEvents) {
        self.source = source
    }

    private var file: SourceFile { source.file }

    private mutating func read(_ event: YAMLEvent) {
        switch event.kind {
        case .documentStart:
            anchors.removeAll(keepingCapacity: true)
            names.removeAll(keepingCapacity: true)
            root = nil
        case .documentEnd:
            if let root { documents.append(root.node) }
        case .sequenceStart, .mappingStart:
            if let name = anchorName(event) { anchors[name] = .open }
            open.append(OpenCollection(start: event))
        case .sequenceEnd, .mappingEnd: closeCollection(end: event.bytes.upperBound)
        case .scalar(let style):
            let scalar = source.scalar(of: event, style: style)
            add(Built(node: node(.scalar(scalar), event, event.bytes)), event)
        case .alias: add(resolveAlias(event), event)
        }
    }

    private mutating func closeCollection(end: Int) {
        guard let collection = open.popLast() else { return }
        let range = collection.start.bytes.lowerBound..<max(end, collection.start.bytes.upperBound)
        let content: YAMLNode.Content
        if case .mappingStart = collection.start.kind {
            content = .mapping(collection.entries)
        } else {
            content = .sequence(collection.items)
        }
        let built = Built(
            node: node(content, collection.start, range), size: collection.size, height: collection.height)
        add(built, collection.start)
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
    private mutating func add(_ built: Built, _ event: YAMLEvent) {
        if event.kind != .alias, let name = anchorName(event) {
            anchors[name] = .node(built)
            names.append(name)
        }
        if let diagnostic = TagCheck.check(built.node) { diagnostics.append(diagnostic) }
        guard !open.isEmpty else {
            root = built
            return
        }
        open[open.count - 1].add(built.node, size: built.size, height: built.height, to: &diagnostics)
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
                diagnostics.append(.tooMuchExpansion(at: range))
                return absent
            }
            let node = YAMLNode(content: Self.anchored(target.node), range: range, tag: target.node.tag)
            return Built(node: node, size: target.size, height: target.height)
        }
    }
}

extension Composer.OpenCollection {
    fileprivate mutating func add(
        _ node: YAMLNode, size childSize: Int, height childHeight: Int, to diagnostics: inout [Diagnostic]
    ) {
        size += childSize
        height = max(height, childHeight + 1)
        guard case .mappingStart = start.kind else {
            items.append(node)
            return
        }
        guard let written = key else {
            key = node
            return
        }
        key = nil
        if let first = keys.insert(written) {
            diagnostics.append(.duplicateKey(written, first: first))
        } else {
            if let diagnostic = TagCheck.checkMergeKey(written) { diagnostics.append(diagnostic) }
            entries.append(YAMLEntry(key: written, value: node))
        }
    }
}

/// The scalar keys of one mapping. Keys are equal when their text is: what type YAML gives them plays no part, since
/// texts are taken as written.
struct KeySet {
    private var keys: [(text: String, range: SourceRange)] = []
    private var index: [String: Int] = [:]

    /// The range of an equal key that is there already.
    mutating func insert(_ node: YAMLNode) -> SourceRange? {
        guard let text = node.scalar?.text else { return nil }
        if keys.count < 8 {
            if let first = keys.first(where: { $0.text == text }) { return first.range }
        } else {
            if index.isEmpty {
                for (position, key) in keys.enumerated() { index[key.text] = position }
            }
            if let first = index[text] { return keys[first].range }
            index[text] = keys.count
        }
        keys.append((text, node.range))
        return nil
    }
}

extension Diagnostic {
    fileprivate static func duplicateKey(_ key: YAMLNode, first: SourceRange) -> Diagnostic {
        Diagnostic(
            .yamlDuplicateKey, at: key.range, "the key `\(key.scalar?.text ?? "")` stands twice in this mapping",
            notes: [Note("the first one", at: first)], help: "keep one of the two")
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
