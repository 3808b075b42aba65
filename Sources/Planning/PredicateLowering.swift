import Diagnostics
package import Patterns
package import Registry

/// A predicate that asks about the text of files, as patterns that report what it would. Questions about the tree have
/// none, and are for a checker alone.
struct PredicateLowering {
    let patterns: [ResolvedPattern]
    let approximations: [PatternPaths.Approximation]
    /// What of the predicate no pattern says, and why.
    let obstacles: [String]
}

/// One pattern of a lowered predicate, before its places are resolved.
struct ContentCheck {
    /// What tells it from the predicate's others in its identifier; nil for the only one.
    var name: String?
    var message: String?
    /// What a reader is to do, as the rest of a sentence that the rule's title begins; `message` counts first.
    var remedy: String?
    let regex: String
    var reach: RulePattern.Reach = .line
    var capture = 0
    var places: [RulePattern.Place] = []
    var excludedPlaces: [RulePattern.Place] = []
    var excluded: [Glob] = []
    /// Folders whose path holds this are left out, wherever a module's roots lie.
    var exemptMarker: String?
    /// The overlay keys whose values are in the regex.
    var values: [String] = []
    /// Whether it also reports what begins within a match that is fine.
    var mayOverlap = false

    fileprivate func exempts(_ path: ModulePath) -> Bool {
        exemptMarker.map { !$0.isEmpty && "/\(path.root)/".contains($0) } ?? false
    }
}

extension ModuleFacts {
    /// Nil for a predicate that asks about the tree. Only for one whose roles and words were all found to be there.
    func lower(_ use: PredicateUse, of rule: Rule, severity: String, waivers: [Waiver]) -> PredicateLowering? {
        let checks: [ContentCheck]
        var obstacles: [String] = []
        do throws(LoweringObstacle) {
            guard let found = try contentChecks(of: use, rule) else { return nil }
            checks = found.checks
            obstacles += found.obstacles
        } catch {
            return PredicateLowering(patterns: [], approximations: [], obstacles: [error.reason])
        }
        var patterns: [ResolvedPattern] = []
        var approximations: [PatternPaths.Approximation] = []
        let taken = rule.patterns.map(rule.identifier)
        for check in checks {
            let ids = rule.identifiers(of: check, use)
            guard let id = ids.first(where: { !taken.contains($0) }) else {
                obstacles.append("the rule's own patterns are named \(ids.joined(separator: " and "))")
                continue
            }
            let paths = paths(
                of: check.places, without: check.excludedPlaces, and: check.excluded, in: rule, waivers: waivers)
            let include = paths.include.filter { !check.exempts($0) }
            guard !include.isEmpty else {
                obstacles.append("\(id) looks only outside the rule's paths")
                continue
            }
            approximations += paths.approximations
            if check.mayOverlap {
                approximations.append(
                    .init(errs: .overReports, why: "\(id) also looks at declarations that begin within another"))
            }
            patterns.append(
                ResolvedPattern(
                    id: id, rule: rule.id.value.description, message: check.message ?? rule.message(with: check.remedy),
                    regex: check.regex, unless: nil, reach: check.reach, region: .any, flags: [],
                    capture: check.capture, confidence: .verdict, severity: severity, include: include,
                    exclude: paths.exclude.filter { !check.exempts($0) }, examples: Examples(),
                    from: "registry:\(rule.id.value)/predicate",
                    values: check.values))
        }
        return PredicateLowering(patterns: patterns, approximations: unique(approximations), obstacles: obstacles)
    }

    private func contentChecks(
        of use: PredicateUse, _ rule: Rule
    ) throws(LoweringObstacle) -> (checks: [ContentCheck], obstacles: [String])? {
        let places = places(of: use, rule)
        switch use.name.value {
        case "vocabulary":
            let exempt = WordTest.containing(use.texts("exempt_patterns").map(\.value))
            return ([try wordCheck(use, "declaration", in: places, accepting: "vocabulary_key", or: exempt)], [])
        case "naming_pattern": return ([try namingCheck(use, in: places)], [])
        case "forbidden_member":
            let allowed = WordTest.exact(use.texts("allow").map(\.value))
            return ([try wordCheck(use, "pattern", in: places, or: allowed)], [])
        case "forbidden_pattern":
            let regex = use.text("pattern")?.value ?? ""
            return ([ContentCheck(remedy: "remove this or move it elsewhere", regex: regex, places: places)], [])
        case "file_size": return fileSizeChecks(of: use)
        default: return nil
        }
    }

    /// Empty for the whole scope of the rule, which is what a glob for all of its files says.
    func places(of use: PredicateUse, _ rule: Rule) -> [RulePattern.Place] {
        if let role = use.text("subject_role") { return [.role(role)] }
        guard let text = use.text("glob"), let glob = try? Glob(text.value),
            Glob.counterexample(of: scopePaths(of: rule), in: [glob]) != nil
        else { return [] }
        return [.glob(Located(glob, at: text.range))]
    }

    private func namingCheck(
        _ use: PredicateUse, in places: [RulePattern.Place]
    ) throws(LoweringObstacle) -> ContentCheck {
        if use.comparesWithFile {
            throw LoweringObstacle("a regex does not know the name of the file it is searched in")
        }
        guard use.text("reject_from_vocabulary") == nil else {
            return try wordCheck(use, "declaration", in: places, rejecting: "reject_from_vocabulary")
        }
        return try wordCheck(use, "declaration", in: places, accepting: "accept_from_vocabulary")
    }

    /// The matches of a regex whose capture 1 is, or is not, in a vocabulary.
    private func wordCheck(
        _ use: PredicateUse, _ regex: String, in places: [RulePattern.Place], accepting: String? = nil,
        or other: WordTest? = nil,
        rejecting: String? = nil
    ) throws(LoweringObstacle) -> ContentCheck {
        let syntax = try use.syntax(of: regex)
        var tests = other.map { [$0] } ?? []
        var values: [String] = []
        var remedy = use.texts("allow").isEmpty ? nil : "use only \(use.texts("allow").map(\.value).listed)"
        if let name = (accepting ?? rejecting).flatMap(use.text)?.value,
            case .words(let words, let key) = vocabulary(name)
        {
            tests.insert(WordTest(words, match(ofVocabulary: name)), at: 0)
            values = [key]
            remedy = match(ofVocabulary: name).remedy(words, of: name, isForbidden: rejecting != nil)
        }
        let condition = try CaptureCondition(syntax, passing: rejecting != nil, tests)
        return ContentCheck(
            remedy: remedy, regex: condition.pattern, capture: condition.capture, places: places, values: values,
            mayOverlap: condition.mayOverlap)
    }
}

extension WordTest {
    /// Whether a word is in a vocabulary.
    package init(_ entries: [String], _ match: Vocabulary.Match) {
        self =
            switch match {
            case .prefix: .prefix(entries)
            case .suffix: .suffix(entries)
            case .exact: .exact(entries)
            case .regex: .whole(entries)
            }
    }
}

extension PredicateUse {
    /// Whether a consumer of patterns could run the predicate, or a part of it, once all it reads is bound.
    var asksAboutContent: Bool {
        switch name.value {
        case "vocabulary", "forbidden_member", "naming_pattern":
            let regex = ["declaration", "pattern"].first { text($0) != nil }
            guard !comparesWithFile, let syntax = try? syntax(of: regex ?? "") else { return false }
            return (try? CaptureCondition(syntax, [])) != nil
        case "forbidden_pattern", "file_size": return true
        default: return false
        }
    }

    fileprivate var comparesWithFile: Bool {
        if case .flag(true)? = self["match_file_stem"]?.value { true } else { false }
    }

    fileprivate func syntax(of parameter: String) throws(LoweringObstacle) -> RegexSyntax {
        guard let text = text(parameter)?.value, let syntax = try? RegexSyntax(text) else {
            throw LoweringObstacle("'\(parameter)' is no regex")
        }
        return syntax
    }
}

extension Vocabulary.Match {
    fileprivate func remedy(_ words: [String], of vocabulary: String, isForbidden: Bool) -> String {
        let choice = isForbidden ? "none of \(vocabulary)" : "one of \(vocabulary)"
        let lead =
            switch self {
            case .prefix: "start with"
            case .suffix: "end with"
            case .exact: "take"
            case .regex: "match"
            }
        return "\(lead) \(choice) (\(words.listed))"
    }
}

extension [String] {
    /// The first few: a message is read in one line.
    fileprivate var listed: String {
        let most = 6
        return prefix(most).joined(separator: ", ") + (count > most ? ", …" : "")
    }
}

extension Rule {
    fileprivate func message(with remedy: String?) -> String {
        remedy.map { "\(title.value): \($0)" } ?? title.value
    }

    /// The identifiers a lowered pattern may have, the first that no pattern of the rule has counting.
    fileprivate func identifiers(of check: ContentCheck, _ use: PredicateUse) -> [String] {
        if let name = check.name { return ["\(id.value)_\(name)", "\(id.value)_\(use.name.value)_\(name)"] }
        return [id.value.description, "\(id.value)_\(use.name.value)"]
    }
}
