/// What is checked of each public surface type.
enum SurfaceCheck {
    case validated(by: String)
    case excluded(reason: String)

    static let all: [String: SurfaceCheck] = [
        "TreeSurface": .validated(by: "TreeSurfaceValidator"),
        "Tone": .excluded(reason: "an enum without payload"),
    ]
}
