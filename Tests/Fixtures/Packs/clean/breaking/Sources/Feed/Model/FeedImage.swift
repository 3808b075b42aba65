import Foundation

public final class FeedImage {  // expect: CMOD-01
    public let location: Location
}

public struct Location: Hashable {  // expect: CMOD-02
    public let name: String
}
