/// A piece of a glob before its braces are sorted out.
struct GlobToken: Sendable {
    enum Kind: Sendable {
        case character(Unicode.Scalar)
        case slash
        /// `?`, `*`, `**`
        case any, run, folders
        case members([ClosedRange<UInt32>], negated: Bool)
        case braces([[GlobToken]])
    }

    let kind: Kind
    /// UTF-8 offsets into the glob.
    let range: Range<Int>

    /// Whether this is a brace group that reaches beyond one segment.
    var spansSegments: Bool {
        guard case .braces(let branches) = kind else { return false }
        return branches.joined().contains { token in
            switch token.kind {
            case .slash, .folders: true
            default: token.spansSegments
            }
        }
    }
}
