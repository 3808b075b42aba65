struct Account: Identifiable, Codable, Hashable {
    @DocumentID var id: String?
    let title: String
}
