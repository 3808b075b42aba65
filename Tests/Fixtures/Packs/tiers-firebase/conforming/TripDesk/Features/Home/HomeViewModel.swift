import Observation

@MainActor
@Observable
final class HomeViewModel {
    private(set) var trips: [Trip] = []
    private let service: any TripServiceProtocol

    init(trips service: any TripServiceProtocol) {
        self.service = service
    }

    func follow(userID: String) async {
        for await trips in service.tripStream(userID: userID) {
            self.trips = trips
        }
    }
}
