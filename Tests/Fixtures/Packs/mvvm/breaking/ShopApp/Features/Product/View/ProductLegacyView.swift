import CoreData  // expect: MPER-05
import SwiftUI

@testable import ShopKit  // expect: MIMP-05

struct ProductLegacyView: View {  // expect: MCMP-05
    @State private var data: Data?
    let lock: ProductLock

    var body: some View {
        Text(ProductTexts.title)
            .refresh(UIRefreshControl())  // expect: MVIEW-08
            .data(try? load())  // expect: MERR-03
    }
}

struct ProductTexts {
    static let title: LocalizedStringKey = "legacy_title"  // expect: MLOC-02
}

final class ProductLock: @unchecked Sendable {}

#Preview { ProductLegacyView(lock: .stub) }
