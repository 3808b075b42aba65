import Foundation

public final class RemoteFeedLoader {
    private let url: URL
    private let client = DefaultHTTPClient()  // expect: CCMP-02

    public init(url: URL) { self.url = url }

    public func load() async throws -> Data {
        try await URLSession.shared.data(from: url).0  // expect: CCMP-02
    }
}

public final class HTTPClient {}  // expect: CBND-05
