import Foundation

enum AppError: Error, Sendable {
    case network(NetworkError)
    case unknown

    /// What a user reads about it.
    var userMessage: String {
        switch self {
        case .network(.noConnection): String(localized: "error_no_connection")
        case .network(.unauthorized): String(localized: "error_signed_out")
        case .network(.unreadable), .unknown: String(localized: "error_unknown")
        }
    }
}
