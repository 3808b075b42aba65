import SwiftUI

struct IntroView: View {
    let onContinue: () -> Void

    var body: some View {
        VStack {
            ThemedText(variant: .title, "One jar for each habit")
            StatCardView(title: "Habits", value: "3")
            Button("Continue", action: onContinue)
        }
        .toolbar(.hidden, for: .navigationBar)
    }
}

#Preview {
    IntroView {}
}
