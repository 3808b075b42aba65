import Patterns
import Registry

extension BuiltinUse {
    /// With the overlay's facts in its text options. An option whose fact the overlay does not give is left out: the
    /// tool's own default then holds.
    func filled(from overlay: Overlay) -> BuiltinUse {
        BuiltinUse(
            tool: tool, identifier: identifier,
            options: options.compactMap { option in
                guard case .string(let text) = option.value.value else { return option }
                let filled = PatternTemplate(text).filled { OptionPlaceholder($0).flatMap { $0.value(in: overlay) } }
                return filled.map { value in Option(name: option.name, value: option.value.map { _ in .string(value) })
                }
            })
    }
}

extension OptionPlaceholder {
    fileprivate func value(in overlay: Overlay) -> String? {
        switch self {
        case .module: overlay.module.value
        case .deploymentTarget(let platform):
            overlay.deploymentTarget.first { $0.platform.value == platform }?.version.value
        }
    }
}
