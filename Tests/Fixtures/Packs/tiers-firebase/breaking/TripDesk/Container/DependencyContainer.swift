enum Container {
    static let trips: any TripServiceProtocol = FirebaseService()
}
