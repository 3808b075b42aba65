/// What is wrong with a pattern a user wrote, and the smallest part of it that is.
package struct PatternError: Error, Sendable, Hashable {
    package let message: String
    package let help: String?
    /// UTF-8 offsets into the text that was given.
    package let range: Range<Int>

    /// Whether a path could leave its folder by this part.
    package let leadsUpwards: Bool

    package init(_ message: String, at range: Range<Int>, help: String? = nil, leadsUpwards: Bool = false) {
        self.message = message
        self.help = help
        self.range = range
        self.leadsUpwards = leadsUpwards
    }

    /// The same where the pattern is a part of a longer text.
    package func moved(to range: Range<Int>) -> PatternError {
        PatternError(message, at: range, help: help, leadsUpwards: leadsUpwards)
    }
}
