/// The digest of a registry: SHA-256 over the sorted lines `path NUL sha256 LF` of its files.
package enum RegistryDigest {
    package static func sha256(of documents: [RegistryDocument]) -> String {
        let lines = documents.map { document in
            Array("\(document.relativePath)\u{0}\(SHA256.hexDigest(document.file.bytes))\n".utf8)
        }
        return SHA256.hexDigest(lines.sorted { $0.lexicographicallyPrecedes($1) }.joined())
    }
}
