import Diagnostics

/// Lines as compilers print them, which Xcode turns into issues of the file. Paths are absolute.
package enum XcodeFindings {
    package static func render(_ output: FindingsOutput) -> String {
        output.reports.map { report in
            report.open.map { finding in
                let path = finding.path.hasPrefix("/") ? finding.path : "\(output.root)/\(finding.path)"
                let level = ThreeLevels(finding, report) == .error ? "error" : "warning"
                let column = finding.range?.start.column ?? 1
                return
                    "\(path.visible):\(finding.line):\(column): \(level): \(finding.labelledMessage.visible) (\(finding.pattern))\n"
            }.joined()
        }.joined()
    }
}
