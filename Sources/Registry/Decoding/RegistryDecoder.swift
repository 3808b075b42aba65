package import Diagnostics
import YAML

/// One file of a registry.
package struct RegistryDocument: Sendable {
    package let file: SourceFile
    /// Inside the registry's folder, with `/` separators. A file under `packs/<id>/` belongs to that pack.
    package let relativePath: String

    package init(file: SourceFile, relativePath: String) {
        self.file = file
        self.relativePath = relativePath
    }

    var pack: String {
        let parts = relativePath.split(separator: "/")
        return parts.count > 2 && parts[0] == "packs" ? String(parts[1]) : Registry.platformPack
    }
}

/// Reads the files of a registry and joins them, in path order.
package enum RegistryDecoder {
    package static func decode(
        _ documents: [RegistryDocument]
    ) -> (registry: Registry, diagnostics: [Diagnostic]) {
        let findings = Findings()
        let assembly = RegistryAssembly(findings: findings)
        let documents = documents.sorted { $0.relativePath.utf8.lexicographicallyPrecedes($1.relativePath.utf8) }
        var unreadable: [Diagnostic] = []
        let readings = documents.concurrentMap { YAMLReader.read($0.file) }
        for (document, reading) in zip(documents, readings) {
            reading.diagnostics.forEach(findings.add)
            unreadable += reading.diagnostics
            let isReadable = !reading.diagnostics.contains {
                $0.code == .yamlSyntax || $0.code == .yamlLimit || $0.code == .yamlEncoding
            }
            let root = root(of: reading, in: document.file, isReadable: isReadable, findings: findings)
            assembly.add(document, root: root, isReadable: isReadable)
        }
        assembly.finish()
        let broken = BrokenBlocks(unreadable)
        assembly.registry.broken = broken
        return (assembly.registry, findings.diagnostics.filter { !broken.explain($0) })
    }

    /// The one document of a file. Further ones are reported, and read as if nothing stood between them.
    private static func root(
        of reading: YAMLReading, in file: SourceFile, isReadable: Bool, findings: Findings
    ) -> YAMLNode? {
        guard let root = reading.joinedDocuments else {
            if isReadable { findings.add(.emptyFile(file.range(0..<0))) }
            return nil
        }
        if reading.documents.count > 1 { findings.add(.secondDocument(reading.documents[1].range)) }
        if root.kindName == "nothing" {
            findings.add(.emptyFile(root.range))
            return nil
        }
        return root
    }
}

extension YAMLReading {
    /// The first document, with the keys of further ones behind its own where all are mappings.
    var joinedDocuments: YAMLNode? {
        let mappings = documents.compactMap { if case .mapping(let entries) = $0.content { entries } else { nil } }
        guard let first = documents.first, documents.count > 1, mappings.count == documents.count else {
            return documents.first
        }
        return YAMLNode(content: .mapping(Array(mappings.joined())), range: first.range)
    }
}

extension Diagnostic {
    static func emptyFile(_ range: SourceRange) -> Self {
        Diagnostic(.wrongType, at: range, "the file holds nothing", help: "write its keys, or remove the file")
    }

    static func secondDocument(_ range: SourceRange) -> Self {
        Diagnostic(
            .wrongType, at: range, "a second document starts here, but a file holds one",
            help: "move it to a file of its own, or remove the '---' above it")
    }
}
