import Foundation
import Testing

@testable import Patterns

/// ICU is the judge of what a pattern is: whatever one side accepts, the other must.
@Suite struct AcceptanceTests {
    private static func icuAccepts(_ pattern: String, _ flags: Set<RegexFlag> = []) -> Bool {
        var options: NSRegularExpression.Options = []
        if flags.contains(.ignoreCase) { options.insert(.caseInsensitive) }
        if flags.contains(.comments) { options.insert(.allowCommentsAndWhitespace) }
        return (try? NSRegularExpression(pattern: pattern, options: options)) != nil
    }

    private static func weAccept(_ pattern: String, _ flags: Set<RegexFlag> = []) -> Bool {
        (try? RegexSyntax(pattern, flags: flags)) != nil
    }

    @Test(arguments: PatternSamples.valid)
    func acceptsWhatICUAccepts(_ pattern: String) {
        #expect(Self.icuAccepts(pattern), "the sample itself is wrong")
        #expect(Self.weAccept(pattern))
    }

    @Test(arguments: PatternSamples.invalid)
    func refusesWhatICURefuses(_ pattern: String) {
        #expect(!Self.icuAccepts(pattern), "the sample itself is wrong")
        #expect(!Self.weAccept(pattern))
    }

    @Test(arguments: [[], [.ignoreCase], [.comments]] as [Set<RegexFlag>])
    func agreesWithICUOnRandomPatterns(_ flags: Set<RegexFlag>) {
        var random = PatternGenerator(seed: 20_261_130)
        for _ in 0..<8_000 {
            let pattern = random.pattern()
            let (theirs, ours) = (Self.icuAccepts(pattern, flags), Self.weAccept(pattern, flags))
            #expect(theirs == ours, "ICU says \(theirs) for \(pattern.debugDescription) under \(flags)")
        }
    }

    @Test func nestingHasTheLimitOfICU() {
        for depth in [98, 99, 100, 101] {
            let groups = String(repeating: "(", count: depth) + String(repeating: ")", count: depth)
            let classes = String(repeating: "[a", count: depth) + String(repeating: "]", count: depth)
            #expect(Self.icuAccepts(groups) == Self.weAccept(groups), "\(depth) groups")
            #expect(Self.icuAccepts(classes) == Self.weAccept(classes), "\(depth) classes")
        }
    }

    /// The patterns of public SwiftLint configurations, where the corpus is at hand.
    @Test(.enabled(if: PublicPatterns.isAvailable, "no corpus of public patterns beside this checkout"))
    func agreesWithICUOnPublicPatterns() throws {
        let patterns = try PublicPatterns.load()
        #expect(patterns.count > 100)
        for pattern in patterns {
            #expect(Self.icuAccepts(pattern) == Self.weAccept(pattern), "\(pattern.debugDescription)")
        }
    }
}
