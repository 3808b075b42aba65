import Foundation

enum ImageLoader {
    static func load(_ url: URL) async throws -> Data {
        try await URLSession.shared.data(from: url).0  // expect: TBCK-11
    }
}
