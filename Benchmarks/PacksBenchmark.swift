import Foundation

/// A build of all packs and modules against one of the platform's rules and their modules alone, in turn. Work for a pair of
/// a rule and a module is all there is to do, so the times should not differ by more than the numbers of pairs.
enum PacksBenchmark {
    private static let runs = 7

    static func run() {
        let rulec = Program.folder.appendingPathComponent("rulec").path
        guard FileManager.default.isExecutableFile(atPath: rulec) else {
            print("skipped: there is no rulec beside this program (swift build -c release)")
            return
        }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("rulec-packs-\(getpid())").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        do {
            let all = try project("\(folder)/all")
            let platform = try project("\(folder)/platform", onlyPlatform: true)
            print("all packs: \(all.rules) rules, \(all.modules) modules")
            print("the platform alone: \(platform.rules) rules, \(platform.modules) modules")
            let pairs = Double(all.rules * all.modules) / Double(platform.rules * platform.modules)
            Comparison(
                build(rulec, all.folder), against: build(rulec, platform.folder), aim: (pairs * 100).rounded() / 100
            )
            .run(runs)
        } catch {
            print("skipped: \(error)")
        }
    }

    private static func build(_ rulec: String, _ folder: String) -> Command {
        Command("rulec build in \((folder as NSString).lastPathComponent)", rulec, ["-C", folder, "build", "-q"]) {
            try? FileManager.default.removeItem(atPath: "\(folder)/generated")
        }
    }

    private static func project(
        _ folder: String, onlyPlatform: Bool = false
    ) throws -> (folder: String, rules: Int, modules: Int) {
        let files = FileManager.default
        try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for name in ["registry", "overlays"] { try files.copyItem(atPath: name, toPath: "\(folder)/\(name)") }
        var overlays = try files.contentsOfDirectory(atPath: "\(folder)/overlays")
        if onlyPlatform {
            // Slots of the platform govern rules of packs too.
            let foreign = try ruleIDs(below: "\(folder)/registry/packs")
            try files.removeItem(atPath: "\(folder)/registry/packs")
            let slots = "\(folder)/registry/slots.yml"
            let text = try String(contentsOfFile: slots, encoding: .utf8)
            try foreign.reduce(text) { $0.replacing(", \($1)", with: "") }
                .write(toFile: slots, atomically: true, encoding: .utf8)
            for overlay in overlays {
                let path = "\(folder)/overlays/\(overlay)"
                let text = try String(contentsOfFile: path, encoding: .utf8)
                let packs = text.split(separator: "\n").first { $0.hasPrefix("packs:") }
                if let packs, !packs.contains("platform") { try files.removeItem(atPath: path) }
            }
            overlays = try files.contentsOfDirectory(atPath: "\(folder)/overlays")
        }
        return (folder, try ruleIDs(below: "\(folder)/registry").count, overlays.count)
    }

    private static func ruleIDs(below folder: String) throws -> [Substring] {
        try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".yml") }.flatMap { path in
            try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8).split(separator: "\n")
                .compactMap { $0.wholeMatch(of: #/  - id: ([A-Z0-9]+-\d+\w?)/#)?.output.1 }
        }
    }
}
