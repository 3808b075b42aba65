import Foundation

public struct FileOutlineStore {
    @Injected var files: FileManager  // expect: PSEAM-12

    public func load() async throws -> Data {
        try await URLSession.shared.data(from: url).0  // expect: PSEAM-11
    }
}
