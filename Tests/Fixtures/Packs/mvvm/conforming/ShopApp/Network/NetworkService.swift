import Foundation

protocol NetworkService: Sendable {
    func send<Value: Decodable & Sendable>(_ endpoint: Endpoint) async -> Result<Value, AppError>
}

final class NetworkServiceImpl: NetworkService, Sendable {
    private let session: any SessionService

    init(session: any SessionService) { self.session = session }

    func send<Value: Decodable & Sendable>(_ endpoint: Endpoint) async -> Result<Value, AppError> {
        var request = URLRequest(url: AppConfig.baseURL.appending(path: endpoint.path))
        request.httpMethod = endpoint.method.rawValue
        if let token = session.accessToken {
            request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")
        }
        do {
            let (data, response) = try await URLSession.shared.data(for: request)
            return decode(data, from: response)
        } catch {
            return .failure(.network(.noConnection))
        }
    }

    private func decode<Value: Decodable>(_ data: Data, from response: URLResponse) -> Result<Value, AppError> {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        switch (response as? HTTPURLResponse)?.statusCode {
        case 401:
            session.clearSession()
            return .failure(.network(.unauthorized))
        default:
            do {
                return .success(try decoder.decode(Value.self, from: data))
            } catch {
                return .failure(.network(.unreadable))
            }
        }
    }
}
