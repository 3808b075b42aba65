import SwiftUI

struct ProductGlass: View {  // expect: MVIEW-03
    @AppStorage("compact") private var isCompact = false  // expect: MPER-01
    let titles: [String]

    var body: some View {
        List { ProductRow() }  // expect: MLIQ-01
            .glassEffect()
        Button(AppStrings.title) { open() }  // expect: MLIQ-05
            .glassEffect()  // expect: MLIQ-04
        ProductRow().glassEffect()
        ProductRow().glassEffect(in: .capsule)  // expect: MLIQ-02
        Text(titles.count == 1 ? AppStrings.one : AppStrings.other)  // expect: MLOC-07
    }
}
