package import Diagnostics

/// One step of the serialisation of a stream (YAML 1.2.2, 3.1): what the parser makes of the text and the composer
/// builds nodes from.
package struct YAMLEvent: Sendable {
    package enum Kind: Sendable, Hashable {
        case documentStart(explicit: Bool)
        case documentEnd(explicit: Bool)
        case sequenceStart(flow: Bool)
        case sequenceEnd
        case mappingStart(flow: Bool)
        case mappingEnd
        case scalar(YAMLScalar.Style)
        case alias
    }

    package var kind: Kind
    /// The bytes of the whole scalar (quotes or indicator included), of an alias with its `*`, or of the indicator that
    /// starts or ends a collection; the range of a collection runs from its start event to its end event.
    package var bytes: Range<Int> { Int(start)..<Int(end) }
    /// 32 bits hold the offsets of any file that is read (`ReadableInput.maximumSize`).
    private let start: UInt32
    private let end: UInt32
    private var propertiesIndex: Int32 = -1
    private var textIndex: Int32 = -1

    init(kind: Kind, bytes: Range<Int>) {
        self.kind = kind
        start = UInt32(bytes.lowerBound)
        end = UInt32(bytes.upperBound)
    }

    /// Index into `YAMLEvents.properties`, -1 for none.
    var properties: Int {
        get { Int(propertiesIndex) }
        set { propertiesIndex = Int32(newValue) }
    }

    /// Index into `YAMLEvents.texts`, -1 where the value is the source text itself (between the quotes, if any).
    var text: Int {
        get { Int(textIndex) }
        set { textIndex = Int32(newValue) }
    }
}

/// Anchor and tag of a node.
struct NodeProperties: Sendable {
    /// Name without the `&`.
    var anchor: Range<Int>?
    var tag: Range<Int>?
    /// The tag with its handle replaced by what the document's directives say.
    var resolvedTag = ""
    var start: Int { min(anchor?.lowerBound.advanced(by: -1) ?? .max, tag?.lowerBound ?? .max) }
    var isEmpty: Bool { anchor == nil && tag == nil }
}

/// The value of a scalar that does not stand verbatim in the source.
struct ScalarText: Sendable {
    let text: String
    let segments: [YAMLScalar.Segment]
}

/// The events of a file and everything wrong with it. The events are balanced even after errors.
package struct YAMLEvents: Sendable {
    package let file: SourceFile
    package let events: [YAMLEvent]
    package let diagnostics: [Diagnostic]
    let properties: [NodeProperties]
    let texts: [ScalarText]

    package static func parse(_ file: SourceFile) -> YAMLEvents {
        let input = ReadableInput(file)
        guard !input.isHopeless else {
            return YAMLEvents(file: file, events: [], diagnostics: input.diagnostics, properties: [], texts: [])
        }
        return input.bytes.withUnsafeBufferPointer { bytes in
            var parser = Parser(file: file, bytes: bytes, diagnostics: input.diagnostics)
            parser.parseStream()
            parser.reportStrayByteOrderMarks(input.byteOrderMarks)
            return YAMLEvents(
                file: file, events: parser.events, diagnostics: causes(parser.diagnostics, in: file),
                properties: parser.properties, texts: parser.texts)
        }
    }

    /// Without the errors of syntax on lines with a character that may not be there, which breaks the line.
    private static func causes(_ diagnostics: [Diagnostic], in file: SourceFile) -> [Diagnostic] {
        let line = { (diagnostic: Diagnostic) in diagnostic.range.map { file.lineIndex(at: $0.bytes.lowerBound) } }
        let broken = Set(diagnostics.filter { $0.code == .yamlEncoding }.map(line))
        return broken.isEmpty
            ? diagnostics : diagnostics.filter { $0.code != .yamlSyntax || !broken.contains(line($0)) }
    }

    func properties(of event: YAMLEvent) -> NodeProperties? {
        event.properties < 0 ? nil : properties[event.properties]
    }

    func scalar(of event: YAMLEvent, style: YAMLScalar.Style) -> YAMLScalar {
        if event.text >= 0 {
            return YAMLScalar(text: texts[event.text].text, style: style, segments: texts[event.text].segments)
        }
        guard style == .singleQuoted || style == .doubleQuoted else {
            return YAMLScalar(text: file.text(event.bytes), style: style)
        }
        let start = event.bytes.lowerBound + 1
        return YAMLScalar(
            text: file.text(start..<max(start, event.bytes.upperBound - 1)), style: style,
            segments: [YAMLScalar.Segment(value: 0, source: start)])
    }
}
