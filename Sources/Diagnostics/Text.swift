extension String {
    /// Without the line breaks at its end, such as the one a folded block scalar has; those between paragraphs stay.
    package var trimmingLineBreaks: String {
        guard let end = utf8.last, end < 0x20 || end >= 0x80 else { return self }
        var text = self[...]
        while text.last?.isNewline == true { text.removeLast() }
        return String(text)
    }
}
