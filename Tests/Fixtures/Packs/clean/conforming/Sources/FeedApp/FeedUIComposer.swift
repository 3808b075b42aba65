import Feed
import FeediOS
import Foundation

@MainActor
public enum FeedUIComposer {
    /// The feed's screen, with a client and a store of its own.
    public static func feed(from url: URL) -> FeedViewController {
        let client = URLSessionHTTPClient(session: .shared)
        let cache = LocalFeedCache(store: InMemoryFeedStore(), currentDate: Date.init)
        let adapter = FeedPresentationAdapter {
            let (data, response) = try await client.data(from: url)
            let feed = try FeedImagesMapper.map(data, from: response)
            try await cache.save(feed)
            return feed
        }
        let controller = FeedViewController(onRefresh: adapter.load)
        adapter.presenter = FeedPresenter(view: controller)
        return controller
    }
}
