import SwiftUI

struct AccountView: View {
    let viewModel: AccountViewModel

    var body: some View {
        StatCardView(title: "Account", value: "Signed in")
            .onTapGesture { viewModel.signOut() }
    }
}

#Preview {
    AccountView(viewModel: DependencyContainer().accountViewModel())
}
