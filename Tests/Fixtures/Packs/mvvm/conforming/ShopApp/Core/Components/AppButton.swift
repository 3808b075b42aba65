import SwiftUI

struct AppButton: View {
    let title: LocalizedStringKey
    let action: () -> Void

    var body: some View {
        Button(action: action) { Text(title).frame(minHeight: 44) }
            .buttonStyle(.glass)
    }
}

#Preview { AppButton(title: AppStrings.General.retry) {} }
