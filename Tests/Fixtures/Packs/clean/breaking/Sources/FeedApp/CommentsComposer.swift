import UIKit

enum CommentsComposer {  // expect: CCON-03
    static func comments() -> UIViewController { UIViewController() }
}
