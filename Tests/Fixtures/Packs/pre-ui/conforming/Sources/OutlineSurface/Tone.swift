/// What a row means; a renderer knows how that looks.
public enum Tone: Sendable {
    case plain
    case warning
}
