import Foundation
import Observation

@Observable @MainActor
final class ProductFilterViewModel {
    var errorMessage: String?
}
