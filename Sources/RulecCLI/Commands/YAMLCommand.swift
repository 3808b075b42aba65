import Diagnostics
import YAML

extension Command {
    package static let yaml = Command(
        name: "yaml", synopsis: "yaml --events|--json|--notes FILE [OPTIONS]",
        summary: "print what rulec reads in a YAML file, or in standard input ('-'), whatever it is for",
        example: ("yaml --json registry/registry.yml", "one line of JSON a document, keys in the order of the file"),
        options: [.events, .json, .notes],
        run: { (arguments, console) throws(Failure) in
            let view = try YAMLView(arguments)
            guard let path = try arguments.operand(of: "yaml") else {
                throw Failure(
                    "rulec yaml needs a file, or '-' for standard input", help: "'rulec yaml --help' shows its use")
            }
            let file = try path == "-" ? Workspace.standardInput() : Workspace(arguments).file(at: path)
            let (text, findings) = view.read(file)
            guard !findings.hasErrors else {
                try console.colored(arguments.value(.color)).report(findings, arguments)
                return .findings
            }
            console.output(text)
            return .success
        })
}

/// The ways to look at a file.
private enum YAMLView: CaseIterable {
    case events, json, notes

    var option: Option {
        switch self {
        case .events: .events
        case .json: .json
        case .notes: .notes
        }
    }

    init(_ arguments: Arguments) throws(Failure) {
        let chosen = Self.allCases.filter { arguments.has($0.option) }
        guard let view = chosen.first, chosen.count == 1 else {
            throw Failure("rulec yaml needs one of --events, --json and --notes")
        }
        self = view
    }

    /// `events` and `notes` know the text only: what a tree could not hold (a key twice, an unknown tag or alias) is no
    /// error to them.
    func read(_ file: SourceFile) -> (text: String, findings: DiagnosticSet) {
        switch self {
        case .events:
            let events = YAMLEvents.parse(file)
            return (events.notation, DiagnosticSet(events.diagnostics))
        case .json:
            let reading = YAMLReader.read(file, mergeKeys: .kept)
            return (reading.documents.map { $0.json.compact + "\n" }.joined(), DiagnosticSet(reading.diagnostics))
        case .notes:
            let events = YAMLEvents.parse(file)
            return (events.yaml11Differences.map(\.line).joined(), DiagnosticSet(events.diagnostics))
        }
    }
}

// MARK: JSON

extension YAMLNode {
    /// By the core schema. A key is its text, or the JSON of a collection; infinities and NaN, which JSON has no numbers
    /// for, are strings.
    fileprivate var json: JSONValue {
        switch content {
        case .sequence(let items): return .array(items.map(\.json))
        case .mapping:
            return .object(
                mergedEntries.map { (key: $0.key.scalar?.text ?? $0.key.keyText, value: $0.value.json) })
        case .scalar(let scalar):
            switch resolved {
            case .null: return .null
            case .bool(let flag): return .bool(flag)
            case .int(let number): return .integer(number)
            case .float(let number): return number.isFinite ? .number(number) : .string(scalar.text)
            case .string, nil: return .string(scalar.text)
            }
        }
    }
}

extension YAMLNode {
    /// The JSON of a collection that is a key. A collection that is a key inside of it stands there unquoted: quoted again
    /// at each level it would be twice as long at each.
    private var keyText: String {
        switch content {
        case .scalar: json.compact
        case .sequence(let items): "[" + items.map(\.keyText).joined(separator: ",") + "]"
        case .mapping:
            "{" + mergedEntries.map { $0.key.memberName + ":" + $0.value.keyText }.joined(separator: ",") + "}"
        }
    }

    private var memberName: String { scalar.map { JSONValue.string($0.text).compact } ?? keyText }
}

// MARK: Notes

extension Located<YAML11Difference> {
    /// `file:line:column: note: …`, as diagnostics are shown.
    fileprivate var line: String {
        "\(range.file.path):\(range.start.line):\(range.start.column): note: `\(value.text)` is \(value.new.name) here and "
            + "\(value.old.name) in YAML 1.1\n"
    }
}

extension YAMLResolved {
    fileprivate var name: String {
        switch self {
        case .null: "null"
        case .bool(let flag): "the truth value \(flag)"
        case .int(let number): "the integer \(number)"
        case .float: "a number"
        case .string: "text"
        }
    }
}

extension YAML11Resolved {
    fileprivate var name: String {
        switch self {
        case .null: "null"
        case .bool(let flag): "the truth value \(flag)"
        case .int(let number): number.map { "the integer \($0)" } ?? "an integer"
        case .float: "a number"
        case .timestamp: "a date or time"
        case .merge: "a merge key"
        case .defaultValue: "the default-value key, which most readers refuse"
        case .string: "text"
        }
    }
}
