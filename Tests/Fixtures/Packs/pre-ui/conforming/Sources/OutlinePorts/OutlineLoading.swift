import OutlineDomain

public protocol OutlineLoading: Sendable {
    func load() async throws -> [Node]
}
