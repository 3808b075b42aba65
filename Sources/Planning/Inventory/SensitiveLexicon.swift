import Patterns
package import Registry

/// The words that look sensitive in a registry, read out of what its classes say they cover.
///
/// A list such as `passport numbers and expiry dates, visas` gives terms, each a set of words of which a name holds two or
/// more (`passportExpiry`), and single words that say enough alone (`visa`). Prose is read by its commas and conjunctions
/// only, so what is found with this are candidates for a reader.
package struct SensitiveLexicon: Sendable {
    struct Term: Sendable, Hashable {
        let dataClass: String
        let words: [String]
    }

    let terms: [Term]
    /// Words that say enough alone, and the class each speaks of.
    let words: [String: String]

    package init(_ classes: [DataClass]) {
        var terms: [Term] = []
        var alone: [(word: String, dataClass: String)] = []
        for dataClass in classes {
            let id = dataClass.id.value
            for clause in dataClass.covers.value.split(whereSeparator: { ";.:".contains($0) }) {
                var reader = ClauseReader()
                reader.read(String(clause))
                terms += reader.terms.map { Term(dataClass: id, words: $0) }
                alone += reader.alone.map { ($0, id) }
            }
        }
        self.terms = unique(terms.filter { $0.words.count > 1 })
        // A word that several classes use, such as number or date, says nothing of any of them.
        let users = Dictionary(grouping: terms.flatMap { term in term.words.map { ($0, term.dataClass) } }, by: \.0)
            .mapValues { Set($0.map(\.1)).count }
        words = Dictionary(alone.filter { users[$0.word] == 1 }.map { ($0.word, $0.dataClass) }) { first, _ in first }
    }

    /// The class that an identifier seems to belong to. Its last word tells what it is: `passportNumber` is a number, and
    /// `passportNumberLabel` a label.
    func dataClass(of identifier: String) -> String? {
        let words = identifier.identifierWords.map(\.singular)
        guard let last = words.last, let first = words.first, !Self.questions.contains(first) else { return nil }
        if let dataClass = self.words[last] { return dataClass }
        let all = Set(words)
        guard all.count > 1 else { return nil }
        return terms.first { term in
            term.words.contains(last) && term.words.count(where: all.contains) > 1
        }?.dataClass
    }

    /// A name that starts with one of these is a Bool.
    private static let questions: Set<String> = [
        "allows", "can", "did", "has", "is", "needs", "requires", "should", "shows", "supports", "was", "will",
    ]
}

/// Reads one clause of a list: commas part its items, and `and` and `or` tie what stands around them.
private struct ClauseReader {
    private(set) var terms: [[String]] = []
    private(set) var alone: [String] = []
    /// Single words that may go with what follows: `session, access and bearer tokens`.
    private var pending: [String] = []
    /// Whether the last term has a preposition, behind which a conjunction goes on: `tiers of a loyalty or other scheme`.
    private var hasPreposition = false
    /// Whether its last item began with one, so that the list of these goes on: `for a session, for access, refresh`.
    private var isListOfObjects = false

    mutating func read(_ clause: String) {
        for item in clause.split(separator: ",") {
            for (index, phrase) in Self.phrases(of: item).enumerated() { take(phrase, isTied: index > 0) }
        }
        flush()
    }

    private mutating func take(_ phrase: [Substring], isTied: Bool) {
        let content = phrase.filter { !Self.smallWords.contains(String($0)) }.map { String($0).singular }
        guard !content.isEmpty else { return }
        let continues = phrase.first.map { Self.prepositions.contains(String($0)) } ?? false
        if let last = terms.indices.last, pending.isEmpty,
            continues || hasPreposition && isTied || isListOfObjects && content.count == 1
        {
            terms[last] += content
            isListOfObjects = isListOfObjects || continues
            return
        }
        isListOfObjects = false
        hasPreposition = content.count > 1 && phrase.contains { Self.prepositions.contains(String($0)) }
        if content.count == 1 {
            takeSingle(content, isTied: isTied)
        } else if isTied, pending.isEmpty, let last = terms.indices.last {
            terms[last] += content
        } else {
            if !isTied { flush() }
            terms.append(pending + content)
            pending = []
        }
    }

    /// `number and expiry`: tied to what stands before it, and perhaps enough alone.
    private mutating func takeSingle(_ content: [String], isTied: Bool) {
        if isTied, pending.isEmpty, let last = terms.indices.last { terms[last] += content }
        pending += content
        if isTied { flush() }
    }

    private mutating func flush() {
        alone += pending
        terms += pending.map { [$0] }
        pending = []
    }

    /// The parts of an item between its conjunctions, each as words in small letters.
    private static func phrases(of item: Substring) -> [[Substring]] {
        let words = item.lowercased().replacing("e-mail", with: "email").split { !$0.isLetter && !$0.isNumber }
        return words.split { $0 == "and" || $0 == "or" }.map(Array.init)
    }

    private static let prepositions: Set<String> = ["as", "for", "from", "in", "of", "on", "that", "to", "with"]
    private static let smallWords = prepositions.union([
        "a", "all", "an", "any", "are", "at", "be", "beyond", "by", "is", "it", "its", "kind", "other", "than", "the",
        "their", "they", "what", "which",
    ])
}

extension String {
    /// The form for one, of an English noun.
    var singular: String {
        if hasSuffix("ies"), count > 4 { return dropLast(3) + "y" }
        if hasSuffix("sses") { return String(dropLast(2)) }
        guard hasSuffix("s"), !hasSuffix("ss"), !hasSuffix("us"), !hasSuffix("is"), count > 3 else { return self }
        return String(dropLast())
    }
}
