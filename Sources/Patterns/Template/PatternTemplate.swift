/// A pattern with places to fill in: `${siblings}`, `${vocabulary.BooleanPrefixes}`.
///
/// `\${` and a `$` with no `{` behind it are text. A backslash pair (`\\`) escapes itself, so `\\${x}` is a backslash
/// and a placeholder.
package struct PatternTemplate: Sendable {
    package struct Placeholder: Sendable, Hashable {
        package let name: String
        /// The UTF-8 offsets of the whole `${…}`.
        package let range: Range<Int>
    }

    package let text: String
    package let placeholders: [Placeholder]
    /// Placeholders that are not closed, or have no proper name.
    package let errors: [PatternError]

    package init(_ text: String) {
        self.text = text
        let bytes = Array(text.utf8)
        var placeholders: [Placeholder] = []
        var errors: [PatternError] = []
        var index = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "\\") {
                index += 2
            } else if Self.opens(bytes, at: index) {
                let end = bytes[index...].firstIndex(of: UInt8(ascii: "}"))
                switch Self.placeholder(in: bytes, from: index, to: end) {
                case .success(let placeholder): placeholders.append(placeholder)
                case .failure(let error): errors.append(error)
                }
                index = end.map { $0 + 1 } ?? bytes.count
            } else {
                index += 1
            }
        }
        self.placeholders = placeholders
        self.errors = errors
    }

    private static func opens(_ bytes: [UInt8], at index: Int) -> Bool {
        bytes[index] == UInt8(ascii: "$") && index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "{")
    }

    private static func placeholder(
        in bytes: [UInt8], from start: Int, to end: Int?
    ) -> Result<Placeholder, PatternError> {
        guard let end else {
            return .failure(
                PatternError("this ${ is not closed", at: start..<start + 2, help: "add a }, or write \\$\\{ for text"))
        }
        let name = String(decoding: bytes[(start + 2)..<end], as: UTF8.self)
        let range = start..<end + 1
        guard !name.isEmpty, name.unicodeScalars.allSatisfy(isNameCharacter) else {
            return .failure(
                PatternError(
                    "\(name.isEmpty ? "an empty name" : "\"\(name)\"") cannot be filled in", at: range,
                    help: "write ${siblings}, ${vocabulary.NAME} and the like, or \\$\\{ for text"))
        }
        return .success(Placeholder(name: name, range: range))
    }

    private static func isNameCharacter(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "." || scalar == "-"
            || scalar == "_"
    }

    /// The pattern with every placeholder replaced by its value; nil where one has none, or the template has errors.
    package func filled(_ value: (String) -> String?) -> String? {
        guard errors.isEmpty else { return nil }
        var edits: [SourceEdit] = []
        for placeholder in placeholders {
            guard let text = value(placeholder.name) else { return nil }
            edits.append(SourceEdit(range: placeholder.range, text: text))
        }
        return text.applying(edits)
    }
}
