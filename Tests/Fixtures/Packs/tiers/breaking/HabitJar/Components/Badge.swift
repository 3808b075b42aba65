import SwiftUI

struct Badge: View {  // expect: TCMP-01 TSTY-06
    @EnvironmentObject var store: HabitJarStore  // expect: TCMP-03
    let viewModel: BadgeViewModel  // expect: TCMP-04
    var title: String  // expect: TCMP-02

    var body: some View { EmptyView() }
}
