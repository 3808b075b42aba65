import SwiftUI

enum AppStrings {
    static let title: LocalizedStringKey = "title"
}
