enum AppConfig {
    static let isGridEnabled = false
}
