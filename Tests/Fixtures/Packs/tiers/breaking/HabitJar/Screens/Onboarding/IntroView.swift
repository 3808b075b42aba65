import SwiftUI

struct IntroView: View {  // expect: TCNV-09
    var body: some View { EmptyView() }
}

#Preview { IntroView() }
