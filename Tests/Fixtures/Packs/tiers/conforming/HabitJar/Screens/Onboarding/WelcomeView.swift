import SwiftUI

struct WelcomeView: View {
    let onContinue: () -> Void

    var body: some View {
        VStack {
            ThemedText(variant: .title, "Welcome")
            StatCardView(title: "Habits", value: "3")
            Button("Continue", action: onContinue)
        }
        .toolbar(.hidden, for: .navigationBar)
    }
}

#Preview {
    WelcomeView {}
}
