import SwiftUI

struct SplashScreen: View {  // expect: MROOT-03
    @State private var isOpen = false

    var body: some View {
        MainTabView()
            .onAppear { withAnimation { isOpen = true } }  // expect: MA11-09
            .toolbarBackground(.visible, for: .tabBar)  // expect: MLIQ-03
    }
}
