import Observation
import SwiftUI

@Observable @MainActor
final class AppRouter {
    var productPath = NavigationPath()
    var profilePath = NavigationPath()
    var sheet: Route?

    func push(_ route: Route) { productPath.append(route) }
    func present(_ route: Route) { sheet = route }
}
