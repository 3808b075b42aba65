import Diagnostics
import Registry
import YAML

/// A model of what semgrep's schema (`rule_schema_v1.yaml`) asks of a rule in its `regex` mode: one that breaks it ends
/// the whole run.
struct SemgrepLoader {
    private var problems: [String] = []

    /// What is wrong with a config's text; nothing for one that semgrep takes whole and as meant.
    static func problems(in text: String, meant: SemgrepConfig) -> [String] {
        var loader = SemgrepLoader()
        let loaded = loader.load(text)
        guard loader.problems.isEmpty else { return loader.problems }
        // As bytes: equal strings may hold different characters.
        let isSame = zip(loaded.entries, meant.entries).allSatisfy { $0.regex.utf8.elementsEqual($1.regex.utf8) }
        return loaded == meant && isSame ? [] : ["it would read other rules than are meant"]
    }

    private mutating func load(_ source: String) -> SemgrepConfig {
        let reading = YAMLReader.read(SourceFile(path: Artifact.semgrep.rawValue, text: source))
        problems += reading.diagnostics.filter { $0.severity == .error }.map(\.message)
        var config = SemgrepConfig()
        guard reading.documents.count == 1, let rules = members(reading.documents[0], ["rules"])["rules"],
            case .sequence(let items) = rules.content, !items.isEmpty
        else {
            problems.append("it holds no list of rules")
            return config
        }
        config.entries = items.map { rule($0) }
        if unique(config.entries.map(\.id)).count < items.count { problems.append("a rule's id stands twice") }
        return config
    }

    private mutating func rule(_ node: YAMLNode) -> SemgrepConfig.Entry {
        let keys = ["id", "languages", "pattern-regex", "patterns", "message", "severity", "paths", "metadata"]
        let rule = members(node, keys)
        let paths = members(rule["paths"], ["include", "exclude"])
        let metadata = members(rule["metadata"], ["rule", "page", "from"])
        let search = search(rule)
        let entry = SemgrepConfig.Entry(
            id: text(rule["id"]), regex: search.regex, focus: search.focus, message: text(rule["message"]),
            severity: text(rule["severity"]), include: texts(paths["include"]),
            exclude: paths["exclude"] == nil ? [] : texts(paths["exclude"]), rule: text(metadata["rule"]),
            page: text(metadata["page"]), from: texts(metadata["from"]))
        if texts(rule["languages"]) != ["regex"] { problems.append("\(entry.id) is in another language than regex") }
        if !SemgrepConfig.severities.contains(entry.severity) {
            problems.append("\(entry.id) has the unknown severity '\(entry.severity)'")
        }
        let isID = entry.id.utf8.allSatisfy { byte in
            Character(Unicode.Scalar(byte)).isLetter || (0x30...0x39).contains(byte) || "._-".utf8.contains(byte)
        }
        if entry.id.isEmpty || !isID { problems.append("'\(entry.id)' is no identifier of semgrep") }
        if entry.regex.isEmpty { problems.append("\(entry.id) has no regex") }
        return entry
    }

    /// A regex alone, or one with the group to point at.
    private mutating func search(_ rule: [String: YAMLNode]) -> (regex: String, focus: Int) {
        guard let patterns = rule["patterns"] else { return (text(rule["pattern-regex"]), 0) }
        guard case .sequence(let items) = patterns.content, items.count == 2, rule["pattern-regex"] == nil else {
            problems.append("'patterns' holds more than a regex and what to point at")
            return ("", 0)
        }
        let regex = text(members(items[0], ["pattern-regex"])["pattern-regex"])
        let focus = text(members(items[1], ["focus-metavariable"])["focus-metavariable"])
        guard focus.hasPrefix("$"), let number = Int(focus.dropFirst()), number > 0 else {
            problems.append("'\(focus)' is no group of a regex")
            return (regex, 0)
        }
        return (regex, number)
    }

    private mutating func members(_ node: YAMLNode?, _ known: [String]) -> [String: YAMLNode] {
        guard case .mapping(let entries)? = node?.content else {
            problems.append("a mapping of \(known.joined(separator: ", ")) is missing")
            return [:]
        }
        var members: [String: YAMLNode] = [:]
        for entry in entries {
            let key = text(entry.key)
            if !known.contains(key) { problems.append("the key '\(key)' is not expected") }
            members[key] = entry.value
        }
        return members
    }

    private mutating func text(_ node: YAMLNode?) -> String {
        guard let scalar = node?.scalar, case .string(let text) = YAML11(scalar) else {
            problems.append("a value is not text")
            return ""
        }
        return text
    }

    private mutating func texts(_ node: YAMLNode?) -> [String] {
        guard case .sequence(let items)? = node?.content, !items.isEmpty else {
            problems.append("a value is not a list of text")
            return []
        }
        return items.map { text($0) }
    }
}
