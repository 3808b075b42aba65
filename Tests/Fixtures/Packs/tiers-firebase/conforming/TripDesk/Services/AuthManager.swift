import FirebaseAuth
import Observation

@MainActor
@Observable
final class AuthManager: AuthServiceProtocol {
    private(set) var userID: String?
    private var handle: AuthStateDidChangeListenerHandle?

    func startListening() {
        handle = Auth.auth().addStateDidChangeListener { [weak self] _, user in
            self?.userID = user?.uid
        }
    }

    func stopListening() {
        if let handle { Auth.auth().removeStateDidChangeListener(handle) }
    }

    func signOut() throws { try Auth.auth().signOut() }
}
