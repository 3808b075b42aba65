import Foundation
import Observation

@Observable @MainActor
final class ProfileViewModel {
    var name = ""
    private(set) var nameError: String?
    private(set) var isSubmitting = false
    private(set) var isSaved = false
    private(set) var errorMessage: String?

    private let repository: any ProfileRepository

    init(repository: any ProfileRepository) { self.repository = repository }

    var isFormValid: Bool { !name.isBlank }

    func submit() async {
        nameError = name.isBlank ? String(localized: "profile_name_missing") : nil
        guard nameError == nil else { return }
        isSubmitting = true
        defer { isSubmitting = false }
        switch await repository.rename(to: name.trimmed) {
        case .success:
            isSaved = true
        case .failure(let error):
            errorMessage = error.userMessage
        }
    }
}
