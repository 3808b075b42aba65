#if DEBUG
    import SwiftUI

    struct DevMenuView: View {
        @EnvironmentObject private var store: HabitJarStore
        @AppStorage("hidesDevMenu") private var hidesDevMenu = false
        @State private var showsPaywall = false
        @State private var showsReset = false

        var body: some View {
            List {
                Section("Data") {
                    Button("Seed Test Data") {
                        Task { await seed() }
                    }
                    Button("Clear All Data", role: .destructive) {
                        showsReset = true
                    }
                }
                Section("State") {
                    HStack {
                        ThemedText(variant: .body, "Version")
                        Spacer()
                        Text("1.0").foregroundStyle(.secondary)
                    }
                }
                Section("Tools") {
                    Button("Open Paywall") { showsPaywall = true }
                    Toggle("Hide This Menu", isOn: $hidesDevMenu)
                }
            }
            .listStyle(.insetGrouped)
            .toolbar(.hidden, for: .navigationBar)
            .sheet(isPresented: $showsPaywall) { ThemedText(variant: .title, "Paywall") }
            .confirmationDialog("Reset all data?", isPresented: $showsReset, titleVisibility: .visible) {
                Button("Reset", role: .destructive) {
                    Task { await clear() }
                }
            }
        }

        private func seed() async { store.add("Read") }

        private func clear() async { store.clear() }
    }

    #Preview {
        DevMenuView()
            .environmentObject(HabitJarStore())
    }
#endif
