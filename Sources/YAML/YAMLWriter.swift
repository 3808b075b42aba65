/// Writes a document that YAML 1.1 and 1.2 readers decode to the same values.
package enum YAMLWriter {
    /// Block style, two-space indent, lists indented under their key, ends with a line break. `header` lines become
    /// comments at the top.
    package static func write(_ value: YAMLValue, header: [String] = []) -> String {
        ""
    }
}
