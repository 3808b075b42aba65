public protocol EverythingReading {  // expect: PSEAM-02
    // One for all.
    var tree: TreeSurface { get }
    var grid: TreeSurface { get }
    var form: TreeSurface { get }
    var status: TreeSurface { get }
    var dialog: TreeSurface { get }
    var document: TreeSurface { get }
    var menu: TreeSurface { get }
}
