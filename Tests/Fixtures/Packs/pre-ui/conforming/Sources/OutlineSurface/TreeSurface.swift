import Foundation

/// What a renderer shows of an outline.
public struct TreeSurface: Sendable {
    public struct Row: Sendable, Identifiable {
        public let id: UUID
        public let title: String
        public let tone: Tone
        public let isSelected: Bool

        public init(id: UUID, title: String, tone: Tone, isSelected: Bool) {
            self.id = id
            self.title = title
            self.tone = tone
            self.isSelected = isSelected
        }
    }

    public enum Load: Sendable {
        case loading
        case loaded([Row])
        case failed
    }

    public var load: Load
    public var canReload: Bool

    public init(load: Load, canReload: Bool) {
        self.load = load
        self.canReload = canReload
    }
}
