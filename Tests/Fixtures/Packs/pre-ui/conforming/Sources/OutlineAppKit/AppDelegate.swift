import AppKit
import OutlineEngine

@MainActor
final class AppDelegate: NSObject, NSApplicationDelegate {
    private let engine: OutlineEngine

    init(engine: OutlineEngine) {
        self.engine = engine
    }

    func applicationDidBecomeActive(_ notification: Notification) {
        Task { await engine.perform(.ambient(.becameActive)) }
    }
}
