extension RegexSyntax {
    /// Whether `lineWise` finds on a line alone what it finds there in the whole text. Nothing in it matches a line break,
    /// in look-around neither, so only conditions about the whole text tell the two apart.
    package var needsLineOnly: Bool {
        var isLocal = true
        root.visitLeaves { node in
            // Lines would then end at a line feed alone.
            if node.modes.contains(.unixLines) { isLocal = false }
            switch node.kind {
            case .assertion(.textStart), .assertion(.textEnd), .assertion(.textEndBeforeLineEnd),
                .assertion(.previousMatchEnd):
                isLocal = false
            // Words are then divided by a dictionary, which may look far.
            case .assertion(.wordBoundary), .assertion(.notWordBoundary):
                if node.modes.contains(.unicodeWords) { isLocal = false }
            default: break
            }
        }
        return isLocal
    }
}
