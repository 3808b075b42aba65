import Patterns
package import Planning

/// Files and functions that are too long.
package struct FileSize: ContentCheck {
    package static let name = "file_size"
    private let predicate: ResolvedPredicate
    private let marker: String?
    private let mark: CompiledRegex

    package init?(_ predicate: ResolvedPredicate) {
        guard let mark = try? CompiledRegex(#"//[ \t]*MARK:"#) else { return nil }
        self.predicate = predicate
        self.mark = mark
        marker = predicate.text("test_marker")
    }

    package func looksAt(_ path: String, in tree: ModuleTree) -> Bool {
        predicate.concerns(path) && !(marker.map("/\(path)".contains) ?? false)
    }

    package func violations(in file: SourceText, of tree: ModuleTree) -> [Violation] {
        let isEntry = tree.role("screen.entry", has: file.path)
        let most = predicate.limit(isEntry ? "entry" : "file")
        let lines = file.lineCount
        var violations: [Violation] = []
        if lines > most {
            let what = isEntry ? "this screen's entry file" : "this file"
            violations.append(
                Violation(path: file.path, message: "split \(what): it has \(lines) lines, \(most) are the most"))
        }
        if lines > predicate.limit("mark"), file.matches(of: mark).isEmpty {
            violations.append(
                Violation(path: file.path, message: "give this file sections: it has \(lines) lines and no MARK"))
        }
        let longest = predicate.limit("function")
        return violations
            + functions(in: file, over: longest).map { function in
                Violation(
                    path: file.path, bytes: function.name.range,
                    message:
                        "split \(function.name.text): its body has \(function.lines) lines, \(longest) are the most")
            }
    }

    private func functions(in file: SourceText, over limit: Int) -> [SwiftFunction] {
        // A function is never longer than its file.
        guard file.lineCount > limit else { return [] }
        return SwiftDeclarations(file.bytes).functions.filter { $0.lines > limit }
            .sorted { $0.name.range.lowerBound < $1.name.range.lowerBound }
    }
}

extension SourceText {
    /// A line break at the end begins no further line.
    fileprivate var lineCount: Int {
        file.lineStarts.count - (file.lineStarts.last == bytes.count ? 1 : 0)
    }
}
