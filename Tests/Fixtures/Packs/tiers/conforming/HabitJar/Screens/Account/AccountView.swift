import SwiftUI

struct AccountView: View {
    @EnvironmentObject private var store: HabitJarStore

    var body: some View {
        StatCardView(title: "Jars", value: String(store.habits.count))
            .background(Image("jar"))
    }
}

#Preview {
    AccountView().environmentObject(HabitJarStore())
}
