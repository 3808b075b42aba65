import SwiftUI  // expect: MIMP-02

class CartRepositoryImpl {  // expect: MCON-01
    var isLoading = false  // expect: MARC-03 MREP-04
    let session = URLSession.shared  // expect: MREP-05

    func items() async -> [String] {
        guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: false) else { return [] }  // expect: MNAV-05
        var request = URLRequest(url: url)
        request.setValue(token, forHTTPHeaderField: "Authorization")  // expect: MNET-03
        return await load("/v1/cart", request, parts)  // expect: MNET-05
    }
}
