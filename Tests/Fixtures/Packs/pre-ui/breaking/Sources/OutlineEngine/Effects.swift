enum Effect {  // expect: PENG-09
    case record(does: String)
    case gap(reason: String)

    static let all: [String: Effect] = [
        "run(reload)": .record(does: "loads the outline"),
        "ambient(tick)": .gap(reason: ""),  // expect: PENG-07
        "undo": .gap(reason: "the system does it"),  // expect: PENG-07
    ]
}
