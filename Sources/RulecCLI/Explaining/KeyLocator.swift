import Diagnostics
import Registry
import YAML

/// Turns a stable key of an artifact (`registry:READ-08/patterns/1`, `overlay:slots/ComponentsDir`) into the file and line
/// it speaks of. Artifacts hold keys and no line numbers, so that an edit changes only the lines it must.
struct KeyLocator {
    private let compilation: Compilation
    private let module: Overlay?

    init(_ compilation: Compilation, module: Overlay?) {
        self.compilation = compilation
        self.module = module
    }

    /// Nil where the key names nothing. A key that goes deeper than the file does is answered by what is there.
    func place(of key: String) -> String? {
        let parts = key.split(separator: ":", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return nil }
        let path = parts[1].split(separator: "/").map(String.init)[...]
        switch parts[0] {
        case "registry": return registryPlace(path)
        case "overlay": return module.flatMap { locate(path, in: YAMLReader.read($0.file).documents.first) }
        default: return nil
        }
    }

    private func registryPlace(_ path: ArraySlice<String>) -> String? {
        guard let name = path.first else { return nil }
        guard let rule = compilation.registry.rules.first(where: { $0.id.value.description == name }) else {
            let places = compilation.registry.files.lazy.compactMap {
                locate(path, in: YAMLReader.read($0).documents.first)
            }
            return places.first
        }
        let root = YAMLReader.read(rule.id.range.file).documents.first
        guard case .sequence(let rules) = root?["rules"]?.content,
            let node = rules.first(where: { $0["id"]?.scalar?.text == name })
        else { return nil }
        return locate(path.dropFirst(), in: node, from: rule.id.range)
    }

    private func locate(_ path: ArraySlice<String>, in node: YAMLNode?, from start: SourceRange? = nil) -> String? {
        var (node, range) = (node, start)
        for step in path {
            switch node?.content {
            case .mapping(let entries):
                guard let entry = entries.first(where: { $0.key.scalar?.text == step }) else { return range.map(shown) }
                (node, range) = (entry.value, entry.key.range)
            case .sequence(let items):
                guard let index = Int(step), items.indices.contains(index) else { return nil }
                (node, range) = (items[index], items[index].range)
            case .scalar, nil: return range.map(shown)
            }
        }
        return range.map(shown)
    }

    private func shown(_ range: SourceRange) -> String { "\(range.file.path):\(range.start.line)" }
}

extension YAMLNode {
    fileprivate subscript(key: String) -> YAMLNode? {
        guard case .mapping(let entries) = content else { return nil }
        return entries.first { $0.key.scalar?.text == key }?.value
    }
}
