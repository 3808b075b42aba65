import SwiftUI

struct SearchView: View {
    var body: some View {
        EmptyView()
            .task { await load() }
    }
}

#Preview { SearchView() }
