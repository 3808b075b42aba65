extension String {
    /// Without the line breaks at its end, such as the one a folded block scalar has; those between paragraphs stay.
    package var trimmingLineBreaks: String {
        var text = self[...]
        while text.last?.isNewline == true { text.removeLast() }
        return String(text)
    }
}
