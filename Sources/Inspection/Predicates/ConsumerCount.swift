import Patterns
package import Planning

/// Types that too few or too many files or screens name.
package struct ConsumerCount: TreeCheck {
    package static let name = "consumer_count"
    private let predicate: ResolvedPredicate
    private let subject: String
    private let consumer: String

    package init?(_ predicate: ResolvedPredicate) {
        guard let subject = predicate.role("subject_role"), let consumer = predicate.role("consumer_role") else {
            return nil
        }
        self.predicate = predicate
        self.subject = subject
        self.consumer = consumer
    }

    package func violations(in tree: ModuleTree) -> [Violation] {
        let types = tree.files(of: subject).filter(predicate.concerns).concurrentMap { path in
            tree.text(of: path).map { text in
                predicate.importsFramework(text)
                    ? SwiftDeclarations(text.bytes).typesAtTop.map { (path: path, name: $0.name) } : []
            } ?? []
        }.flatMap { $0 }
        let names = Set(types.map(\.name.text))
        let isPerScreen = predicate.text("per") == "screen"
        let screens = Dictionary(
            grouping: tree.files(of: consumer, heldBy: isPerScreen ? tree.screens : []).flatMap { screen, files in
                files.map { (file: $0, screen: screen) }
            }, by: \.file)
        var consumers: [String: Set<String>] = [:]
        let named = tree.files(of: consumer).concurrentMap { path in
            (path, tree.text(of: path).map { words(of: $0, among: names) } ?? [])
        }
        let owners = Dictionary(grouping: types, by: \.name.text)
        for (path, words) in named {
            let places = isPerScreen ? (screens[path] ?? []).map(\.screen) : [path]
            for word in words where !(owners[word] ?? []).contains(where: { $0.path == path }) {
                consumers[word, default: []].formUnion(places)
            }
        }
        return types.compactMap { type in
            let count = consumers[type.name.text]?.count ?? 0
            guard let limit = predicate.limitBroken(by: count) else { return nil }
            let what = isPerScreen ? "screens" : "files of \(consumer)"
            return Violation(
                path: type.path, bytes: type.name.range,
                message: "\(type.name.text) is named in \(count) \(what), and \(limit) is what the rule asks for")
        }
    }

    private func words(of text: SourceText, among names: Set<String>) -> Set<String> {
        let code = SwiftDeclarations(text.bytes)
        return Set(code.tokens.map(code.text)).intersection(names)
    }
}
