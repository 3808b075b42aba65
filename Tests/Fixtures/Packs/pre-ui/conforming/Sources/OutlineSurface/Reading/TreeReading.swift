@MainActor
public protocol TreeReading {
    var tree: TreeSurface { get }
}
