import SwiftUI

enum AppStrings {
    enum General {
        static let retry: LocalizedStringKey = "general_retry"
        static let more: LocalizedStringKey = "general_more"
    }

    enum Product {
        static let title: LocalizedStringKey = "product_title"
        static let empty: LocalizedStringKey = "product_empty_state"
        static func itemCount(_ count: Int) -> LocalizedStringKey { "product_item_count \(count)" }
    }
}
