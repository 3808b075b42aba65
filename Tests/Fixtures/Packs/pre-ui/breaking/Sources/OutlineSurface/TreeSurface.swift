import Combine  // expect: PGATE-01 PTIER-03

public struct TreeSurface {  // expect: PTIER-07
    public var rows: [String]
}

public struct StatusSurface: Sendable {}  // expect: PINV-02
