import Testing

@testable import TripDesk

@MainActor
struct HomeViewModelTests {
    @Test func tripsOfTheServiceAreShown() async {
        let viewModel = HomeViewModel(trips: MockTripService(trips: []))
        await viewModel.follow(userID: "me")
        #expect(viewModel.trips.isEmpty)
    }
}

private struct MockTripService: TripServiceProtocol {
    let trips: [Trip]

    func save(_ trip: Trip, userID: String) async throws {}

    func tripStream(userID: String) -> AsyncStream<[Trip]> {
        AsyncStream { continuation in
            continuation.yield(trips)
            continuation.finish()
        }
    }
}
