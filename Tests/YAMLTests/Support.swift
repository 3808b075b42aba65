import Diagnostics

@testable import YAML

func read(_ text: String) -> YAMLReading {
    YAMLReader.read(SourceFile(path: "test.yml", text: text))
}

/// The text of all documents in flow style: scalars as they are, mappings in braces.
func shape(_ reading: YAMLReading) -> String {
    reading.documents.map(shape).joined(separator: " --- ")
}

private func shape(_ node: YAMLNode) -> String {
    switch node.content {
    case .scalar(let scalar): scalar.text
    case .sequence(let items): "[" + items.map(shape).joined(separator: ", ") + "]"
    case .mapping(let entries):
        "{" + entries.map { shape($0.key) + ": " + shape($0.value) }.joined(separator: ", ") + "}"
    }
}

/// `line:column code «text»` of each diagnostic.
func findings(_ reading: YAMLReading) -> [String] {
    reading.diagnostics.map { diagnostic in
        guard let range = diagnostic.range else { return diagnostic.code.rawValue }
        return "\(range.start.line):\(range.start.column) \(diagnostic.code.rawValue) «\(range.text)»"
    }
}

extension YAMLNode {
    subscript(_ key: String) -> YAMLNode? {
        guard case .mapping(let entries) = content else { return nil }
        return entries.first { $0.key.scalar?.text == key }?.value
    }

    subscript(_ index: Int) -> YAMLNode? {
        guard case .sequence(let items) = content, items.indices.contains(index) else { return nil }
        return items[index]
    }
}
