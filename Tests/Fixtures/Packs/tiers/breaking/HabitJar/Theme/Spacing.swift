enum Spacing {
    static let small = 8
}
