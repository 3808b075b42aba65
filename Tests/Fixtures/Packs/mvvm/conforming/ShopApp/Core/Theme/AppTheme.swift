import SwiftUI

enum AppTheme {
    static let surface = Color(.surface)  // 12.6:1 under .primary
    static let accent: Color = Color(.brand)  // 4.8:1 on surface
}
