enum Route: Hashable {
    case product(id: ProductModel.ID)
    case profile
}
