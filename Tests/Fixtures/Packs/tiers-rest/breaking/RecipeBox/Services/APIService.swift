import Combine  // expect: TBCK-13
import Foundation

final class APIService {
    func recipes() async throws -> [Recipe] {  // expect: TBCK-12
        try decode(await URLSession.shared.data(for: URLRequest(url: root)).0)  // expect: TBCK-14
    }

    static func recipe(_ id: String) async -> Recipe? {  // expect: TBCK-12 TBCK-15
        try? await URLSession.shared.data(from: root.appending(path: id)).0.recipe
    }

    func raw() async throws -> [String: Any] {  // expect: TBCK-06 TBCK-12
        [:]
    }
}
