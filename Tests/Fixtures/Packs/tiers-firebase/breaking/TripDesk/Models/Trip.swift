struct Trip: Identifiable, Codable, Hashable {
    var id: String  // expect: TMDL-07
    let title: String
}
