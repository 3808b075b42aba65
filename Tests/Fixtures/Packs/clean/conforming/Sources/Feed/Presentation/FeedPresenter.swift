import Foundation

@MainActor
public protocol ResourceView {
    func display(_ viewModel: FeedViewModel)
}

@MainActor
public final class FeedPresenter {
    private let view: any ResourceView

    public init(view: any ResourceView) {
        self.view = view
    }

    public func didStartLoading() {
        view.display(FeedViewModel(captions: [], isLoading: true, message: nil))
    }

    public func didLoad(_ feed: [FeedImage]) {
        view.display(FeedViewModel(captions: feed.compactMap(\.caption), isLoading: false, message: nil))
    }

    public func didFail(with error: any Error) {
        view.display(FeedViewModel(captions: [], isLoading: false, message: error.localizedDescription))
    }
}
