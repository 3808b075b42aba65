import SwiftUI

struct HomeView: View {
    @EnvironmentObject var store: AppStore  // expect: TTIR-17 TTIR-21

    var body: some View {
        EmptyView()
            .onAppear { db.collection("trips").addSnapshotListener { _, _ in } }  // expect: TBCK-03
    }
}

#Preview { HomeView() }
