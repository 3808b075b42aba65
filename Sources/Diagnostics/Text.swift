extension String {
    /// Without the line breaks at its end, such as the one a folded block scalar has; those between paragraphs stay.
    package var trimmingLineBreaks: String {
        // Most texts end in a printable ASCII character; only others are looked at as characters.
        guard let end = utf8.last, end < 0x20 || end >= 0x80 else { return self }
        var text = self[...]
        while text.last?.isNewline == true { text.removeLast() }
        return String(text)
    }
}
