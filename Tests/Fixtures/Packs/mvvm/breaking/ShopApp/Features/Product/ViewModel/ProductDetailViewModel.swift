import Foundation
import Observation

@Observable @MainActor
final class ProductDetailViewModel {
    var errorMessage: String?
}
