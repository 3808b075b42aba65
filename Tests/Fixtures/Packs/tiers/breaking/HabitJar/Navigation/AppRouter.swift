import SwiftUI

struct AppRouter: View {
    var body: some View {
        Home()
            .navigationDestination(for: String.self) { name in Detail(name) }  // expect: TNAV-01
            .tint(.blue)  // expect: TNAV-07
    }
}
