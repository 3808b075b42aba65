import Foundation

enum ProductLogic {
    static let isCompactEnabled = true  // expect: MENV-03
    static let apiKey = "a1b2c3d4e5"  // expect: MENV-02

    static func retry() async {
        try? await Task.sleep(for: .seconds(1))  // expect: MTSK-01
        await refresh()
    }

    static func refreshAll(_ pages: [Int]) async {
        for page in pages { await refresh(page) }  // expect: MTSK-03
    }
}

func formatted(_ price: Decimal) -> String { price.formatted() }  // expect: MEXT-03
