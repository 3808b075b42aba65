import Diagnostics
import Patterns
import Planning
import Registry

/// `patterns.json`: every machine pattern of a module, for engines other than SwiftLint. Markers that excuse a place are
/// not part of these patterns; a consumer filters by them afterwards.
enum PatternPack {
    static func text(_ plan: ModulePlan, patterns: [CompiledPattern]) -> String {
        JSONValue.object([
            ("version", .integer(1)), ("module", .string(plan.module)),
            ("patterns", .array(patterns.map(json))),
        ]).lines(depth: 2)
    }

    private static func json(_ compiled: CompiledPattern) -> JSONValue {
        let pattern = compiled.pattern
        return .object([
            ("id", .string(pattern.id)), ("rule", .string(pattern.rule)), ("severity", .string(pattern.severity)),
            ("message", .string(pattern.message)), ("regex", .string(pattern.regex)),
            ("on", .string(pattern.reach.rawValue)), ("flags", .strings(pattern.flags.map(\.rawValue))),
            ("in", .string(pattern.region.rawValue)), ("capture", .integer(pattern.capture)),
            ("unless", .optional(pattern.unless)), ("confidence", .string(pattern.confidence.rawValue)),
            (
                "paths",
                .object([
                    ("include", .strings(pattern.include.map(\.text))),
                    ("exclude", .strings(pattern.exclude.map(\.text))),
                ])
            ),
            ("engines", EngineDialects.json(compiled)),
            (
                "examples",
                .object([
                    ("bad", .strings(pattern.examples.bad.map(\.value))),
                    ("good", .strings(pattern.examples.good.map(\.value))),
                ])
            ),
            ("from", .string(pattern.from)), ("values", .strings(pattern.values)),
        ])
    }
}

/// One pattern in the dialect of each engine: complete, or the construct that has no equivalent there. ICU is what
/// SwiftLint and rulec run, and both know comments and strings; an engine that knows the text only cannot keep to `in:`.
enum EngineDialects {
    static func json(_ compiled: CompiledPattern) -> JSONValue {
        let isLineWise = compiled.pattern.reach == .line
        let needsSyntax = compiled.pattern.region != .any
        return .object([
            ("icu", .object([("pattern", .string(compiled.bare))])),
            ("pcre2", json(compiled.syntax.pcre2(lineWise: isLineWise), isApproximate: needsSyntax)),
            ("rust", json(compiled.syntax.rust(lineWise: isLineWise), isApproximate: needsSyntax)),
        ])
    }

    private static func json(_ translation: Translation, isApproximate: Bool) -> JSONValue {
        switch translation {
        case .exact(let pattern):
            .object([("pattern", .string(pattern))] + (isApproximate ? [("grade", .string("approximate"))] : []))
        case .unsupported(let construct, _): .object([("unsupported", .string(construct))])
        }
    }
}
