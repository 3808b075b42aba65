#if DEBUG
    import Foundation

    extension ProfileViewModel {
        static func stub(name: String = ProfileModel.stub.name) -> ProfileViewModel {
            ProfileViewModel(repository: StubRepository())
        }
    }

    private struct StubRepository: ProfileRepository {
        func rename(to name: String) async -> Result<ProfileModel, AppError> { .success(.stub) }
    }
#endif
