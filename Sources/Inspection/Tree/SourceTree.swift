/// The files and folders a check looks at, as values: the command line lists them once and hands them in, so that every
/// stage sees the same tree and can be tested without a disk.
///
/// Paths are relative to the repository's root, `/`-separated and in Unicode NFC, whatever the file system gave.
package struct SourceTree: Sendable {
    /// Ascending by their UTF-8 bytes, so that the files of one folder follow one another.
    package let files: [String]
    /// The roots and every folder below them, the empty ones included, in the same order.
    package let folders: [String]
    /// The bytes of a file; called from any thread.
    package let load: @Sendable (String) -> FileContents

    package enum FileContents: Sendable {
        case bytes([UInt8])
        /// The reason, as a phrase: `permission denied`, `is no regular file`.
        case unreadable(String)
    }

    package init(
        files: some Sequence<String>, folders: some Sequence<String>,
        load: @escaping @Sendable (String) -> FileContents
    ) {
        self.files = files.sorted(by: Self.precedes)
        self.folders = folders.sorted(by: Self.precedes)
        self.load = load
    }

    /// The files below a folder at any depth; all of them for the repository itself, `""`.
    package func files(below folder: String) -> ArraySlice<String> { Self.paths(files, below: folder) }

    /// The folders below a folder at any depth, itself not among them.
    package func folders(below folder: String) -> ArraySlice<String> { Self.paths(folders, below: folder) }

    /// The files whose path begins with a text, which need not end where a name does.
    package func files(beginningWith start: String) -> ArraySlice<String> {
        let first = Self.index(of: start, in: files)
        // 0xFF stands in no UTF-8: nothing that begins so lies behind it.
        let end = Self.index(of: Array(start.utf8) + [0xFF], in: files)
        return files[first..<end]
    }

    package func hasFile(_ path: String) -> Bool { Self.contains(files, path) }

    /// A folder that holds something is there, listed or not; a root of the tree is listed nowhere.
    package func hasFolder(_ path: String) -> Bool {
        path.isEmpty || Self.contains(folders, path) || !files(below: path).isEmpty || !folders(below: path).isEmpty
    }

    // MARK: Order

    private static func precedes(_ left: String, _ right: String) -> Bool {
        left.utf8.lexicographicallyPrecedes(right.utf8)
    }

    private static func paths(_ sorted: [String], below folder: String) -> ArraySlice<String> {
        guard !folder.isEmpty else { return sorted[...] }
        // `0` is the character behind `/`: all that begins with `folder/` lies between the two.
        return sorted[index(of: folder + "/", in: sorted)..<index(of: folder + "0", in: sorted)]
    }

    private static func contains(_ sorted: [String], _ path: String) -> Bool {
        let index = index(of: path, in: sorted)
        return index < sorted.count && sorted[index].utf8.elementsEqual(path.utf8)
    }

    private static func index(of path: String, in sorted: [String]) -> Int { index(of: path.utf8, in: sorted) }

    /// Of the first path that does not precede this one.
    private static func index(of path: some Sequence<UInt8>, in sorted: [String]) -> Int {
        var (low, high) = (0, sorted.count)
        while low < high {
            let middle = (low + high) / 2
            if sorted[middle].utf8.lexicographicallyPrecedes(path) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
