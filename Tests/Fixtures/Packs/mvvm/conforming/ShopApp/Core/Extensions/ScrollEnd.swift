import SwiftUI

extension ScrollGeometry {
    /// Less than a screen is left below.
    var isNearEnd: Bool { contentSize.height - visibleRect.maxY < visibleRect.height }
}
