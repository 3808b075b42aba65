/// What is checked of each public surface type.
enum SurfaceCheck {
    case validated(by: String)
    case excluded(reason: String)

    static let all: [String: SurfaceCheck] = [
        "TreeSurface": .validated(by: "TreeSurfaceValidator"),
        "SurfaceArea": .excluded(reason: "an enum without payload"),
        "Tone": .excluded(reason: "an enum without payload"),
    ]
}
