import SwiftUI

enum AppTheme {
    static let surface = Color(.surface)  // expect: MTHM-05
    static var radius: CGFloat = 8  // expect: MTHM-07
}
