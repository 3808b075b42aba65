package import Diagnostics

/// What a file holds: its documents and everything wrong with it.
package struct YAMLReading: Sendable {
    /// The root node of each document. After an error the rest of the file is still read, so the nodes before and behind
    /// the faulty place are there.
    package let documents: [YAMLNode]
    package let diagnostics: [Diagnostic]
}

package enum YAMLReader {
    package static func read(_ file: SourceFile) -> YAMLReading {
        Composer.compose(YAMLEvents.parse(file))
    }
}
