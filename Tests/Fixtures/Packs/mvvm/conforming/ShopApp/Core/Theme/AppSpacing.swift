import Foundation

enum AppSpacing {
    static let sm: CGFloat = 8
    static let md: CGFloat = 16
}
