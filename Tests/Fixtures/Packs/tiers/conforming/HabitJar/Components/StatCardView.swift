import SwiftUI

struct StatCardView: View {
    let title: String
    let value: String

    var body: some View {
        VStack {
            ThemedText(variant: .caption, title)
            ThemedText(variant: .title, value)
        }
        .background(Color.appSurface)
    }
}

#Preview {
    StatCardView(title: "Streak", value: "12")
}
