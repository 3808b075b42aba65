import Foundation

extension Date {
    static var cache: [String: Date] = [:]  // expect: MEXT-02

    func shown() -> String {
        print(self)  // expect: MEXT-02
        return formatted()
    }
}
