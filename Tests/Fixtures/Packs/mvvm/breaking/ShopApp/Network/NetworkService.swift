import Foundation

final class NetworkServiceImpl {  // expect: MCON-01 MNET-01 MNET-03
    var products: [ProductModel] = []  // expect: MARC-04

    func send(_ path: String) async throws -> Data {  // expect: MNET-02
        let (data, response) = try await URLSession.shared.data(from: url(path))
        if (response as? HTTPURLResponse)?.statusCode == 401 { products = [] }  // expect: MNET-04
        return data
    }
}
