import Foundation

enum DeepLinkHandler {
    static func route(for url: URL) -> Route? {
        guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: false) else { return nil }
        return parts.host == "profile" ? .profile : .product(id: parts.path)
    }
}
