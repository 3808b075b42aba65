import Diagnostics
import YAML

/// Any value: what the writer makes of it reads back without a finding, as the same value.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    var source = ValueSource(bytes: UnsafeBufferPointer(start: start, count: count)[...])
    let value = source.value(depth: 0)
    let text = YAMLWriter.write(value, header: [source.text()])
    let reading = YAMLReader.read(SourceFile(path: "fuzz.yml", text: text))
    // Not preconditions: an optimised build does not print their message.
    guard reading.diagnostics.isEmpty else { fatalError("findings in what was written:\n\(text)") }
    guard reading.documents.count == 1 else { fatalError("not one document:\n\(text)") }
    guard reading.documents.allSatisfy({ matches($0, value) }) else { fatalError("another value:\n\(text)") }
    return 0
}

private func matches(_ node: YAMLNode, _ value: YAMLValue) -> Bool {
    switch (node.content, value) {
    case (.scalar(let scalar), .string(let text)):
        // Scalars, since equality of strings ignores normalization.
        guard case .string(let read) = scalar.resolved else { return false }
        return read.unicodeScalars.elementsEqual(text.unicodeScalars)
    case (.scalar(let scalar), .integer(let number)): return scalar.resolved == .int(number)
    case (.scalar(let scalar), .bool(let flag)): return scalar.resolved == .bool(flag)
    case (.sequence(let items), .list(let values)):
        return items.count == values.count && zip(items, values).allSatisfy { matches($0, $1) }
    case (.mapping(let entries), .map(let members)):
        return entries.count == members.count
            && zip(entries, members).allSatisfy { matches($0.key, .string($1.key)) && matches($0.value, $1.value) }
    default: return false
    }
}

/// A value made of the fuzzer's bytes: a byte says what comes next, text runs up to a 0xFF.
private struct ValueSource {
    var bytes: Slice<UnsafeBufferPointer<UInt8>>

    mutating func value(depth: Int) -> YAMLValue {
        let choice = bytes.popFirst() ?? 0
        switch choice % 8 {
        case 0: return .integer(integer())
        case 1: return .bool(choice & 0x80 != 0)
        case 2, 3: return .list(depth > 20 ? [] : (0..<Int(choice >> 4)).map { _ in value(depth: depth + 1) })
        case 4, 5: return .map(depth > 20 ? [] : members(Int(choice >> 4), depth: depth))
        default: return .string(text())
        }
    }

    /// A mapping's keys are unique, as the writer's callers have them.
    private mutating func members(_ count: Int, depth: Int) -> [YAMLMember] {
        var members: [YAMLMember] = []
        for _ in 0..<count {
            let key = text()
            let comment = bytes.first.map { $0 & 1 == 1 } ?? false ? [text()] : []
            let member = YAMLMember(key, value(depth: depth + 1), comment: comment)
            if !members.contains(where: { $0.key == key }) { members.append(member) }
        }
        return members
    }

    private mutating func integer() -> Int {
        (0..<8).reduce(0) { number, _ in number << 8 | Int(bytes.popFirst() ?? 0) }
    }

    mutating func text() -> String {
        let run = bytes.prefix { $0 != 0xFF }
        bytes = bytes[min(run.endIndex + 1, bytes.endIndex)...]
        return String(decoding: run, as: UTF8.self)
    }
}
