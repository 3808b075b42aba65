/// What each intent does, or why it does nothing.
enum Effect {
    case record(does: String, changes: Set<String>)
    case gap(reason: String)

    static let all: [String: Effect] = [
        "select": .record(does: "marks a row", changes: ["tree"]),
        "run(reload)": .record(does: "loads the outline", changes: ["tree", "status"]),
        "ambient(becameActive)": .record(does: "loads the outline", changes: ["tree", "status"]),
        "ambient(tick)": .gap(reason: "it only waits"),
    ]
}
