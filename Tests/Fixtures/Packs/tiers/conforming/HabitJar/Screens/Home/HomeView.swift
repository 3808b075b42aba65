import SwiftUI

struct HomeView: View {
    @EnvironmentObject private var store: HabitJarStore
    @State private var showsNewHabit = false

    var body: some View {
        VStack {
            StatCardView(title: "Habits", value: String(store.habits.count))
            Button("New Habit") { showsNewHabit = true }
        }
        .onChange(of: store.habits) { _, habits in
            showsNewHabit = habits.isEmpty
        }
        .sheet(isPresented: $showsNewHabit) {
            Button("Read") { store.add("Read") }
        }
    }
}

#Preview {
    HomeView().environmentObject(HabitJarStore())
}
