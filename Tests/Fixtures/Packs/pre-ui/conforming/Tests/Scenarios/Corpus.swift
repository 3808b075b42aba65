import OutlineEngine

struct Scenario: Sendable {
    let steps: [Intent]
}

enum Corpus {
    /// The editor comes to the front while the outline is loading.
    static let opening = Scenario(steps: [.run(.reload), .ambient(.becameActive), .ambient(.tick)])
    static let all = [opening]
}
