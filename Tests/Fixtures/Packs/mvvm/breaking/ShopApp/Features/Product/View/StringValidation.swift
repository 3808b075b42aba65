import Foundation

extension String {
    var isShort: Bool { count < 3 }
}

enum ProductLayout {
    static let row = ProductLegacyView.self
}
