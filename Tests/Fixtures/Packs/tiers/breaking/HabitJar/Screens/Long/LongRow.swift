import SwiftUI

extension Row {
    static let empty = Row(0)
}

struct Row: View {  // expect: TSTY-04
    let number: Int
    var body: some View { TabView { EmptyView() } }  // expect: TNAV-03
}

enum TextVariant {  // expect: TTHM-05
    case body
}
