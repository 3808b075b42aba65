import Diagnostics
import Patterns
import Planning
import Registry

/// Pages of rules and of their patterns.
extension RegistryPages {
    func page(of rule: Rule) -> String {
        var text = heading("\(rule.id.value)", "rule", rule.id.range) + "\(rule.title.value)\n"
        text += "\(rule.severity.value), \(rule.enforcement.value.rawValue), \(rule.rationale.value)\n"
        if let check = rule.check { text += "\n\(check.value.trimmingLineBreaks)\n" }
        let reads = rule.reads(in: registry)
        text += list("Slots", reads.slots) + list("Vocabularies", reads.vocabularies)
        text += list("Built-in rules", rule.builtins.map { "\($0.tool.rawValue) \($0.identifier.value)" })
        for pattern in rule.patterns {
            text += "Pattern \(rule.identifier(of: pattern)) at \(place(pattern.regex.range)):\n" + body(of: pattern)
        }
        if let predicate = rule.predicate {
            text += "Predicate: \(predicate.name.value)\n" + list("  Roles", reads.predicate?.selectedRoles ?? [])
        }
        if let conflict = rule.conflict {
            text += "\nIn conflict, so nothing enforces it: \(conflict.value.trimmingLineBreaks)\n"
        }
        if let retirement = rule.retirement { text += words(of: retirement) }
        return text + modules.map { outcome(of: rule, in: $0) }.joined()
    }

    private func words(of retirement: Retirement) -> String {
        let replacements = retirement.replacedBy.map(\.value).joined(separator: ", ")
        return "\nRetired in \(retirement.retiredIn?.value ?? "an unnamed version")"
            + (replacements.isEmpty ? "" : ", replaced by \(replacements)")
            + (retirement.reason.map { ": \($0.value.trimmingLineBreaks)" } ?? "") + "\n"
    }

    // MARK: In a module

    private func outcome(of rule: Rule, in overlay: Overlay) -> String {
        let id = rule.id.value.description
        guard let plan = plan(of: rule, in: overlay) else { return "" }
        var text = "\nIn \(overlay.module.value): \(plan.outcome.rawValue)"
        if !plan.by.isEmpty { text += " by \(plan.by.joined(separator: ", "))" }
        text += plan.severity == rule.severity.value ? "\n" : ", as \(plan.severity)\n"
        for reason in plan.reasons {
            let place = KeyLocator(compilation, module: overlay).place(of: reason.at)
            text += "  \(reason.kind.rawValue): \(reason.detail)\(place.map { " (\($0))" } ?? "")\n"
        }
        text += exceptions(of: id, in: overlay)
        for left in plan.leaves { text += "  left to a reader: \(left.trimmingLineBreaks)\n" }
        for dropped in plan.droppedPatterns { text += "  no \(dropped.id): \(dropped.reason.detail)\n" }
        return text
    }

    /// What the overlay lets pass of a rule, or weighs otherwise.
    private func exceptions(of rule: String, in overlay: Overlay) -> String {
        var text = ""
        for override in overlay.severities where override.rule.value == rule {
            text += "  severity \(override.level.value)\(until(override.expires)): "
            text += "\(override.reason?.value.trimmingLineBreaks ?? "") (\(place(override.rule.range)))\n"
        }
        for waiver in overlay.waivers where waiver.rule.value == rule {
            let paths = waiver.paths.map(\.value.text)
            text += "  waived \(paths.isEmpty ? "in the whole module" : "at \(paths.joined(separator: ", "))")"
            text += "\(until(waiver.expires)): \(waiver.reason?.value.trimmingLineBreaks ?? "")"
            text += " (\(place(waiver.rule.range)))\n"
        }
        for rollout in overlay.rollout where rollout.rule.value == rule {
            text += "  reported only\(until(rollout.reportUntil)) (\(place(rollout.rule.range)))\n"
        }
        return text
    }

    private func until(_ date: Located<CalendarDate>?) -> String { date.map { " until \($0.value)" } ?? "" }

    // MARK: Patterns

    func pageOfPattern(_ name: String) -> String? {
        for rule in registry.rules {
            // A rule's first pattern may be called like the rule, whose page shows it.
            for pattern in rule.patterns where pattern.name != nil && rule.identifier(of: pattern) == name {
                return page(of: pattern, of: rule) + "\n" + page(of: rule)
            }
        }
        return nil
    }

    /// The pattern, what becomes of it in each engine, and in each module.
    func page(of pattern: RulePattern, of rule: Rule) -> String {
        let id = rule.identifier(of: pattern)
        return heading(id, "pattern of \(rule.id.value)", pattern.regex.range) + body(of: pattern)
            + list("    message", [pattern.message?.value ?? rule.title.value]) + "\n"
            + engines(of: pattern, of: rule) + modules.map { fate(of: id, of: rule, in: $0) }.joined()
    }

    /// What the predicate says, and the patterns that it becomes in each module.
    func page(of predicate: PredicateUse, of rule: Rule) -> String {
        let key = "registry:\(rule.id.value)/predicate"
        let holds = PredicateDeclaration.named(predicate.name.value)?.holds ?? ""
        var text = heading(predicate.name.value, "predicate of \(rule.id.value)", predicate.name.range) + "\(holds)\n\n"
        for overlay in modules {
            guard let plan = plan(of: rule, in: overlay) else { continue }
            let lowered = plan.patterns.filter { $0.from == key }
            if lowered.isEmpty {
                text +=
                    "In \(overlay.module.value): \(plan.tree == nil ? "not run" : "run on the tree, as no pattern")\n"
            }
            for pattern in lowered {
                text += "In \(overlay.module.value): \(pattern.id), as \(pattern.severity)\(semgrep(pattern))\n"
                text += "    \(pattern.regex.trimmingLineBreaks)\n"
            }
        }
        return text
    }

    private func plan(of rule: Rule, in overlay: Overlay) -> RulePlan? {
        compilation.plan(overlay).rules.first { $0.rule.id.value == rule.id.value }
    }

    private func body(of pattern: RulePattern) -> String {
        func names(_ places: [RulePattern.Place]) -> [String] {
            places.map { place in
                switch place {
                case .role(let role): role.value
                case .glob(let glob): glob.value.text
                }
            }
        }
        let slots = pattern.when.compactMap { requirement -> String? in
            switch requirement {
            case .slotBound(let slot): slot.value
            case .slotValue(let choice): "\(choice.slot.value) \(choice.value.value)"
            case .languageMode, .deploymentTarget, .framework, .addedFile: nil
            }
        }
        return "    \(pattern.regex.text.trimmingLineBreaks)\n" + list("    where", names(pattern.places))
            + list("    not", names(pattern.excludedPlaces))
            + list("    in", pattern.region == .any ? [] : [pattern.region.rawValue])
            + list("    unless", pattern.unless.map { [$0.text] } ?? []) + list("    only with slot", slots)
            + (pattern.confidence == .candidate ? "    a candidate: a reader decides each finding\n" : "")
    }

    /// With samples for the values of an overlay.
    private func engines(of pattern: RulePattern, of rule: Rule) -> String {
        guard
            let syntax = RunnableRule.all(in: registry).first(where: { $0.rule.id.value == rule.id.value })?
                .patterns.first(where: { rule.identifier(of: $0.pattern) == rule.identifier(of: pattern) })?.syntax
        else { return "" }
        let isLineWise = pattern.reach == .line
        func fate(_ translation: Translation) -> String {
            switch translation {
            case .unsupported(let construct, _): "none, it has no \(construct)"
            case .exact where pattern.region != .any: "approximate, it does not know what is \(pattern.region.rawValue)"
            case .exact: "exact"
            }
        }
        return "ICU (swiftlint, rulec check): exact\nPCRE2: \(fate(syntax.pcre2(lineWise: isLineWise)))\n"
            + "Rust: \(fate(syntax.rust(lineWise: isLineWise)))\n"
    }

    private func fate(of pattern: String, of rule: Rule, in overlay: Overlay) -> String {
        guard let plan = plan(of: rule, in: overlay) else { return "" }
        let fate =
            if let resolved = plan.patterns.first(where: { $0.id == pattern }) {
                "in force, as \(resolved.severity)\(semgrep(resolved))"
            } else {
                (plan.droppedPatterns.filter { $0.id == pattern }.map(\.reason) + plan.reasons).first.map {
                    "none, \($0.kind.rawValue): \($0.detail)"
                } ?? "none"
            }
        return "In \(overlay.module.value): \(fate)\n"
    }

    private func semgrep(_ pattern: ResolvedPattern) -> String {
        do throws(LoweringObstacle) {
            _ = try SemgrepRule(pattern)
            return "; in semgrep too"
        } catch {
            return "; not in semgrep: \(error.reason)"
        }
    }
}
