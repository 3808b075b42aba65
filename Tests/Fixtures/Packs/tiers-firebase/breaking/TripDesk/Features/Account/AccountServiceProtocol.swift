@MainActor
protocol AuthServiceProtocol: AnyObject {
    var userID: String? { get }
    func startListening()
    func stopListening()
    func signOut() throws
}
