import Diagnostics
import Registry
import Testing

@Suite struct BuiltinCatalogTests {
    static func lint(_ item: String) -> String { "builtin: {swiftlint: [\(item)]}" }

    static let slips: [Slip] = [
        .rule(.unknownBuiltin, lint("«prefer_let»")),
        .rule(.unknownBuiltin, lint("«force_casts»"), suggestion: "force_cast"),
        .rule(.unknownBuiltin, lint("«variable_name»"), suggestion: "identifier_name"),
        .rule(.unknownBuiltin, lint("«custom_rules»")),
        .rule(.unknownBuiltin, lint("file_length: {«warn»: 400}")),
        .rule(.unknownBuiltin, lint("file_length: {«warnin»: 400}"), suggestion: "warning"),
        .rule(.wrongType, lint("file_length: {warning: «many»}")),
        .rule(.wrongType, lint("file_length: «400»")),
        .rule(.wrongType, lint("force_cast: {severity: «info»}")),
        .rule(.wrongType, lint("line_length: {ignores_urls: «1»}")),
        .rule(.wrongType, lint("identifier_name: {min_length: «{warn: 2}»}")),
        .rule(.wrongType, lint("file_header: {required_pattern: «[a]»}")),
        .rule(.wrongType, "builtin: {swiftlint: «force_cast»}"),
    ]

    @Test(arguments: slips) func findsTheSlipAtItsPlaceAndNothingElse(slip: Slip) { slip.expectFound() }

    @Test func optionsKeepTheirTypes() {
        let rule = """
            builtin:
              swiftlint:
                - force_cast
                - file_length: {warning: 400, ignore_comment_only_lines: false}
                - identifier_name: {min_length: {warning: 2}, excluded: [id, x]}
                - deployment_target: {iOS_deployment_target: 17.0}
              swiftformat: [{wrapArguments: {wraparguments: before-first}}]
            """
        let (registry, diagnostics) = Sample.check(Sample.registry(rule: rule))
        #expect(diagnostics.isEmpty)
        let uses = registry.rules.first?.builtins ?? []
        #expect(
            uses.map(\.identifier.value) == [
                "force_cast", "file_length", "identifier_name", "deployment_target", "wrapArguments",
            ])
        #expect(uses.map(\.tool) == [.swiftlint, .swiftlint, .swiftlint, .swiftlint, .swiftformat])
        #expect(
            uses.map { $0.options.map(\.value.value) } == [
                [], [.integer(400), .bool(false)],
                [.map(["warning"], [.integer(2)]), .list([.string("id"), .string("x")])],
                [.string("17.0")], [.string("before-first")],
            ])
    }

    @Test func theCatalogHoldsTheRulesOfSwiftLint() {
        #expect(SwiftLintRule.all.count == 244)
        #expect(Set(SwiftLintRule.all.map(\.identifier)).count == 244)
        #expect(SwiftLintRule.all.count(where: \.isDefault) == 100)
        #expect(
            SwiftLintRule.all.filter(\.isAnalyzer).map(\.identifier) == [
                "capture_variable", "typesafe_array_init", "unused_declaration", "unused_import", "explicit_self",
            ])
        #expect(
            BuiltinCatalog.swiftLintRule(named: "nesting")?.options.map(\.name).prefix(2) == [
                "type_level", "function_level",
            ])
    }
}
