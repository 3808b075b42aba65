import Foundation

protocol SessionService {  // expect: MPER-04
    var accessToken: String? { get }
}

struct DefaultsSession: SessionService {
    var accessToken: String? { UserDefaults.standard.string(forKey: "session") }  // expect: MPER-02

    func keep(_ accessToken: String) {
        UserDefaults.standard.set(accessToken, forKey: Key.session.rawValue)  // expect: MPER-03
    }
}
