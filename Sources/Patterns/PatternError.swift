/// What is wrong with a pattern a user wrote, and the smallest part of it that is.
package struct PatternError: Error, Sendable, Hashable {
    package let message: String
    package let help: String?
    /// UTF-8 offsets into the text that was given.
    package let range: Range<Int>

    package init(_ message: String, at range: Range<Int>, help: String? = nil) {
        self.message = message
        self.help = help
        self.range = range
    }
}
