enum OrdersLayout {
    static let row = ProductLegacyView.self
}
