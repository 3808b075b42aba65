import Foundation
import RulecCLI

let console = Console.standard(environment: ProcessInfo.processInfo.environment)
exit(Rulec.run(Array(CommandLine.arguments.dropFirst()), console: console).rawValue)
