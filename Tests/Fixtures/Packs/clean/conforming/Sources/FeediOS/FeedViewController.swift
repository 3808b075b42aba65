import Feed
import UIKit

public final class FeedViewController: UITableViewController, ResourceView {
    private var captions: [String] = []
    private let onRefresh: () -> Void

    public init(onRefresh: @escaping () -> Void) {
        self.onRefresh = onRefresh
        super.init(style: .plain)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        onRefresh()
    }

    public func display(_ viewModel: FeedViewModel) {
        captions = viewModel.captions
        tableView.reloadData()
    }
}
