import SwiftUI

extension Font {
    static func appFont(_ style: AppFontStyle, size: CGFloat) -> Font {
        .custom(style.rawValue, size: size, relativeTo: .body)
    }
}

enum AppFontStyle: String {
    case regular = "BrandFont-Regular"
    case bold = "BrandFont-Bold"
}
