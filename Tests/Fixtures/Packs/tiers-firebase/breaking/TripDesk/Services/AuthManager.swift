import FirebaseAuth

protocol AuthService {  // expect: TTIR-19
    func signOut()
}

final class AuthManager {  // expect: TTIR-20
    func startListening() {
        handle = Auth.auth().addStateDidChangeListener { _, user in self.user = user }  // expect: TBCK-09 TBCK-10
    }

    func keep(_ idToken: String) {
        defaults.set(idToken, forKey: "login")  // expect: TBCK-01 TBCK-02
    }
}
