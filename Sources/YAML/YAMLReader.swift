package import Diagnostics

/// What a file holds: its documents and everything wrong with it.
package struct YAMLReading: Sendable {
    /// The root node of each document. After an error the rest of the file is still read, so the nodes before and behind
    /// the faulty place are there.
    package let documents: [YAMLNode]
    package let diagnostics: [Diagnostic]
}

/// What becomes of the key `<<`, which YAML 1.1 gave a meaning (yaml.org/type/merge.html) and 1.2 did not.
package enum MergeKeys: Sendable {
    /// It is an error: what a reader of 1.1 sees is not what one of 1.2 sees.
    case refused
    /// It is a key, and `YAMLNode.mergedEntries` gives it its old meaning.
    case kept
}

package enum YAMLReader {
    package static func read(_ file: SourceFile, mergeKeys: MergeKeys = .refused) -> YAMLReading {
        Composer.compose(YAMLEvents.parse(file), mergeKeys: mergeKeys)
    }
}
