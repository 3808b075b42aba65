import SwiftUI

final class HomeViewModel: ObservableObject {  // expect: TTIR-13
    @Published var recipes: [Recipe] = []
}
