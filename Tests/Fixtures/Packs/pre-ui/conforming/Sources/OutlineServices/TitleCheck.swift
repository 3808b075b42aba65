import OutlineDomain

/// Finds the nodes nobody could tell apart.
public enum TitleCheck {
    public static func untitled(in nodes: [Node]) -> Int {
        nodes.count { $0.title.isEmpty }
    }
}
