import SwiftUI

struct CardModifier: ViewModifier {
    func body(content: Content) -> some View {
        content.padding(AppSpacing.md).background(AppTheme.surface)
    }
}
