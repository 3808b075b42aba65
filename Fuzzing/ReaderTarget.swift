import Diagnostics
import YAML

/// Any bytes: the reader neither crashes nor hangs, and all it returns points into the file.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let file = SourceFile(path: "fuzz.yml", bytes: Array(UnsafeBufferPointer(start: start, count: count)))
    let events = YAMLEvents.parse(file)
    checkBalance(events)
    precondition(events.notation.hasPrefix("+STR\n") && events.notation.hasSuffix("-STR\n"))
    let reading = YAMLReader.read(file)
    for node in reading.documents { check(node, in: file) }
    for diagnostic in reading.diagnostics {
        check(diagnostic.range, in: file)
        for note in diagnostic.notes { check(note.range, in: file) }
    }
    // A few, since rendering takes longer than reading.
    let shown = DiagnosticSet(reading.diagnostics.prefix(3))
    precondition(TextRenderer().render(shown).isEmpty == shown.isEmpty)
    return 0
}

private func checkBalance(_ events: YAMLEvents) {
    var open: [YAMLEvent.Kind] = []
    for event in events.events {
        check(events.file.range(event.bytes), in: events.file)
        switch event.kind {
        case .documentStart, .sequenceStart, .mappingStart: open.append(event.kind)
        case .scalar, .alias: precondition(!open.isEmpty, "a node outside of a document")
        case .documentEnd, .sequenceEnd, .mappingEnd:
            switch (open.popLast(), event.kind) {
            case (.documentStart, .documentEnd), (.sequenceStart, .sequenceEnd), (.mappingStart, .mappingEnd): break
            default: preconditionFailure("an end without its start")
            }
        }
    }
    precondition(open.isEmpty, "a start without its end")
}

private func check(_ node: YAMLNode, in file: SourceFile) {
    check(node.range, in: file)
    check(node.tag?.range, in: file)
    check(node.anchor?.range, in: file)
    switch node.content {
    case .sequence(let items): items.forEach { check($0, in: file) }
    case .mapping(let entries):
        for entry in entries {
            check(entry.key, in: file)
            check(entry.value, in: file)
        }
    case .scalar(let scalar):
        _ = scalar.resolved
        let count = scalar.text.utf8.count
        for part in [0..<0, 0..<count, count / 2..<count, count..<count] { check(node.range(ofValue: part), in: file) }
    }
}

private func check(_ range: SourceRange?, in file: SourceFile) {
    guard let range else { return }
    let whole = 0..<file.bytes.count + 1
    precondition(
        whole.contains(range.bytes.lowerBound) && whole.contains(range.bytes.upperBound), "outside of the file")
}
