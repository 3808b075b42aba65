import SwiftUI

@main
struct ShopApp: App {  // expect: MDI-01 MNAV-03 MROOT-01
    @StateObject private var session = LegacySession()  // expect: MSTA-02

    var body: some Scene {
        WindowGroup {
            NavigationView { MainTabView().environmentObject(session) }  // expect: MNAV-02 MSTA-04
        }
    }
}

final class LegacySession: ObservableObject {  // expect: MSTA-01
    @Published var name = ""  // expect: MSTA-01
}
