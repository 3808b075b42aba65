/// A comment that excuses a rule at one place, where it stands in a file.
struct Marker: Sendable {
    let rule: String
    /// Nil for one that gives none, which excuses nothing.
    let reason: String?
    /// From the marker's first word to the end of its reason.
    let bytes: Range<Int>
    /// The lines whose findings it excuses.
    let lines: ClosedRange<Int>
    /// Whether it stands above all code of the file, and so speaks for the file as a whole too.
    let isInHead: Bool
}

/// A command that silences a tool, e.g. `swiftlint:disable:next READ-08`.
struct SilencingCommand: Sendable {
    /// As it stands in the comment.
    let name: String
    /// The identifiers it names; empty for all.
    let identifiers: [String]
    let bytes: Range<Int>
}

/// What was meant as a marker and is none.
struct UnreadableMarker: Sendable {
    /// What to do about it, as a clause.
    let advice: String
    let bytes: Range<Int>
}

/// What the comments of a file excuse.
struct FileExcuses: Sendable {
    var markers: [Marker] = []
    var unreadable: [UnreadableMarker] = []
    /// Those that neither say why nor stand beside a marker that does.
    var bareCommands: [SilencingCommand] = []
}
