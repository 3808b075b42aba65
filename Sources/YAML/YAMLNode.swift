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
    package let range: SourceRange
    /// As written, e.g. `!!str` or `!local`; nil for none.
    package let tag: Located<String>?
    package let anchor: Located<String>?

    package init(
        content: Content, range: SourceRange, tag: Located<String>? = nil, anchor: Located<String>? = nil
    ) {
        self.content = content
        self.range = range
        self.tag = tag
        self.anchor = anchor
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

    /// From `value` (a UTF-8 offset in the scalar's text) on, value and source run in step until the next segment.
    package struct Segment: Sendable, Hashable {
        package let value: Int
        package let source: Int

        package init(value: Int, source: Int) {
            self.value = value
            self.source = source
        }
    }

    package init(text: String, style: Style, segments: [Segment] = []) {
        self.text = text
        self.style = style
        self.segments = segments
    }
}

extension YAMLNode {
    package var scalar: YAMLScalar? {
        if case .scalar(let scalar) = content { scalar } else { nil }
    }

    /// The source range of a part of this scalar's value, given in UTF-8 offsets of `YAMLScalar.text`, through folding,
    /// escapes and line joins. The node's own range for anything that is not a scalar.
    package func range(ofValue part: Range<Int>) -> SourceRange {
        guard let scalar else { return range }
        let start = scalar.sourceOffset(of: part.lowerBound, from: range.bytes.lowerBound)
        // The end is one past the last byte of the part, so that an escape or a line join behind it is not included.
        let end =
            part.isEmpty ? start : scalar.sourceOffset(of: part.upperBound - 1, from: range.bytes.lowerBound) + 1
        let limit = range.bytes.upperBound
        return range.file.range(min(start, limit)..<min(max(start, end), limit))
    }
}

extension YAMLScalar {
    fileprivate func sourceOffset(of value: Int, from start: Int) -> Int {
        guard let segment = segments.last(where: { $0.value <= value }) else { return start + value }
        return segment.source + value - segment.value
    }
}
