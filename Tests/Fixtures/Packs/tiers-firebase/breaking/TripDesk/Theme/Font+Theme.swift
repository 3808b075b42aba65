import SwiftUI

enum TextVariant {
    case title, body, caption

    var font: Font {
        switch self {
        case .title: .title2.bold()
        case .body: .body
        case .caption: .caption
        }
    }
}

struct ThemedText: View {
    let variant: TextVariant
    let text: String

    init(variant: TextVariant, _ text: String) {
        self.variant = variant
        self.text = text
    }

    var body: some View {
        Text(text)
            .font(variant.font)
            .foregroundStyle(Color.appText)
    }
}

#Preview {
    ThemedText(variant: .title, "Today")
}
