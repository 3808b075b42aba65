import Foundation

protocol ProfileRepository: Sendable {
    func rename(to name: String) async -> Result<ProfileModel, AppError>
}
