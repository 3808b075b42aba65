import Foundation

public enum Intent: Sendable {
    case select(UUID)
    case run(Command)
    case ambient(Ambient)

    public enum Command: Sendable {
        case reload
    }

    public enum Ambient: Sendable {
        case becameActive
        case tick
    }
}
