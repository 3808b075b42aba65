import Testing

@testable import ShopApp

@MainActor
struct ProfileViewModelTests {
    @Test("an empty name is not sent")
    func failure() async {
        let viewModel = ProfileViewModel.stub(name: ProfileModel.stubEmpty.name)
        await viewModel.submit()
        #expect(!viewModel.isSaved)
    }
}
