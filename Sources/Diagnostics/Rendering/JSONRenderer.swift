/// Diagnostics as the JSON format, version 1: keys may be added, none is ever changed.
package enum JSONRenderer {
    package static func render(_ set: DiagnosticSet) -> String {
        JSONValue.object([
            ("version", .integer(1)),
            ("diagnostics", .array(set.diagnostics.map(diagnostic))),
            ("summary", summary(of: set)),
        ]).lines(depth: 2)
    }

    private static func summary(of set: DiagnosticSet) -> JSONValue {
        .object([
            ("errors", .integer(set.count(.error))),
            ("warnings", .integer(set.count(.warning))),
            ("notes", .integer(set.count(.note))),
        ])
    }

    private static func diagnostic(_ diagnostic: Diagnostic) -> JSONValue {
        var members: [(key: String, value: JSONValue)] = [
            ("code", .string(diagnostic.code.rawValue)),
            ("severity", .string(diagnostic.severity.rawValue)),
            ("message", .string(diagnostic.message)),
        ]
        members += place(diagnostic.range)
        if let subject = diagnostic.subject { members.append(("subject", .string(subject))) }
        members.append(
            ("notes", .array(diagnostic.notes.map { .object([("message", .string($0.message))] + place($0.range)) })))
        members.append(("help", .optional(diagnostic.help)))
        members.append(("suggestion", .optional(diagnostic.suggestion)))
        members.append(("fixes", .array(diagnostic.fixes.map(fix))))
        return .object(members)
    }

    private static func fix(_ fix: Diagnostic.Fix) -> JSONValue {
        .object([
            ("description", .string(fix.description)),
            ("edits", .array(fix.edits.map { .object(place($0.range) + [("text", .string($0.text))]) })),
        ])
    }

    private static func place(_ range: SourceRange?) -> [(key: String, value: JSONValue)] {
        guard let range else { return [("file", .null), ("start", .null), ("end", .null)] }
        return [("file", .string(range.file.path)), ("start", position(range.start)), ("end", position(range.end))]
    }

    private static func position(_ position: TextPosition) -> JSONValue {
        .object([
            ("line", .integer(position.line)), ("column", .integer(position.column)),
            ("offset", .integer(position.offset)),
        ])
    }
}
