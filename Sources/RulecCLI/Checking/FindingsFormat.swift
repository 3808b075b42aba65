import Diagnostics
import Inspection

/// How findings are printed.
enum FindingsFormat: String, CaseIterable {
    case text, json, sarif, github, gitlab, junit, xcode, markdown

    func render(_ output: FindingsOutput, style: TextStyle, showsExcused: Bool) -> String {
        switch self {
        case .text:
            output.reports.map { TextFindings(style: style, showsExcused: showsExcused).render($0) }.joined()
        case .json: JSONFindings.render(output)
        case .sarif: SARIFFindings.render(output)
        case .github: GitHubFindings.render(output)
        case .gitlab: GitLabFindings.render(output)
        case .junit: JUnitFindings.render(output)
        case .xcode: XcodeFindings.render(output)
        case .markdown: MarkdownFindings.render(output)
        }
    }
}
