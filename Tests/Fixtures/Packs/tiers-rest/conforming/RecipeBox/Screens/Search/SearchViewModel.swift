import Observation

@MainActor
@Observable
final class SearchViewModel {
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
