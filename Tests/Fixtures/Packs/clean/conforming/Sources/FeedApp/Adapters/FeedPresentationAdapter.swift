import Feed

@MainActor
final class FeedPresentationAdapter {
    var presenter: FeedPresenter?
    private let feed: () async throws -> [FeedImage]
    private var task: Task<Void, Never>?

    init(feed: @escaping () async throws -> [FeedImage]) {
        self.feed = feed
    }

    func load() {
        presenter?.didStartLoading()
        task = Task.immediate { [weak self] in
            guard let self else { return }
            do {
                presenter?.didLoad(try await feed())
            } catch {
                presenter?.didFail(with: error)
            }
        }
    }
}
