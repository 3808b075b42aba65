import Combine  // expect: CBND-02 CPKG-02
import Foundation

public final class LoadFeed {
    private let loader: RemoteFeedLoader  // expect: CBND-03
    private let cache: LocalFeedCache  // expect: CBND-03
    private var cancellable: AnyCancellable?  // expect: CCON-01

    public init(url: URL) {
        loader = RemoteFeedLoader(url: url)  // expect: CCMP-01
    }

    public func load(completion: @escaping ([FeedImage]) -> Void) {}  // expect: CCON-01
    public func cached() -> Result<[FeedImage], any Error> { .success([]) }  // expect: CCON-04
}
