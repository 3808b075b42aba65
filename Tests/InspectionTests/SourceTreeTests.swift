import Testing

@testable import Inspection

struct SourceTreeTests {
    private let tree = SourceTree(
        files: ["A/b.swift", "A-b/c.swift", "A/B/c.swift", "A.swift", "Az/d.swift"],
        folders: ["A", "A-b", "A/B", "A/B/Empty", "Az"], load: { _ in .bytes([]) })

    @Test func `files below a folder are those in it and none of a folder whose name begins like it`() {
        #expect(Array(tree.files(below: "A")) == ["A/B/c.swift", "A/b.swift"])
        #expect(tree.files(below: "").count == 5)
        #expect(tree.files(below: "Absent").isEmpty)
    }

    @Test func `folders below a folder leave out the folder itself and hold the empty ones`() {
        #expect(Array(tree.folders(below: "A")) == ["A/B", "A/B/Empty"])
    }

    @Test func `a path is there or not whatever its neighbours are called`() {
        #expect(tree.hasFile("A.swift"))
        #expect(!tree.hasFile("A"))
        #expect(tree.hasFolder("A/B"))
        #expect(!tree.hasFolder("A/b"))
    }
}
