import SwiftUI

struct ProductRow: View {
    @Environment(AppRouter.self) private var router
    let product: ProductModel

    var body: some View {
        Button {
            router.push(.product(id: product.id))
        } label: {
            HStack(spacing: AppSpacing.sm) {
                Image(systemName: "bag").accessibilityHidden(true)
                Text(product.name).font(.headline)
                ProductBadge(isFree: product.price == 0)
            }
        }
    }
}

private struct ProductBadge: View {
    let isFree: Bool

    var body: some View {
        if isFree { Image(systemName: "gift").accessibilityHidden(true) }
    }
}

#Preview { ProductRow(product: .stub) }

#Preview("Edge Case") { ProductRow(product: .stubLongText) }
