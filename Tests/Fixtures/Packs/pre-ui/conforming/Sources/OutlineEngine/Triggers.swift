/// Everything that can drive the editor, with its intent or the reason why it has none.
enum Trigger {
    case intent(String)
    case gap(reason: String)

    static let all: [String: Trigger] = [
        "pull to refresh": .intent("run(reload)"),
        "app becomes active": .intent("ambient(becameActive)"),
        "share sheet": .gap(reason: "the system shows it and tells nobody"),
    ]
}
