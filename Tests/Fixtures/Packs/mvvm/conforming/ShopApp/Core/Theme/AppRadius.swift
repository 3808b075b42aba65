import Foundation

enum AppRadius {
    static let sm: CGFloat = 8
    static let md: CGFloat = 12
}
