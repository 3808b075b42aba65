enum Trigger {
    case gap(reason: String)

    static let all: [String: Trigger] = [
        "share sheet": .gap(reason: "")  // expect: PTRIG-07
    ]
}
