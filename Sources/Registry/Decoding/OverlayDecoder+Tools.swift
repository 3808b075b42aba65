import Diagnostics
import YAML

extension OverlayReader {
    func readTools(into overlay: inout Overlay) {
        for (target, node) in decoder.members("imports") {
            guard case .sequence(let items) = node.content else {
                findings.add(.wrongType(node, "imports of \(target.value)", expected: "a list of modules"))
                continue
            }
            let modules = items.compactMap { decoder.text(of: $0, target.value) }
            overlay.imports.append(ImportContract(target: target, modules: modules))
        }
        if let emit = decoder.mapping("emit") {
            if let entry = emit.entry("swiftlint"), let path = paths.folder(entry.value, "emit") {
                overlay.emit.append((Located("swiftlint", at: entry.key.range), path))
            }
            emit.finish()
        }
        _ = decoder.value("passthrough")
        _ = decoder.value("targets")
    }
}
