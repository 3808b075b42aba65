enum SurfaceCheck {
    case excluded(reason: String)

    static let all: [String: SurfaceCheck] = [
        "TreeSurface": .excluded(reason: ""),  // expect: PINV-03
        "GridSurface": .excluded(reason: "it holds nothing"),  // expect: PINV-02
    ]
}
