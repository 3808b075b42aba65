import SwiftUI

@Observable  // expect: TTIR-07
final class HabitJarStore {  // expect: TTIR-07
    var habits: [Habit] = []
}

final class OtherStore {  // expect: TTIR-06 TTIR-07
    @Published var showSheet = false  // expect: TTIR-09

    init() { load() }  // expect: TSTY-05

    func load() {
        print(Date().timeIntervalSince1970)  // expect: TMDL-05 TSTY-02
    }
}
