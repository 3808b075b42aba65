import Feed
import UIKit

@MainActor
public enum FeedUIComposer {  // expect: CCMP-03
    public static func feed() -> UIViewController { UIViewController() }
}
