/// What an overlay chooses and binds.
extension Explanation {
    static let illegalSlotValue = Explanation(
        "slots bound to a value they do not have",
        """
        The registry lists the values of each slot. With any other, an absent one included, it is open whether the \
        slot's rules hold in this module, so nothing is built for it.
        """,
        example: .overlay(
            binding:
                """
                roles:
                  screen.root: Screens/*
                  screen.viewmodel: "{dir}/Presentation/{stem}ViewModel.swift"
                  subview.view: "{dir}/Presentation/Components/*View.swift"
                slots:
                  ScreenLayerShape: layerd
                  ComponentsDir: Presentation/Components
                vocabularies:
                  LayerDirs: [Data, Domain, Presentation]
                """),
        mend: "Write one of the legal values that the message lists: `ScreenLayerShape: layered`.")

    static let unboundSlot = Explanation(
        "slots that a module leaves open",
        """
        A slot is a choice that each module makes; until it is made, every rule that reads the slot is off in this \
        module. That may be wanted, but it must not pass unnoticed.
        """,
        example: .overlay(
            binding:
                """
                roles:
                  screen.root: Screens/*
                  screen.viewmodel: "{dir}/Presentation/{stem}ViewModel.swift"
                  subview.view: "{dir}/Presentation/Components/*View.swift"
                slots:
                  ComponentsDir: Presentation/Components
                vocabularies:
                  LayerDirs: [Data, Domain, Presentation]
                """),
        mend: """
            Choose, `slots: { ScreenLayerShape: layered }`, or say why not: \
            `unbound: { ScreenLayerShape: "both shapes are in use until the spring" }`.
            """)

    static let unboundRole = Explanation(
        "roles that a module leaves unbound",
        """
        Rules name roles, and the overlay says where a role's files are. A rule that selects by an unbound role is off \
        in this module.
        """,
        example: .overlay(
            binding:
                """
                roles:
                  screen.root: Screens/*
                  screen.viewmodel: "{dir}/Presentation/{stem}ViewModel.swift"
                slots:
                  ScreenLayerShape: layered
                  ComponentsDir: Presentation/Components
                vocabularies:
                  LayerDirs: [Data, Domain, Presentation]
                """),
        mend: """
            Bind it, `subview.view: "{dir}/Presentation/Components/*View.swift"`, or say why not: \
            `unbound: { subview.view: "no view is pulled out of a screen" }`.
            """)

    static let unboundVocabulary = Explanation(
        "vocabularies that a module leaves unbound",
        """
        The registry gives no default words for this vocabulary, so what reads it has nothing to accept or reject and \
        is off in this module.
        """,
        example: .overlay(
            binding:
                """
                roles:
                  screen.root: Screens/*
                  screen.viewmodel: "{dir}/Presentation/{stem}ViewModel.swift"
                  subview.view: "{dir}/Presentation/Components/*View.swift"
                slots:
                  ScreenLayerShape: layered
                  ComponentsDir: Presentation/Components
                """),
        mend: """
            Bind it, `vocabularies: { LayerDirs: [Data, Domain, Presentation] }`, or say why not under `unbound:`.
            """)

    static let bindingContradictsSlot = Explanation(
        "paths that contradict the module's own choice",
        """
        The slot's values are folders, the overlay chose one, and a role is bound to a path in the other. One of the \
        two is wrong, and the role's rules would look where nothing is.
        """,
        example: .overlay(
            binding:
                """
                roles:
                  screen.root: Screens/*
                  screen.viewmodel: "{dir}/Presentation/{stem}ViewModel.swift"
                  subview.view: "{dir}/UI/Components/*View.swift"
                slots:
                  ScreenLayerShape: layered
                  ComponentsDir: Presentation/Components
                vocabularies:
                  LayerDirs: [Data, Domain, Presentation]
                """),
        mend: """
            Let both name one folder: `subview.view: "{dir}/Presentation/Components/*View.swift"`, or \
            `ComponentsDir: UI/Components`.
            """)

    static let unknownSubstitution = Explanation(
        "names in braces that stand for nothing",
        """
        A path takes {dir}, {tests}, {package} and {repo} at its start and {stem} anywhere; a regex takes the values of \
        an overlay as ${…}. Any other name would be searched for literally and never be found.
        """,
        example: .overlay(
            binding:
                """
                roles:
                  screen.root: Screens/*
                  screen.viewmodel: "{dri}/Presentation/{stem}ViewModel.swift"
                  subview.view: "{dir}/Presentation/Components/*View.swift"
                slots:
                  ScreenLayerShape: layered
                  ComponentsDir: Presentation/Components
                vocabularies:
                  LayerDirs: [Data, Domain, Presentation]
                """),
        mend: "Write `{dir}`. Alternatives of a path have a comma, `{Data,Domain}`.")

    static let pathEscapesSource = Explanation(
        "paths that leave their folder",
        """
        A path of an overlay stays below the folder it starts from. With `..`, or from the root of the disk, it could \
        reach files of another module, and a config would depend on the machine it is used on.
        """,
        example: .overlay(
            binding:
                """
                roles:
                  screen.root: Screens/*
                  screen.viewmodel: "{dir}/Presentation/{stem}ViewModel.swift"
                  subview.view: ../Components/*View.swift
                slots:
                  ScreenLayerShape: layered
                  ComponentsDir: Presentation/Components
                vocabularies:
                  LayerDirs: [Data, Domain, Presentation]
                """),
        mend: """
            Start from a named folder: `"{package}/Sources/Components/*View.swift"` with `package: Modules/Booking`, or \
            from {tests} or {repo}.
            """)
}
