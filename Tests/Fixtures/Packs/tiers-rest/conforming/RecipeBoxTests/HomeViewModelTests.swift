import Testing

@testable import RecipeBox

@MainActor
struct HomeViewModelTests {
    @Test func aNewScreenHasNoRecipes() {
        #expect(HomeViewModel().recipes.isEmpty)
    }
}
