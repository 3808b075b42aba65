enum NetworkError: Error, Sendable {
    case noConnection
    case unauthorized
    case unreadable
}
