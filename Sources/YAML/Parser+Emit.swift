import Diagnostics

extension Parser {
    mutating func emit(_ kind: YAMLEvent.Kind, _ range: Range<Int>, _ node: NodeProperties = NodeProperties()) {
        events.append(event(kind, range, node))
    }

    mutating func insert(_ kind: YAMLEvent.Kind, _ range: Range<Int>, _ node: NodeProperties, at index: Int) {
        events.insert(event(kind, range, node), at: index)
    }

    mutating func emitEmpty(at place: Int, _ node: NodeProperties = NodeProperties()) {
        emit(.scalar(.plain), place..<place, node)
    }

    /// A scalar whose value stands in `scratch`.
    mutating func emitScratch(_ style: YAMLScalar.Style, _ range: Range<Int>, _ node: NodeProperties) {
        var event = event(.scalar(style), range, node)
        event.text = texts.count
        texts.append(ScalarText(text: String(decoding: scratch, as: UTF8.self), segments: segments))
        events.append(event)
    }

    private mutating func event(_ kind: YAMLEvent.Kind, _ range: Range<Int>, _ node: NodeProperties) -> YAMLEvent {
        var event = YAMLEvent(kind: kind, bytes: range)
        if !node.isEmpty {
            event.properties = properties.count
            properties.append(node)
        }
        return event
    }

    /// Starts a scalar value that is built piece by piece.
    mutating func beginScratch() {
        scratch.removeAll(keepingCapacity: true)
        segments.removeAll(keepingCapacity: true)
    }

    /// Adds source bytes that are value bytes.
    mutating func copy(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        segments.append(YAMLScalar.Segment(value: scratch.count, source: range.lowerBound))
        scratch.append(contentsOf: bytes[range])
    }

    /// Adds a line join: `breaks` line breaks that stand at `range`, folded.
    mutating func fold(breaks: Int, _ range: Range<Int>) {
        segments.append(YAMLScalar.Segment(value: scratch.count, source: range.lowerBound, unit: range.count))
        if breaks == 1 {
            scratch.append(.space)
        } else {
            scratch.append(contentsOf: repeatElement(.lineFeed, count: breaks - 1))
        }
    }

    mutating func report(_ diagnostic: Diagnostic) {
        diagnostics.append(diagnostic)
    }

    mutating func report(_ range: Range<Int>, _ message: String, note: (String, Range<Int>)? = nil, help: String?) {
        diagnostics.append(
            Diagnostic(
                .yamlSyntax, at: file.range(range), message,
                notes: note.map { [Diagnostic.Note($0.0, at: file.range($0.1))] } ?? [], help: help))
    }

    /// One character's bytes, for pointing at it.
    func character(at offset: Int) -> Range<Int> {
        var end = min(offset + 1, count)
        while end < count, bytes[end] & 0xC0 == 0x80 { end += 1 }
        return offset..<end
    }

    /// True when one more collection may be opened; else reports and gives up on the rest of the file.
    mutating func canNest(at offset: Int) -> Bool {
        guard stack.count + flow.count > Self.maximumDepth else { return true }
        report(
            Diagnostic(
                .yamlLimit, at: file.range(character(at: offset)),
                "collections are nested more than \(Self.maximumDepth) levels deep",
                help: "the rest of the file is not read; nest less deeply"))
        position = count
        lineStart = count
        isFlowReported = true
        return false
    }
}
