extension Explanation.Example {
    /// What the overlays of examples start with: it binds all that `Explanation.registry` asks for.
    private static let bindings = """
        roles:
          screen.root: Screens/*
          screen.viewmodel: "{dir}/Presentation/{stem}ViewModel.swift"
          subview.view: "{dir}/Presentation/Components/*View.swift"
        slots:
          ScreenLayerShape: layered
          ComponentsDir: Presentation/Components
        vocabularies:
          LayerDirs: [Data, Domain, Presentation]
        """

    /// What an overlay of a module without sensitive data says.
    private static let noData = """
        sensitive_data: []
        none_because: the module shows public timetables
        """

    /// A registry of one rule that has these keys besides the required ones; `top` stands above the list of rules.
    static func rule(_ keys: String, enforcement: String = "judgement", below top: String = "") -> Self {
        let rule = """
            id: READ-01
            title: Comments say why
            severity: important
            enforcement: \(enforcement)
            rationale: readability
            """
        let lines = (rule + (keys.isEmpty ? "" : "\n" + keys)).split(separator: "\n", omittingEmptySubsequences: false)
        let item = lines.enumerated().map { ($0.offset == 0 ? "  - " : "    ") + $0.element }
        return registry(of: (top.isEmpty ? "" : top + "\n") + "rules:\n" + item.joined(separator: "\n"))
    }

    /// A registry that holds this behind its head.
    static func registry(of text: String) -> Self {
        .registry(
            """
            version: 1.0.0
            updated: 2026-11-30
            owner: iOS platform
            \(text)
            """)
    }

    /// An overlay that is sound but for what is added.
    static func overlay(adding text: String) -> Self {
        .overlay(overlayText(module: "Booking", adding: text))
    }

    /// An overlay with an inventory that is sound but for these entries.
    static func inventory(_ entries: String) -> Self {
        .overlay(
            """
            module: Booking
            source: Modules/Booking/Sources/Booking
            \(bindings)
            sensitive_data:
            \(entries)
            """)
    }

    /// An overlay whose bindings are at fault.
    static func overlay(binding text: String) -> Self {
        .overlay(
            """
            module: Booking
            source: Modules/Booking/Sources/Booking
            \(text)
            \(noData)
            """)
    }

    /// The text of an overlay that is sound but for what is added.
    static func overlayText(module: String, source: String? = nil, adding text: String = "") -> String {
        """
        module: \(module)
        source: \(source ?? "Modules/\(module)/Sources/\(module)")
        \(bindings)
        \(noData)
        """ + (text.isEmpty ? "" : "\n" + text)
    }
}
