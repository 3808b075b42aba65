import Diagnostics
import Foundation
import Testing

@testable import YAML

/// The public YAML test suite, checked out beside the package; it is not part of it.
private let suite = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "../../../shared/yaml-test-suite"
)
.standardizedFileURL
private let hasSuite = FileManager.default.fileExists(atPath: suite.path)

@Suite(.enabled(if: hasSuite, "needs ../shared/yaml-test-suite beside the package"))
struct ConformanceTests {
    @Test func eventsMatchThePublicSuite() throws {
        let cases = try Self.cases()
        let failing = cases.filter { !$0.eventsMatch }
        print("yaml-test-suite events: \(cases.count - failing.count) of \(cases.count)")
        #expect(failing.map(\.name) == [])
        #expect(cases.count >= 402)
    }

    @Test func valuesMatchThePublicSuite() throws {
        let cases = try Self.cases().filter { !$0.isError && $0.json != nil }
        let failing = cases.filter { !$0.valuesMatch }
        print("yaml-test-suite values: \(cases.count - failing.count) of \(cases.count)")
        #expect(failing.map(\.name) == [])
    }

    private static func cases() throws -> [SuiteCase] {
        let paths = FileManager.default.enumerator(atPath: suite.path)?.compactMap { $0 as? String } ?? []
        return try paths.filter { $0.hasSuffix("/in.yaml") }.sorted().map { path in
            try SuiteCase(name: String(path.dropLast("/in.yaml".count)), folder: suite)
        }
    }
}

private struct SuiteCase {
    let name: String
    let file: SourceFile
    let events: String
    let isError: Bool
    let json: String?

    init(name: String, folder: URL) throws {
        let folder = folder.appending(path: name)
        self.name = name
        file = SourceFile(path: name, bytes: Array(try Data(contentsOf: folder.appending(path: "in.yaml"))))
        events = try String(contentsOf: folder.appending(path: "test.event"), encoding: .utf8)
        isError = FileManager.default.fileExists(atPath: folder.appending(path: "error").path)
        json = try? String(contentsOf: folder.appending(path: "in.json"), encoding: .utf8)
    }

    var eventsMatch: Bool {
        let parsed = YAMLEvents.parse(file)
        return isError ? !parsed.diagnostics.isEmpty : parsed.diagnostics.isEmpty && parsed.notation == events
    }

    var valuesMatch: Bool {
        let values = YAMLReader.read(file).documents.map(jsonValue)
        return NSArray(array: values).isEqual(NSArray(array: Self.documents(json ?? "")))
    }

    /// The suite writes one JSON value behind the other.
    private static func documents(_ text: String) -> [Any] {
        var documents: [Any] = []
        var open = ""
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            open += line + "\n"
            if let value = try? JSONSerialization.jsonObject(with: Data(open.utf8), options: .fragmentsAllowed) {
                documents.append(value)
                open = ""
            }
        }
        return documents
    }
}

private func jsonValue(_ node: YAMLNode) -> Any {
    switch node.content {
    case .sequence(let items): return items.map(jsonValue)
    case .mapping(let entries):
        let pairs = entries.map { ($0.key.scalar?.text ?? "", jsonValue($0.value)) }
        return Dictionary(pairs) { first, _ in first }
    case .scalar(let scalar):
        switch node.resolved ?? scalar.resolved {
        case .null: return NSNull()
        case .bool(let value): return value
        case .int(let value): return value
        case .float(let value): return value
        case .string(let value): return value
        }
    }
}
