import Foundation

final class ProfileRepositoryImpl: ProfileRepository, Sendable {
    private let networkService: any NetworkService

    init(networkService: any NetworkService) { self.networkService = networkService }

    func rename(to name: String) async -> Result<ProfileModel, AppError> {
        await networkService.send(.profile)
    }
}
