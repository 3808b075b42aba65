import Observation
import SwiftUI

@Observable @MainActor
final class AppRouter {
    var path = NavigationPath()

    func open() { path.append("detail") }  // expect: MNAV-01
}
