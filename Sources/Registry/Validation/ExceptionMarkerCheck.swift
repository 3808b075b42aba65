import Diagnostics

/// Whether `exception_marker` is a comment by which a rule can be excused: it opens as one, and says the rule's ID once,
/// and then, where it places it at all, the reason.
enum ExceptionMarkerCheck {
    /// The first thing that is wrong with a template.
    static func mistake(in marker: Located<String>) -> Diagnostic? {
        let text = marker.value
        let ids = text.ranges(of: "<ID>")
        let reasons = text.ranges(of: "<reason>")
        guard let id = ids.first ?? text.firstRange(of: "()") else {
            return .malformed(marker, "has no place for the rule's ID", help: "write <ID>, or () where the ID goes")
        }
        guard text.hasPrefix("//") || text.hasPrefix("/*") else {
            return .malformed(
                marker, "is no comment", help: "begin with // or /*, e.g. '// standard:exception(<ID>) <reason>'")
        }
        guard ids.count <= 1, reasons.count <= 1 else {
            return .malformed(marker, "says a thing twice", help: "write <ID> once, and <reason> once at most")
        }
        guard reasons.allSatisfy({ id.upperBound <= $0.lowerBound }) else {
            return .malformed(
                marker, "has the reason before the ID",
                help: "write <reason> behind <ID>, e.g. '// standard:exception(<ID>) <reason>'")
        }
        return nil
    }
}

extension Diagnostic {
    fileprivate static func malformed(_ marker: Located<String>, _ what: String, help: String) -> Self {
        Diagnostic(.wrongType, at: marker.range, "'exception_marker' \(what)", help: help)
    }
}
