package import Planning

/// Halves of a pair that stand alone.
package struct PairRequiredInDir: TreeCheck {
    package static let name = "pair_required_in_dir"
    private let predicate: ResolvedPredicate
    private let container: String
    private let left: String
    private let right: String
    private let rightMayStandAlone: Bool

    package init?(_ predicate: ResolvedPredicate) {
        guard let container = predicate.role("container_role"), let left = predicate.role("left_role"),
            let right = predicate.role("right_role")
        else { return nil }
        self.predicate = predicate
        self.container = container
        self.left = left
        self.right = right
        let value = predicate.slotValue("pairing_slot")
        rightMayStandAlone = value != nil && value == predicate.text("right_only_value")
    }

    package func violations(in tree: ModuleTree) -> [Violation] {
        let containers = tree.folders(of: container)
        let lefts = tree.files(of: left, heldBy: containers)
        let rights = tree.files(of: right, heldBy: containers)
        return predicate.concerned(containers, in: tree).compactMap { folder in
            switch (lefts[folder]?.first, rights[folder]?.first) {
            case (let half?, nil): violation(at: half, lacking: right, in: folder, of: tree)
            case (nil, let half?) where !rightMayStandAlone: violation(at: half, lacking: left, in: folder, of: tree)
            default: nil
            }
        }
    }

    /// At the half that is there.
    private func violation(at half: String, lacking role: String, in folder: String, of tree: ModuleTree) -> Violation?
    {
        tree.expectedPath(of: role, for: folder).map { missing in
            Violation(path: half, message: "add \(missing): this file is one half of a pair")
        }
    }
}
