/// A document to be written: plain values, keys in the order given, comments before what they speak about.
package indirect enum YAMLValue: Sendable {
    case string(String)
    case integer(Int)
    case bool(Bool)
    case list([YAMLValue])
    case map([YAMLMember])
}

/// One key of a mapping to be written. `comment` lines (without `#`) stand above the key.
package struct YAMLMember: Sendable {
    package let key: String
    package let value: YAMLValue
    package let comment: [String]

    package init(_ key: String, _ value: YAMLValue, comment: [String] = []) {
        self.key = key
        self.value = value
        self.comment = comment
    }
}
