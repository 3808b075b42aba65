import Foundation
import Observation  // expect: PGATE-01 PTIER-03
import OutlineStore  // expect: PENG-03 PGATE-01

@Observable  // expect: PSEAM-07
public final class OutlineEngine {
    public var tree = TreeSurface(rows: [])  // expect: PSEAM-04
    private let store: FileOutlineStore  // expect: PENG-03
    var onChange: () -> Void = {}

    public func perform(_ intent: any Intent) async {  // expect: PSEAM-06
        started = Date()  // expect: PREPL-05
        text = try? String(contentsOf: url)  // expect: PENG-02
        let gate = DispatchSemaphore(value: 0)  // expect: PREPL-04
    }

    // A second door, behind a comment.
    func perform(action: String) {}  // expect: PSEAM-03

    public func reload() async {}  // expect: PSEAM-04
}
