import Diagnostics
import Inspection

/// How findings are printed.
enum FindingsFormat: String, CaseIterable {
    case text, json

    func render(_ reports: [InspectionReport], style: TextStyle, showsExcused: Bool) -> String {
        switch self {
        case .text:
            reports.map { TextFindings(style: style, showsExcused: showsExcused).render($0) }.joined()
        case .json: JSONFindings.render(reports)
        }
    }
}
