import Feed

@MainActor
final class FeedPresentationAdapter {
    private let load: () async throws -> [FeedImage]

    init(load: @escaping () async throws -> [FeedImage]) { self.load = load }

    func start() {
        Task { _ = try? await load() }  // expect: CCON-02
    }
}
