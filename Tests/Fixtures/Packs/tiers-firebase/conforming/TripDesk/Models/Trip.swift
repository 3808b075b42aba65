import FirebaseFirestore

struct Trip: Identifiable, Codable, Hashable {
    @DocumentID var id: String?
    let title: String
    let phase: Phase
    let startsAt: Double
}

enum Phase: String, Codable, Hashable {
    case planned, running, done
}
