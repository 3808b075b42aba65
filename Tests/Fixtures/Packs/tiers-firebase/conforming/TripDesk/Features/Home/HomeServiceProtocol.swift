protocol TripServiceProtocol: Sendable {
    func save(_ trip: Trip, userID: String) async throws
    func tripStream(userID: String) -> AsyncStream<[Trip]>
}
