import Testing

@testable import Artifacts

struct ManifestTests {
    let keys = [
        OutputFile.Key(root: .repository, path: ".swiftlint.yml"), OutputFile.Key(root: .output, path: "manifest.json"),
        OutputFile.Key(root: .output, path: "B/plan.md"), OutputFile.Key(root: .output, path: "B/plan.md"),
    ]

    @Test func `The list is sorted, without repetition, and reads back`() {
        let text = Manifest.text(listing: keys)
        #expect(
            text == """
                {
                  "version": 1,
                  "files": [
                    "B/plan.md",
                    "manifest.json"
                  ],
                  "repository": [
                    ".swiftlint.yml"
                  ]
                }

                """)
        #expect(Manifest.files(in: text) == [keys[2], keys[1], keys[0]])
    }

    @Test(arguments: [
        "", "<<<<<<< HEAD", "[]", #"{"version":2,"files":[],"repository":[]}"#, #"{"version":1,"files":[]}"#,
    ])
    func `Another text is no manifest`(text: String) {
        #expect(Manifest.files(in: text) == nil)
    }
}
