import Registry

extension ModuleFacts {
    /// Why a predicate cannot be asked in the module: it needs all it reads. Empty where it can.
    func reasons(against reads: MechanismReads) -> [Reason] {
        unique(reads.selectedRoles.flatMap(roles.unbound(behind:))).map(Reason.unboundRole)
            + reads.vocabularies.compactMap { vocabulary($0).reason }
            + (reads.readsImports && overlay.imports.isEmpty ? [.noImportContract] : [])
    }

    /// The parameters in the order of the predicate's declaration, then the roles it reads that no parameter names, each
    /// under its own name. Nil for a predicate that does not exist and for `none`.
    func resolve(_ use: PredicateUse, of rule: Rule, waivers: [Waiver]) -> ResolvedPredicate? {
        guard let declaration = PredicateDeclaration.named(use.name.value), use.name.value != "none" else { return nil }
        var parameters: [(name: String, value: ResolvedPredicate.Value)] = []
        for parameter in declaration.parameters {
            guard let written = use[parameter.name] else { continue }
            parameters.append((parameter.name, value(of: written.value, as: parameter.kind)))
        }
        let named = parameters.compactMap { $0.value.role }
        let read = closure(of: named + declaration.alsoReads + declaration.usesIfBound)
        for role in read where !named.contains(role) && overlay.binding(ofRole: role) != nil {
            parameters.append((role, .role(role, roles.templates(of: role))))
        }
        if declaration.readsImports {
            parameters.append(
                ("imports", .imports(overlay.imports.map { ($0.target.value, $0.modules.map(\.value)) })))
        }
        let paths = paths(of: use, selecting: named + declaration.alsoReads, in: rule, waivers: waivers)
        return ResolvedPredicate(
            rule: rule.id.value.description, name: use.name.value, parameters: parameters, include: paths.include,
            exclude: paths.exclude, frameworks: (rule.scope?.frameworks ?? []).map { $0.value.lowercased() })
    }

    private func value(
        of written: ParameterValue, as kind: PredicateDeclaration.Parameter.Kind
    ) -> ResolvedPredicate.Value {
        switch (written, kind) {
        case (.text(let role), .role): .role(role, roles.templates(of: role))
        case (.text(let name), .vocabulary): .vocabulary(name, match(ofVocabulary: name), words(of: name))
        case (.text(let slot), .slot): .slot(slot, value: overlay.slotValue(slot)?.value)
        case (.text(let text), _): .texts([text])
        case (.list(let texts), _): .texts(texts.map(\.value))
        case (.flag(let flag), _): .flag(flag)
        case (.number(let number), _): .number(number)
        case (.limits(let limits), _): .limits(limits.map { ($0.name.value, $0.value.value) })
        }
    }

    private func words(of vocabulary: String) -> [String] {
        if case .words(let words, _) = self.vocabulary(vocabulary) { words } else { [] }
    }

    /// The roles and, where a binding speaks of `{dir}` or `{stem}`, the subjects behind them.
    private func closure(of names: [String]) -> [String] {
        var found = unique(names)
        var next = 0
        while next < found.count {
            if let subject = roles.subject(of: found[next]), !found.contains(subject) { found.append(subject) }
            next += 1
        }
        return found
    }
}

extension Reason {
    fileprivate static let noImportContract = Reason(
        .noImportContract, "the overlay does not say what its targets import", at: "overlay:imports")
}

extension ResolvedPredicate.Value {
    fileprivate var role: String? {
        if case .role(let role, _) = self { role } else { nil }
    }
}
