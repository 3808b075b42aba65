import SwiftUI

struct DevMenuView: View {  // expect: TDEV-01 TDEV-02
    @Binding var shows: Bool

    var body: some View {
        VStack {
            Button("Clear All Data") { wipe() }  // expect: TDEV-03
            Button("Seed") { await seed() }  // expect: TDEV-05
            Button("Reset", role: .destructive) { jarStore.reset() }  // expect: TDEV-04
        }
        .sheet(isPresented: $shows) { EmptyView() }  // expect: TDEV-06
    }

    private func wipe() {
        UserDefaults.standard.removeObject(forKey: "state")  // expect: TDEV-07
    }
}

#Preview { DevMenuView(shows: .constant(true)) }  // expect: TDEV-11
