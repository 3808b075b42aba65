import Foundation

struct OrdersModel: Codable {  // expect: MMOD-01
    var note: String = ""  // expect: MMOD-03 MMOD-04
    let total: Decimal

    var isFree: Bool { total == 0 }  // expect: MMOD-06
}
