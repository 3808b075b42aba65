import Foundation
import Observation

@Observable @MainActor
final class DependencyContainer {
    @ObservationIgnored let session: any SessionService = KeychainSession(keychain: KeychainService())
    @ObservationIgnored lazy var networkService: any NetworkService = NetworkServiceImpl(session: session)
    @ObservationIgnored lazy var productRepository: any ProductRepository =
        ProductRepositoryImpl(networkService: networkService)
    @ObservationIgnored lazy var profileRepository: any ProfileRepository =
        ProfileRepositoryImpl(networkService: networkService)
}
