import Foundation

final class DependencyContainer {  // expect: MDI-01
    let networkService: NetworkServiceImpl = NetworkServiceImpl()  // expect: MDI-02
    var productRepository: any ProductRepository = makeProductRepository()  // expect: MDI-03
}
