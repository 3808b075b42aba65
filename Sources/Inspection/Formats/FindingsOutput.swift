/// All that a report is rendered from, apart from the report itself.
package struct FindingsOutput: Sendable {
    package let reports: [InspectionReport]
    /// rulec's.
    package let version: String
    /// The repository's root, absolute; for formats whose readers know nothing of it.
    package let root: String

    package init(_ reports: [InspectionReport], version: String, root: String) {
        self.reports = reports
        self.version = version
        self.root = root
    }
}

/// A severity of the registry in a tool that has three of its own.
enum ThreeLevels {
    case error, warning, note

    /// The registry's strongest level is an error, its weakest of three or more a note. Nothing that only reports is an
    /// error, and a candidate is a note.
    init(_ finding: Finding, _ report: InspectionReport) {
        let rank = report.severities.firstIndex(of: finding.severity) ?? report.severities.count
        if finding.confidence == .candidate {
            self = .note
        } else if rank == 0, finding.mode == .required {
            self = .error
        } else if rank > 1, rank == report.severities.count - 1 {
            self = .note
        } else {
            self = .warning
        }
    }
}

extension Finding {
    /// For formats in which everything has a line.
    var line: Int { range?.start.line ?? 1 }

    /// The message with what the finding is, for formats that have no place of their own to say it.
    var labelledMessage: String {
        switch standing {
        case .counted, .excused: message
        case .reportedOnly: "Reported only: \(message)"
        case .candidate: "Candidate to review: \(message)"
        }
    }
}
