import SwiftUI

struct ProfileScreen: View {
    @State private var viewModel: ProfileViewModel
    @FocusState private var isNameFocused: Bool

    init(viewModel: ProfileViewModel) { _viewModel = State(initialValue: viewModel) }

    var body: some View {
        Form {
            TextField(StringsProfile.name, text: $viewModel.name)
                .focused($isNameFocused)
            AppButton(title: StringsProfile.save) {
                isNameFocused = false
                Task { await viewModel.submit() }
            }
            .disabled(!viewModel.isFormValid)
            if let message = viewModel.errorMessage { ErrorView(message: message) }
        }
        .navigationTitle(StringsProfile.title)
    }
}

#Preview { ProfileScreen(viewModel: .stub()) }

#Preview("Loading") { ProfileScreen(viewModel: .stub()) }

#Preview("Empty") { ProfileScreen(viewModel: .stub(name: ProfileModel.stubEmpty.name)) }

#Preview("Error") { ProfileScreen(viewModel: .stub()) }

#Preview("Edge Case") { ProfileScreen(viewModel: .stub(name: ProfileModel.stubLongText.name)) }

#Preview("Dark Mode") { ProfileScreen(viewModel: .stub()).preferredColorScheme(.dark) }
