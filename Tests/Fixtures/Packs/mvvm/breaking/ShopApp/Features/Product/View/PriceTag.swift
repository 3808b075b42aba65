import SwiftUI

struct ProductPrice: View {  // expect: MCMP-06 MVIEW-03
    @State private var viewModel: ProductDetailViewModel  // expect: MVIEW-01
    let name: String  // expect: MCMP-07
    let price: Decimal

    var body: some View {
        Text("Price " + name)  // expect: MLOC-01 MLOC-06
            .font(.custom("Brand-Bold", size: 12))  // expect: MAST-03 MTHM-06
            .task { await viewModel.load() }  // expect: MVIEW-02
    }
}
