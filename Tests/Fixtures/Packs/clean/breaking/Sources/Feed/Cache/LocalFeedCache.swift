import CoreData  // expect: CBND-02 CPKG-02
import Foundation

public final class LocalFeedCache {
    private var feed: [FeedImage] = []
}
