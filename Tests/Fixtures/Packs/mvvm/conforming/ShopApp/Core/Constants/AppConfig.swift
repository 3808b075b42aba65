import Foundation

enum AppConfig {
    #if DEBUG
        static let host = "https://development.shop.example"
    #else
        static let host = "https://api.shop.example"
    #endif
    static let isGridEnabled = false

    static var baseURL: URL { URL(string: host) ?? URL(filePath: host) }
}
