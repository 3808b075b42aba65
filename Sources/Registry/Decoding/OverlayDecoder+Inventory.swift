import Diagnostics
import YAML

extension OverlayReader {
    func readInventory(into overlay: inout Overlay) {
        overlay.inventoryPlace = decoder.entry("sensitive_data")?.key.range
        let items = decoder.items("sensitive_data")
        overlay.sensitiveData = items.map { $0.compactMap(inventoryEntry) }
        overlay.noneBecause = decoder.statement("none_because")
        overlay.malformed.formUnion(
            decoder.present(["sensitive_data": items == nil, "none_because": overlay.noneBecause == nil]))
        if let reason = overlay.noneBecause, items?.isEmpty == false {
            findings.add(.noneBecauseWithEntries(reason.range))
        }
    }

    private func inventoryEntry(_ node: YAMLNode) -> InventoryEntry? {
        guard let entry = MappingDecoder(node, .inventoryEntry, as: "an entry of sensitive_data", findings: findings)
        else { return nil }
        _ = entry.required("symbol")
        let symbols = entry.textsOrOne("symbol")
        let dataClass = entry.requiredText("class")
        var decoded = InventoryEntry(
            range: entry.place, symbols: symbols ?? [], dataClass: dataClass ?? Located("", at: entry.place))
        decoded.survives = entry.choice("survives", of: InventoryEntry.Survival.self)
        decoded.store = entry.choice("store", of: InventoryEntry.Store.self)
        decoded.accessibility = accessibility(entry)
        decoded.accessibilityReason = entry.text("accessibility_reason")
        decoded.protection = entry.choice("protection", of: InventoryEntry.Protection.self)
        decoded.sync = entry.flag("sync")
        decoded.signedOffBy = entry.text("signed_off_by")
        decoded.reducedBy = entry.text("reduced_by")
        decoded.clearedBy = entry.text("cleared_by")
        if case .sequence(let items)? = entry.value("symbol")?.content, items.isEmpty {
            findings.add(.noSymbol(entry.value("symbol")?.range ?? entry.place))
        }
        decoded.malformed = Set(entry.finish())
        decoded.malformed.formUnion(
            entry.present([
                "survives": decoded.survives == nil, "store": decoded.store == nil,
                "accessibility": decoded.accessibility == nil, "protection": decoded.protection == nil,
                "accessibility_reason": decoded.accessibilityReason == nil, "sync": decoded.sync == nil,
                "signed_off_by": decoded.signedOffBy == nil, "reduced_by": decoded.reducedBy == nil,
            ]))
        return dataClass == nil ? nil : decoded
    }

    /// `kSecAttrAccessibleAlways` and its device-only twin are deprecated since iOS 12: data a locked device gives out.
    private func accessibility(_ entry: MappingDecoder) -> Located<InventoryEntry.Accessibility>? {
        guard let text = entry.text("accessibility") else { return nil }
        if text.value == "always" || text.value == "always-this-device-only" {
            findings.add(.alwaysReadable(text))
            return nil
        }
        return entry.choice(text, "'accessibility' of \(entry.subject)", of: InventoryEntry.Accessibility.self)
    }
}

extension Diagnostic {
    fileprivate static func noneBecauseWithEntries(_ range: SourceRange) -> Self {
        Diagnostic(
            .wrongType, at: range,
            "'none_because' says that there is no sensitive data, and 'sensitive_data' lists some",
            help: "remove one of the two")
    }

    fileprivate static func noSymbol(_ range: SourceRange) -> Self {
        Diagnostic(
            .wrongType, at: range, "'symbol' of an entry of sensitive_data must name a symbol, not an empty list",
            help: "write the identifier as code spells it")
    }

    fileprivate static func alwaysReadable(_ text: Located<String>) -> Self {
        Diagnostic(
            .wrongType, at: text.range,
            "accessibility '\(text.value)' is deprecated: the value could be read while the device is locked",
            help: "write 'after-first-unlock-this-device-only' for what runs in the background, "
                + "else 'when-unlocked-this-device-only'")
    }
}
