import SwiftUI

struct LoadingView: View {
    var body: some View {
        ProgressView().padding(AppSpacing.md)
    }
}

#Preview { LoadingView() }
