#if DEBUG
    import Foundation

    extension ProductModel {
        static var stub: Self {
            .init(id: "7", name: "Lamp", note: "Brass", price: 49, imageURL: nil, createdAt: .now)
        }

        static var stubs: [Self] { [.stub, .stubLongText, .stubNilOptionals] }

        static var stubLongText: Self {
            .init(
                id: "8", name: String(repeating: "Lamp ", count: 40), note: "", price: 0, imageURL: nil, createdAt: .now
            )
        }

        static var stubNilOptionals: Self {
            .init(id: "9", name: "Lamp", note: nil, price: 12, imageURL: nil, createdAt: .distantFuture)
        }

        static var stubEmpty: Self {
            .init(id: "", name: "", note: "", price: 0, imageURL: nil, createdAt: Date(timeIntervalSince1970: 0))
        }
    }
#endif
