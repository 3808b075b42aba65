public struct FeedViewModel: Hashable, Sendable {
    public let captions: [String]
    public let isLoading: Bool
    public let message: String?
}
