import UIKit  // expect: CPKG-02

enum CommentsComposer {  // expect: CCON-03
    static func comments() -> UIViewController { UIViewController() }
}
