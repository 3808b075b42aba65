import Foundation

extension String {
    var isShort: Bool { count < 3 }
}
