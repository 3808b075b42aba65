import Foundation
import OutlineSwiftUI  // expect: PGATE-01 PTIER-12
import SwiftUI  // expect: PGATE-01 PTIER-02

public struct Node: Identifiable {  // expect: PTIER-05 PTIER-07
    public let id: UUID
    public var title: String
    public var isSelected: Bool  // expect: PTIER-04
    public var tint: Color  // expect: PTIER-09
}

public final class NodeCache {  // expect: PTIER-06
    public static let shared = NodeCache()  // expect: PSEAM-11
}
