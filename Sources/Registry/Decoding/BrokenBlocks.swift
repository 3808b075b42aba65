import Diagnostics

/// The parts of files around YAML errors. What is missing or out of place there is a consequence of the error, so it is
/// not reported beside it; wrong values are.
struct BrokenBlocks {
    private var blocks: [SourceRange] = []

    init(_ diagnostics: [Diagnostic]) {
        for diagnostic in diagnostics where diagnostic.code == .yamlSyntax {
            if let range = diagnostic.range { blocks.append(Self.block(around: range)) }
        }
    }

    /// Whether a finding is about the shape of text in one of the blocks.
    func explain(_ diagnostic: Diagnostic) -> Bool {
        guard let range = diagnostic.range else { return false }
        switch diagnostic.code {
        case .unknownKey, .missingKey, .unknownParameter, .missingParameter, .wrongType:
            return blocks.contains {
                $0.file.path == range.file.path && $0.bytes.contains(range.bytes.lowerBound)
            }
        default: return false
        }
    }

    /// From the last line at or above an error that stands no deeper than an entry of a top-level list to the next one.
    private static func block(around range: SourceRange) -> SourceRange {
        let file = range.file
        let line = file.lineIndex(at: range.bytes.lowerBound)
        let isOuter = { (index: Int) in
            let bytes = file.bytes[file.lineRange(index)]
            let indent = bytes.prefix { $0 == 0x20 }.count
            return indent <= 2 && indent < bytes.count && bytes[bytes.startIndex + indent] != 0x23
        }
        let start = (0...line).last(where: isOuter) ?? 0
        let end = (line + 1..<max(line + 1, file.lineStarts.count)).first(where: isOuter)
        return file.range(file.lineStarts[start]..<(end.map { file.lineStarts[$0] } ?? file.bytes.count + 1))
    }
}
