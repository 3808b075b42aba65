import Testing

@testable import Patterns

@Suite struct SwiftImportTests {
    private static func modules(_ text: String) -> [String] {
        let bytes = Array(text.utf8)
        let word = Array("import".utf8)
        let places = bytes.indices.dropLast(5).filter { bytes[$0..<$0 + 6].elementsEqual(word) }
        return SwiftRegions(bytes).imports(at: places).map { found in
            #expect(bytes[found.range].elementsEqual(found.module.utf8))
            return found.module
        }
    }

    @Test(arguments: [
        "import SwiftUI", "/* x */ import SwiftUI", "import /* x */ SwiftUI", "import\n  SwiftUI",
        "import // why\nSwiftUI", "@_spi(A)import SwiftUI", "@_spi( A )\n@testable import SwiftUI",
        "public import/**/SwiftUI", "@_exported import struct SwiftUI.View", "import class SwiftUI . View",
        "let a = 1;import SwiftUI;", "#if canImport(UIKit)\nimport SwiftUI\n#endif", "import\tSwiftUI//",
        "import `SwiftUI`", "import SwiftUI.View", "\u{FEFF}import SwiftUI", "package import\r\nSwiftUI",
    ])
    func anImportIsSeenHoweverItIsWritten(_ text: String) {
        #expect(Self.modules(text) == ["SwiftUI"], "\(text)")
    }

    @Test(arguments: [
        "// import SwiftUI", "\"import SwiftUI\"", "load(import module: x)", "f(a, import b: c)", "x.import SwiftUI",
        "reimport SwiftUI", "imports SwiftUI", "import", "import /* SwiftUI", "import(SwiftUI)", "`import` SwiftUI",
    ])
    func whatOnlyLooksLikeAnImportIsNone(_ text: String) {
        #expect(Self.modules(text).isEmpty, "\(text)")
    }

    @Test func severalFollowOneAnother() {
        #expect(Self.modules("import A\nimport func B.c\n@testable import D; import E") == ["A", "B", "D", "E"])
    }
}
