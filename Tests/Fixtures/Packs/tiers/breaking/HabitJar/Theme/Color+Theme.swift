import SwiftUI

extension Color {
    static let lightGray = Color("LightGray")  // expect: TTHM-02
}
