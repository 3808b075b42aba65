import Foundation
import OutlineDomain
import OutlinePorts

public struct FileOutlineStore: OutlineLoading {
    private let url: URL

    public init(url: URL) {
        self.url = url
    }

    public func load() async throws -> [Node] {
        try JSONDecoder().decode([Node].self, from: Data(contentsOf: url))
    }
}
