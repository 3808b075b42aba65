public protocol OutlineDelegate: AnyObject {  // expect: PSEAM-09
    func outlineDidLoad()
    func outlineDidFail()
}
