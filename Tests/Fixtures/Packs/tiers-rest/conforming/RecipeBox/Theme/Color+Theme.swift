import SwiftUI

extension Color {
    static let appBackground = Color("BackgroundColor")
    static let appSurface = Color("SurfaceColor")
    static let appText = Color("TextColor")
    static let appTint = Color("AccentColor")
}
