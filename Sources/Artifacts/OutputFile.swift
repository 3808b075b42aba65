/// One file to be written, complete.
package struct OutputFile: Sendable, Hashable {
    /// What a path is relative to.
    package enum Root: String, Sendable, Hashable, CaseIterable {
        /// The output folder, `generated` by default.
        case output
        /// The repository: the second places of configs that an overlay's `emit:` names.
        case repository
    }

    package struct Key: Sendable, Hashable, Comparable {
        package let root: Root
        /// With `/` separators, without a leading one.
        package let path: String

        package init(root: Root, path: String) {
            self.root = root
            self.path = path
        }

        /// The output folder first, then by the bytes of the path.
        package static func < (left: Self, right: Self) -> Bool {
            guard left.root == right.root else { return left.root == .output }
            return left.path.utf8.lexicographicallyPrecedes(right.path.utf8)
        }
    }

    package let key: Key
    /// UTF-8 with LF line ends, the last line ended too.
    package let text: String

    package init(key: Key, text: String) {
        self.key = key
        self.text = text
    }

    package init(_ path: String, in root: Root = .output, text: String) {
        self.init(key: Key(root: root, path: path), text: text)
    }

    /// Whether a text says of itself, at its head, that rulec wrote it. Every artifact outside the output folder does.
    package static func isMarked(_ bytes: [UInt8]) -> Bool {
        String(decoding: bytes.prefix(400), as: UTF8.self).contains("written by rulec")
    }

    package var root: Root { key.root }
    package var path: String { key.path }
}
