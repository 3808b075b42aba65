import Foundation

public enum FeedImagesMapper {
    private struct Item: Decodable {
        let id: UUID
        let caption: String?
        let link: URL
    }

    public static func map(_ data: Data, from response: HTTPURLResponse) throws -> [FeedImage] {
        guard response.statusCode == 200 else { throw URLError(.badServerResponse) }
        return try JSONDecoder().decode([Item].self, from: data).map { item in
            FeedImage(id: item.id, caption: item.caption, url: item.link)
        }
    }
}
