import Foundation

enum APIService {
    static func recipes() async throws -> [Recipe] {
        try await send("recipes", method: "GET")
    }

    static func recipe(_ id: String) async throws -> Recipe {
        try await send("recipes/\(id)", method: "GET")
    }

    private static func send<Response: Decodable>(_ path: String, method: String) async throws -> Response {
        guard let url = URL(string: path, relativeTo: URL(string: "https://api.example.com/v1/")) else {
            throw URLError(.badURL)
        }
        var request = URLRequest(url: url)
        request.httpMethod = method
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        request.setValue("1.0", forHTTPHeaderField: "X-App-Version")
        request.setValue("RecipeBox", forHTTPHeaderField: "X-Client")
        request.setValue("IOS", forHTTPHeaderField: "X-Platform")
        let (data, _) = try await URLSession.shared.data(for: request)
        return try JSONDecoder().decode(Response.self, from: data)
    }
}
