import Foundation
import UIKit  // expect: CBND-01 CPKG-02

protocol FeedView {
    func display(_ feed: [FeedImage])  // expect: CPRE-02
}

final class FeedPresenter {  // expect: CCON-03
    private let view: any FeedView
    private var placeholder: UIImage?  // expect: CPRE-01

    init(view: any FeedView) { self.view = view }
}

final class FeedViewModel {}  // expect: CPRE-03
