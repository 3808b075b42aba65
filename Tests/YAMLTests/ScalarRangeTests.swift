import Diagnostics
import Testing

@testable import YAML

/// From parts of a scalar's value back to the source.
@Suite struct ScalarRangeTests {
    /// The source text of the first occurrence of `part` in the value of `v`.
    private func source(of part: String, in text: String) throws -> String {
        let node = try #require(read(text).documents.first?["v"])
        let value = try #require(node.scalar?.text)
        let range = try #require(value.range(of: part))
        let start = value.utf8.distance(from: value.startIndex, to: range.lowerBound)
        return node.range(ofValue: start..<start + part.utf8.count).text
    }

    @Test func verbatimScalarsMapByteForByte() throws {
        for text in [
            "v: naïve cat", "v: 'naïve cat'", "v: \"naïve cat\"", "v: |\n  a naïve cat", "v: >-\n  a naïve cat",
        ] {
            #expect(try source(of: "naïve", in: text) == "naïve")
            #expect(try source(of: "ï", in: text) == "ï")
            #expect(try source(of: "cat", in: text) == "cat")
        }
    }

    @Test func escapesAreCoveredWhole() throws {
        let text = #"v: "caf\u00e9\t\x41\U0001F600 \ud83d\ude00end\\.""#
        #expect(try source(of: "é", in: text) == #"\u00e9"#)
        #expect(try source(of: "f\u{e9}\t", in: text) == #"f\u00e9\t"#)
        #expect(try source(of: "A", in: text) == #"\x41"#)
        #expect(try source(of: "😀 ", in: text) == #"\U0001F600 "#)
        #expect(try source(of: " 😀", in: text) == #" \ud83d\ude00"#)
        #expect(try source(of: "end\\.", in: text) == #"end\\."#)
    }

    @Test func doubledQuotesAreCoveredWhole() throws {
        #expect(try source(of: "'s", in: "v: 'it''s'") == "''s")
        #expect(try source(of: "t'", in: "v: 'it''s'") == "t''")
    }

    @Test func lineJoinsAreCoveredWhole() throws {
        for (open, close) in [("", ""), ("'", "'"), ("\"", "\"")] {
            let text = "v: \(open)one \n   two\n\n   three\(close)\nw: 1"
            #expect(try source(of: "e t", in: text) == "e \n   t")
            #expect(try source(of: "two", in: text) == "two")
            #expect(try source(of: "o\nt", in: text) == "o\n\n   t")
            #expect(try source(of: "three", in: text) == "three")
        }
    }

    @Test func escapedLineBreaksStandForNothing() throws {
        #expect(try source(of: "ab", in: "v: \"xa\\\n    b\"") == "a\\\n    b")
        #expect(try source(of: "b", in: "v: \"xa\\\n    b\"") == "b")
    }

    @Test func blockScalarsSkipTheirIndentation() throws {
        let literal = "v: |\n    one\n      two\n\n    three\n"
        #expect(try source(of: "two", in: literal) == "two")
        #expect(try source(of: "e\n  t", in: literal) == "e\n      t")
        #expect(try source(of: "three\n", in: literal) == "three\n")
        let folded = "v: >\n    one\n    two\n\n    three\n     four\n"
        #expect(try source(of: "e two", in: folded) == "e\n    two")
        #expect(try source(of: "o\nthree", in: folded) == "o\n\n    three")
        #expect(try source(of: " four", in: folded) == " four")
    }

    @Test func carriageReturnsAreCovered() throws {
        #expect(try source(of: "a\nb", in: "v: |\r\n  a\r\n  b\r\n") == "a\r\n  b")
        #expect(try source(of: "a b", in: "v: a\r\n  b\r\n") == "a\r\n  b")
    }

    @Test func emptyPartsArePlaces() throws {
        let node = try #require(read(#"v: "a\tb\n""#).documents.first?["v"])
        #expect((0...4).map { node.range(ofValue: $0..<$0).bytes } == [4..<4, 5..<5, 7..<7, 8..<8, 10..<10])
    }

    @Test func aliasLeadsToTheAnchoredText() throws {
        let root = try #require(read("a: &x some text\nv: *x\n").documents.first)
        let alias = try #require(root["v"])
        #expect(alias.range.text == "*x")
        #expect(alias.range(ofValue: 5..<9).text == "text")
        #expect(alias.range(ofValue: 5..<9).bytes == 11..<15)
    }
}
