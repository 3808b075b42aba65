struct HomeSummary: Identifiable, Codable, Hashable {
    @DocumentID var id: String?
    let count: Int
}
