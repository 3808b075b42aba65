public enum SurfaceArea: Sendable {
    case tree
    case status
}
