package import Diagnostics

/// A node of a YAML document with the place it was written at.
///
/// An alias has become the node it names, under the alias's own range: a message about the whole value points at the
/// alias, one about something inside it points at the anchored text.
package struct YAMLNode: Sendable {
    package enum Content: Sendable {
        case scalar(YAMLScalar)
        case sequence([YAMLNode])
        case mapping([YAMLEntry])
    }

    package let content: Content
    /// The bytes of the content itself, properties (tag, anchor) excluded. For a block collection: from its first
    /// indicator or key to the end of its last value. For an absent value (`key:`): an empty range behind the colon.
    package var range: SourceRange { file.range(Int(start)..<Int(end)) }
    /// As written, e.g. `!!str` or `!local`; nil for none.
    package var tag: Located<String>? { properties?.tag }
    package var anchor: Located<String>? { properties?.anchor }

    // Kept small, since a file has very many nodes: 32 bits an offset, and one word for properties that few nodes have.
    private let start: UInt32
    private let end: UInt32
    private let file: SourceFile
    private let properties: Properties?

    private final class Properties: Sendable {
        let tag: Located<String>?
        let anchor: Located<String>?

        init(tag: Located<String>?, anchor: Located<String>?) {
            self.tag = tag
            self.anchor = anchor
        }
    }

    package init(
        content: Content, range: SourceRange, tag: Located<String>? = nil, anchor: Located<String>? = nil
    ) {
        self.content = content
        start = UInt32(range.bytes.lowerBound)
        end = UInt32(range.bytes.upperBound)
        file = range.file
        properties = tag == nil && anchor == nil ? nil : Properties(tag: tag, anchor: anchor)
    }
}

/// One `key: value` of a mapping, in the order of the text. A reader that reports a duplicate key keeps the first entry.
package struct YAMLEntry: Sendable {
    package let key: YAMLNode
    package let value: YAMLNode

    package init(key: YAMLNode, value: YAMLNode) {
        self.key = key
        self.value = value
    }
}

/// A scalar: its value, how it was written, and the way from the value back to the source.
package struct YAMLScalar: Sendable {
    package enum Style: Sendable {
        case plain, singleQuoted, doubleQuoted, literal, folded
    }

    /// The value, after folding, unescaping and chomping.
    package let text: String
    package let style: Style
    /// Where runs of the value stand in the source, ascending by `value`; empty where the value stands verbatim at the
    /// start of the node's range (a plain one-line scalar).
    package let segments: [Segment]

    /// A run of the value from `value` (a UTF-8 offset in the scalar's text) up to the next segment.
    package struct Segment: Sendable, Hashable {
        package var value: Int { Int(storedValue) }
        package var source: Int { Int(storedSource) }
        /// 0 where value and source run in step. Else the run stands for this many source bytes as a whole: an escape,
        /// a doubled quote, a line join.
        package var unit: Int { Int(storedUnit) }

        // 32 bits each: block scalars have two segments a line, and a file has at most 64 MiB.
        private let storedValue: UInt32
        private let storedSource: UInt32
        private let storedUnit: UInt32

        package init(value: Int, source: Int, unit: Int = 0) {
            storedValue = UInt32(value)
            storedSource = UInt32(source)
            storedUnit = UInt32(unit)
        }
    }

    package init(text: String, style: Style, segments: [Segment] = []) {
        self.text = text
        self.style = style
        self.segments = segments
    }
}

extension YAMLScalar {
    /// Whether this is YAML's way to write no value: an absent one, `~` or a plain `null`.
    package var isNull: Bool { style == .plain && ["", "~", "null", "Null", "NULL"].contains(text) }
}

extension YAMLNode {
    package var scalar: YAMLScalar? {
        if case .scalar(let scalar) = content { scalar } else { nil }
    }

    /// The source range of a part of this scalar's value, given in UTF-8 offsets of `YAMLScalar.text`, through folding,
    /// escapes and line joins: an escape that the part touches is covered as a whole. The node's own range for anything
    /// that is not a scalar.
    package func range(ofValue part: Range<Int>) -> SourceRange {
        guard let scalar else { return range }
        let whole = range.bytes
        let start: Int
        let end: Int
        if part.isEmpty {
            start = scalar.sourcePlace(of: part.lowerBound, from: whole.lowerBound)
            end = start
        } else {
            start = scalar.sourceRange(of: part.lowerBound, from: whole.lowerBound).lowerBound
            // The end is that of the last byte of the part, so that an escape or a line join behind it is not included.
            end = scalar.sourceRange(of: part.upperBound - 1, from: whole.lowerBound).upperBound
        }
        // The segments of an alias point at the anchored text, outside of its range.
        let limit = scalar.segments.isEmpty ? whole.upperBound : range.file.bytes.count
        return range.file.range(min(start, limit)..<min(max(start, end), limit))
    }
}

extension YAMLScalar {
    /// The source of one byte of the value.
    fileprivate func sourceRange(of value: Int, from start: Int) -> Range<Int> {
        guard let segment = segment(at: value) else { return start + value..<start + value + 1 }
        if segment.unit > 0 { return segment.source..<segment.source + segment.unit }
        let offset = segment.source + value - segment.value
        return offset..<offset + 1
    }

    /// The place in the source before a byte of the value, or behind its last byte.
    fileprivate func sourcePlace(of value: Int, from start: Int) -> Int {
        guard value > 0, value == text.utf8.count else { return sourceRange(of: value, from: start).lowerBound }
        return sourceRange(of: value - 1, from: start).upperBound
    }

    private func segment(at value: Int) -> Segment? {
        var low = 0
        var high = segments.count
        while low < high {
            let middle = (low + high) / 2
            if segments[middle].value <= value { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? segments[low - 1] : nil
    }
}
