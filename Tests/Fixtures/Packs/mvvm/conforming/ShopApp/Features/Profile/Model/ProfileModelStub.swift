#if DEBUG
    import Foundation

    extension ProfileModel {
        static let stub = ProfileModel(id: UUID(), name: "Ada", customerEmail: "ada@shop.example")
        static let stubs = [stub, stubLongText, stubNilOptionals]
        static let stubLongText = ProfileModel(
            id: UUID(), name: String(repeating: "Ada ", count: 40), customerEmail: "")
        static let stubNilOptionals = ProfileModel(id: UUID(), name: "Ada", customerEmail: nil)
        static let stubEmpty = ProfileModel(id: UUID(), name: "", customerEmail: "")
    }
#endif
