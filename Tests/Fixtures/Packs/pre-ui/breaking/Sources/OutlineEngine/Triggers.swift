enum Trigger {  // expect: PTRIG-06
    case intent(String)
    case gap(reason: String)

    static let all: [String: Trigger] = [
        "pull to refresh": .intent("run(reload)"),
        "close button": .intent("run(close)"),  // expect: PTRIG-13
        "share sheet": .gap(reason: ""),  // expect: PTRIG-07
    ]
}
