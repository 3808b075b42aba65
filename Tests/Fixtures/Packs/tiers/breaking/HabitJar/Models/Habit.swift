import Foundation

final class Habit: Codable {  // expect: TMDL-01
    var id: Int  // expect: TMDL-03
    let createdAt: Date  // expect: TMDL-04
}

struct Mark: Codable {  // expect: TMDL-02
    let id = UUID()  // expect: TMDL-03
    let note: String
}
