import FirebaseFirestore

final class FirebaseService: TripServiceProtocol {
    func save(_ trip: Trip) async -> Bool {  // expect: TBCK-05
        true
    }

    func trips() async throws -> QuerySnapshot {  // expect: TBCK-06
        query.addSnapshotListener { _, _ in }  // expect: TBCK-04
    }
}
