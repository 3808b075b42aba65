import Foundation

protocol SessionService: Sendable {
    var accessToken: String? { get }
    func clearSession()
}

struct KeychainSession: SessionService {
    private enum Key: String {
        case access
        case refresh
    }

    let keychain: KeychainService

    var accessToken: String? { keychain.value(of: Key.access.rawValue) }

    func clearSession() {
        keychain.remove(Key.access.rawValue)
        keychain.remove(Key.refresh.rawValue)
    }
}
