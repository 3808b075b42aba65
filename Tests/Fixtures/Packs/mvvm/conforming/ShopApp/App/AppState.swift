import Foundation
import Observation

/// Who is logged in.
@Observable @MainActor
final class AppState {
    private(set) var isAuthenticated = false

    func restore(from session: any SessionService) async {
        isAuthenticated = session.accessToken != nil
    }
}
