import AppKit

final class AppDelegate: NSObject, NSApplicationDelegate {
    func applicationDidBecomeActive(_ notification: Notification) { refresh() }  // expect: PTRIG-09

    func watch() {
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.count += 1 }  // expect: PTRIG-02
    }
}
