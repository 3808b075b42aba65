import Diagnostics

/// Languages and frameworks that rules name. A misspelled one is in no module, so its rule is out of scope everywhere.
///
/// Nobody declares these words. One is suspect where it stands once in the registry and is close to one that is known
/// anywhere, or that stands there more than once.
struct ScopeWords: Sendable {
    private let languages: [String]
    private let frameworks: [String]

    init(_ registry: Registry) {
        let rules = registry.rules.filter { !$0.isRetired }
        let inScopes = rules.compactMap(\.scope).flatMap { $0.frameworks ?? [] }
        let inConditions = rules.flatMap { $0.when?.requirements ?? [] }.compactMap { requirement in
            if case .framework(let name) = requirement { name } else { nil }
        }
        let languages = registry.scope.languages + rules.compactMap(\.scope).flatMap { $0.languages ?? [] }
        self.languages = Self.knownLanguages + Self.repeated(languages)
        frameworks = Self.knownFrameworks + Self.repeated(inScopes + inConditions)
    }

    func check(language: Located<String>, _ findings: Findings) {
        // The names of languages are short: any two of one letter are close.
        guard language.value.count > 2, let meant = Self.meant(language, among: languages) else { return }
        findings.add(.unknownScopeWord(.unknownLanguage, "language", language, meant))
    }

    func check(framework: Located<String>, _ findings: Findings) {
        guard let meant = Self.meant(framework, among: frameworks) else { return }
        findings.add(.unknownScopeWord(.unknownFramework, "framework", framework, meant))
    }

    /// Case does not count where modules are held against these words.
    private static func meant(_ word: Located<String>, among known: [String]) -> String? {
        let isKnown = known.contains { $0.lowercased() == word.value.lowercased() }
        return isKnown ? nil : Spelling.closest(to: word.value, among: known)
    }

    private static func repeated(_ words: [Located<String>]) -> [String] {
        let folded = words.map { $0.value.lowercased() }
        let counts = Dictionary(folded.map { ($0, 1) }, uniquingKeysWith: +)
        return unique(words.map(\.value)).filter { (counts[$0.lowercased()] ?? 0) > 1 }
    }

    private static let knownLanguages = ["swift", "objective-c", "objective-c++", "metal", "python", "ruby", "shell"]

    /// Frameworks of Apple's platforms that such rules are most often about.
    private static let knownFrameworks = [
        "SwiftUI", "UIKit", "AppKit", "WatchKit", "TVUIKit", "Foundation", "Combine", "Observation", "SwiftData",
        "CoreData", "CoreLocation", "CoreGraphics", "CoreBluetooth", "CryptoKit", "Security", "LocalAuthentication",
        "MapKit", "WebKit", "StoreKit", "HealthKit", "HomeKit", "CloudKit", "PhotosUI", "AVFoundation", "AVKit",
        "ARKit",
        "RealityKit", "SceneKit", "SpriteKit", "WidgetKit", "ActivityKit", "AppIntents", "TipKit", "Charts",
        "UserNotifications", "BackgroundTasks", "PassKit", "MessageUI", "XCTest", "Testing", "OSLog",
    ]
}

extension Diagnostic {
    fileprivate static func unknownScopeWord(
        _ code: DiagnosticCode, _ kind: String, _ word: Located<String>, _ meant: String
    ) -> Self {
        Diagnostic(
            code, at: word.range, "the \(kind) '\(word.value)' is named only here, and is close to '\(meant)'",
            subject: word.value, suggestion: meant,
            fixes: [Fix("write '\(meant)'", edits: [Edit(replace: word.range, with: meant)])], severity: .warning)
    }
}
