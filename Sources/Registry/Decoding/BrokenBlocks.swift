import Diagnostics

/// The parts of files around YAML errors. What is missing or out of place there is a consequence of the error, so it is
/// not reported beside it; wrong values on other lines are.
struct BrokenBlocks: Sendable {
    private var blocks: [SourceRange] = []
    /// The lines that errors stand on, whole.
    private var lines: [SourceRange] = []
    private var files: Set<String> = []

    /// `diagnostics` in the order of the text.
    init(_ diagnostics: [Diagnostic]) {
        for diagnostic in diagnostics where diagnostic.isUnreadable {
            guard let range = diagnostic.range else { continue }
            if !holds(blocks, range) { blocks.append(Self.block(around: range)) }
            lines.append(range.file.range(range.file.lineRange(range.file.lineIndex(at: range.bytes.lowerBound))))
            files.insert(range.file.path)
        }
    }

    /// Whether a finding is a consequence of what could not be read.
    func explain(_ diagnostic: Diagnostic) -> Bool {
        guard !files.isEmpty, let range = diagnostic.range else { return false }
        if diagnostic.isOfReader { return false }
        if diagnostic.speaksOfAbsence { return files.contains(range.file.path) || holds(blocks, range) }
        // It holds two places against each other, of which the one that could not be read may be either.
        if diagnostic.code == .governsMismatch { return true }
        if diagnostic.code == .unknownSlotValue, diagnostic.notes.contains(where: { holds(blocks, $0.range) }) {
            return true
        }
        return diagnostic.speaksOfShape && holds(blocks, range) || holds(lines, range)
    }

    private func holds(_ places: [SourceRange], _ range: SourceRange) -> Bool {
        places.contains {
            $0.file.path == range.file.path && $0.bytes.lowerBound <= range.bytes.lowerBound
                && range.bytes.lowerBound <= $0.bytes.upperBound
        }
    }

    /// From the last line at or above an error that stands no deeper than an entry of a top-level list to the next one
    /// that is not deeper.
    private static func block(around range: SourceRange) -> SourceRange {
        let file = range.file
        let line = file.lineIndex(at: range.bytes.lowerBound)
        let isOuter = { (index: Int, limit: Int) in
            let bytes = file.bytes[file.lineRange(index)]
            let indent = bytes.prefix { $0 == 0x20 }.count
            // Of a comment, and of what a tab indents, the column says nothing.
            return indent <= limit && indent < bytes.count
                && bytes[bytes.startIndex + indent] != 0x23 && bytes[bytes.startIndex + indent] != 0x09
        }
        let start = (0...line).last { isOuter($0, 2) } ?? 0
        let spaces = { (index: Int) in file.bytes[file.lineRange(index)].prefix { $0 == 0x20 } }
        // A line that a tab indents may have been meant at any level.
        let isTabbed = file.bytes.indices.contains(spaces(line).endIndex) && file.bytes[spaces(line).endIndex] == 0x09
        let indent = isTabbed ? 0 : spaces(start).count
        let end = (line + 1..<max(line + 1, file.lineStarts.count)).first { isOuter($0, indent) }
        return file.range(file.lineStarts[start]..<(end.map { file.lineStarts[$0] - 1 } ?? file.bytes.count))
    }
}

extension Diagnostic {
    fileprivate var isOfReader: Bool {
        [.yamlSyntax, .yamlEncoding, .yamlLimit, .yamlDuplicateKey].contains(code)
    }

    /// An error of the reader behind which text is not what its writer meant.
    fileprivate var isUnreadable: Bool { code == .yamlSyntax || code == .yamlEncoding }

    fileprivate var speaksOfShape: Bool {
        [.unknownKey, .unknownParameter, .wrongType, .duplicateDefinition, .exampleMismatch].contains(code)
    }
}
