enum NetworkError: Error {
    case noConnection
}
