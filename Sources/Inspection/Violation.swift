/// A place where a rule does not hold, before it is known whether something excuses it.
package struct Violation: Sendable, Hashable {
    /// A file or a folder of the tree.
    package let path: String
    /// UTF-8 offsets into the file; nil where the whole file, or a folder, is what is wrong.
    package let bytes: Range<Int>?
    /// What is wrong here and what to do, one sentence.
    package let message: String

    package init(path: String, bytes: Range<Int>? = nil, message: String) {
        self.path = path
        self.bytes = bytes
        self.message = message
    }
}
