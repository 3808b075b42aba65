import SwiftUI

struct RoundButton: View {  // expect: MVIEW-03
    let action: () -> Void

    var body: some View {
        Button(action: action) { Image(systemName: "plus") }  // expect: MA11-01
            .frame(width: 30, height: 30)  // expect: MA11-05
            .buttonStyle(.plain)
    }
}
