import SwiftUI

struct ErrorView: View {
    let message: String

    var body: some View {
        VStack(spacing: AppSpacing.md) {
            Image(systemName: "exclamationmark.triangle").accessibilityHidden(true)
            Text(message).font(.body).foregroundStyle(.secondary)
        }
        .background(AppTheme.surface, in: RoundedRectangle(cornerRadius: AppRadius.md))
    }
}

#Preview { ErrorView(message: AppError.unknown.userMessage) }
