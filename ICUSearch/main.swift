import Diagnostics
import Foundation
import Patterns

// ICUSearch REQUEST
//
// Finds patterns in files as SwiftLint does, for `.ci/engines.py` to hold against other engines. REQUEST is a JSON file.
// Prints one line a finding: the pattern, the path, the line of the match, the line of the reported group.

struct Request: Decodable {
    struct Pattern: Decodable {
        let id: String
        let regex: String
        let capture: Int
        /// Whether the regex is as its author wrote it, a line pattern, and not as it is emitted.
        let isSource: Bool
    }
    let folder: String
    /// Below `folder`.
    let paths: [String]
    let patterns: [Pattern]
}

/// The numbers of lines that end in LF, as all tools count them.
struct LineNumbers {
    private let ends: [Int]
    private let text: String

    init(_ text: String) {
        self.text = text
        ends = text.utf8.enumerated().filter { $0.element == UInt8(ascii: "\n") }.map(\.offset)
    }

    func number(at index: String.Index) -> Int {
        let offset = text.utf8.distance(from: text.startIndex, to: index)
        var (low, high) = (0, ends.count)
        while low < high {
            let middle = (low + high) / 2
            if ends[middle] < offset { low = middle + 1 } else { high = middle }
        }
        return low + 1
    }
}

func findings(_ pattern: Request.Pattern, in texts: [(path: String, text: String, lines: LineNumbers)]) throws -> String
{
    let regex = try CompiledRegex(pattern.isSource ? RegexSyntax(pattern.regex).lineWise : pattern.regex)
    var output = ""
    for (path, text, lines) in texts {
        for match in regex.matches(in: text) {
            let reported = pattern.capture == 0 ? match.range : match.captures[pattern.capture - 1] ?? match.range
            let numbers = [match.range, reported].map { "\(lines.number(at: $0.lowerBound))" }
            output += ([pattern.id, path] + numbers).joined(separator: "\t") + "\n"
        }
    }
    return output
}

guard CommandLine.arguments.count == 2 else {
    print("usage: ICUSearch REQUEST")
    exit(2)
}
let data = try Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1]))
let request = try JSONDecoder().decode(Request.self, from: data)
let texts = try request.paths.map { path in
    // As SwiftLint reads a file.
    let text = try String(contentsOfFile: "\(request.folder)/\(path)", encoding: .utf8)
    return (path: path, text: text, lines: LineNumbers(text))
}
let found = request.patterns.concurrentMap { pattern in Result { try findings(pattern, in: texts) } }
for result in found { print(try result.get(), terminator: "") }
