import SwiftUI

struct DoneView: View {
    let onContinue: () -> Void

    var body: some View {
        VStack {
            ThemedText(variant: .title, "All set")
            StatCardView(title: "Habits", value: "3")
            Button("Continue", action: onContinue)
        }
        .toolbar(.hidden, for: .navigationBar)
    }
}

#Preview {
    DoneView {}
}
