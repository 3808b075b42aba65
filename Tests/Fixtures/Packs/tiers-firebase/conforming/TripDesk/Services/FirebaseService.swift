import FirebaseFirestore

final class FirebaseService: TripServiceProtocol {
    private let db = Firestore.firestore()

    func save(_ trip: Trip, userID: String) async throws {
        try db.collection("users").document(userID).collection("trips").addDocument(from: trip)
    }

    func tripStream(userID: String) -> AsyncStream<[Trip]> {
        AsyncStream { continuation in
            let listener = db.collection("users").document(userID).collection("trips")
                .addSnapshotListener { snapshot, _ in
                    continuation.yield(snapshot?.documents.compactMap { try? $0.data(as: Trip.self) } ?? [])
                }
            continuation.onTermination = { _ in listener.remove() }
        }
    }
}
