import Observation

@MainActor
@Observable
final class DependencyContainer {
    let auth: any AuthServiceProtocol = AuthManager()
    let trips: any TripServiceProtocol = FirebaseService()

    func homeViewModel() -> HomeViewModel {
        HomeViewModel(trips: trips)
    }

    func accountViewModel() -> AccountViewModel {
        AccountViewModel(auth: auth)
    }
}
