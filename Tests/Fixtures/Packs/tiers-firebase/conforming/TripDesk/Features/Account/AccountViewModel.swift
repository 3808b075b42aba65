import Observation

@MainActor
@Observable
final class AccountViewModel {
    private let auth: any AuthServiceProtocol

    init(auth: any AuthServiceProtocol) {
        self.auth = auth
    }

    func signOut() {
        try? auth.signOut()
    }
}
