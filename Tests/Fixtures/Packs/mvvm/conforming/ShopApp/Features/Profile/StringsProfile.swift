import SwiftUI

enum StringsProfile {
    static let title: LocalizedStringKey = "profile_title"
    static let name: LocalizedStringKey = "profile_name"
    static let save: LocalizedStringKey = "profile_save"
}
