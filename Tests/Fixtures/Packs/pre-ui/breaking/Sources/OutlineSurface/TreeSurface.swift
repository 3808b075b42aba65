import Combine  // expect: PTIER-03

public struct TreeSurface {  // expect: PTIER-07
    public var rows: [String]
}

public struct StatusSurface: Sendable {}  // expect: PINV-02
