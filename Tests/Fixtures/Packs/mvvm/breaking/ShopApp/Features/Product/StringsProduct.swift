import SwiftUI

enum StringsProduct {
    static let title: LocalizedStringKey = "product_title"
}
