import SwiftUI

@MainActor
final class AppStore: ObservableObject {
    @Published private(set) var isSignedIn = false

    func load() {
        isSignedIn = UserDefaults.standard.bool(forKey: "isSignedIn")
    }

    func signOut() {
        isSignedIn = false
    }
}
