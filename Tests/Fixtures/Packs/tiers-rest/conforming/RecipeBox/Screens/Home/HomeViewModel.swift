import Observation

@MainActor
@Observable
final class HomeViewModel {
    private(set) var recipes: [Recipe] = []
    private(set) var failure: String?

    func load() async {
        do {
            recipes = try await APIService.recipes()
        } catch {
            failure = error.localizedDescription
        }
    }
}
