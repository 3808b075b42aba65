import Diagnostics
import Registry
import Testing

@Suite struct PredicateDecodingTests {
    static func predicate(_ name: String, _ params: String) -> String { "predicate: \(name)\nparams: \(params)" }

    static let roles = "roles: {screen.root: text, logic: text}"
    static let naming = "glob: '**/*.swift', declaration: 'var (\\w+)'"

    static let slips: [Slip] = [
        .rule(.unknownPredicate, "predicate: «file_sise»", suggestion: "file_size"),
        .rule(.missingKey, "«params»: {role: logic}"),
        .rule(.missingParameter, "predicate: «mirror_required»", top: roles),
        .rule(.missingParameter, predicate("mirror_required", "{«test_role»: logic}"), top: roles),
        .rule(
            .missingParameter,
            predicate("file_required_in_dir", "{role: logic, «trigger_pattern»: x}"), top: roles),
        .rule(.missingParameter, predicate("naming_pattern", "{«glob»: '**/*.swift', declaration: 'var (\\w+)'}")),
        .rule(
            .unknownParameter,
            predicate("naming_pattern", "{\(naming), accept_from_vocabulary: A, «match_file_stem»: true}")),
        .rule(
            .unknownParameter, predicate("naming_pattern", "{\(naming), «acept_from_vocabulary»: A}"),
            suggestion: "accept_from_vocabulary"),
        .rule(
            .unknownParameter, predicate("prefix_collision", "{«subjectrole»: logic}"), top: roles,
            suggestion: "subject_role"),
        .rule(.unknownParameter, predicate("none", "{«role»: logic}")),
        .rule(.unknownParameter, predicate("file_size", "{limits: {«fil»: 300}}"), suggestion: "file"),
        .rule(.wrongType, predicate("file_size", "{limits: {file: «0»}}")),
        .rule(.wrongType, predicate("naming_pattern", "{\(naming), match_file_stem: «yes»}")),
        .rule(
            .wrongType, predicate("forbidden_member", "{subject_role: logic, pattern: '(x)', allow: «body»}"),
            top: roles),
        .rule(.wrongType, predicate("file_count", "{subject_role: logic, max: «-1»}"), top: roles),
        .rule(
            .wrongType, predicate("file_count", "{subject_role: logic, max: 1, per: «screens»}"), top: roles,
            suggestion: "screen"),
        .rule(
            .wrongType, predicate("declaration_size", "{subject_role: logic, max_lines: 1, kinds: [«funk»]}"),
            top: roles,
            suggestion: "func"),
        .rule(.wrongType, predicate("file_count", "{subject_role: logic, min: «3», max: 2}"), top: roles),
        .rule(.missingParameter, predicate("file_count", "{«subject_role»: logic}"), top: roles),
        .rule(
            .neverMatches, predicate("pattern_count", "{subject_role: logic, pattern: 'a«\\n»b', min: 1}"), top: roles),
        .rule(
            .invalidGlob, predicate("naming_pattern", "{glob: 'a/«..»/b', declaration: '(x)', match_file_stem: true}")),
        .rule(
            .invalidRegex,
            predicate("naming_pattern", "{glob: '**/*.swift', declaration: '«var \\w+»', match_file_stem: true}")),
        .rule(
            .matchesEverything,
            predicate("vocabulary", "{vocabulary_key: A, declaration: '(x)', exempt_patterns: ['«x*»']}")
        ),
    ]

    @Test(arguments: slips) func findsTheSlipAtItsPlaceAndNothingElse(slip: Slip) { slip.expectFound() }

    @Test func everyPredicateIsDeclaredOnceInOrder() {
        let names = PredicateDeclaration.all.map(\.name)
        #expect(names.count == 21)
        #expect(names == names.sorted())
        #expect(Set(names).count == names.count)
        for declaration in PredicateDeclaration.all {
            let parameters = declaration.parameters.map(\.name)
            #expect(declaration.parameters.compactMap(\.partner).allSatisfy(parameters.contains))
            #expect(declaration.atLeastOneOf.joined().allSatisfy(parameters.contains))
            #expect(declaration.exactlyOneOf.joined().allSatisfy(parameters.contains))
        }
    }
}
