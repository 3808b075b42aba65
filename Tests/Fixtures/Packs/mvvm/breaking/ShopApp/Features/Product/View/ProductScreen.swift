import SwiftUI
import UIKit  // expect: MIMP-03

struct ProductScreen: View {  // expect: MERR-02 MSTA-03 MVIEW-04
    @ObservedObject var model: LegacyModel  // expect: MSTA-02
    @EnvironmentObject var router: LegacyRouter  // expect: MSTA-04
    let repository: any ProductRepository  // expect: MARC-06
    let network: NetworkService  // expect: MARC-01
    @State private var showSheet = false  // expect: MNAV-04
    let container = DependencyContainer()  // expect: MDI-04

    var body: some View {
        VStack(spacing: 8) {  // expect: MPRF-01 MTHM-01
            ForEach(model.items) { ProductRow(item: $0) }
        }
        .onAppear { Task { await model.load() } }  // expect: MVIEW-07
        .foregroundStyle(.red)  // expect: MTHM-02
        .clipShape(RoundedRectangle(cornerRadius: 12))  // expect: MTHM-03
        .presentationCornerRadius(8)  // expect: MLIQ-06
        .textCase(.uppercase)  // expect: MLIQ-07
    }

    private var header: some View {  // expect: MCMP-03
        Image("hero")  // expect: MAST-01
            .onTapGesture { showSheet = true }  // expect: MA11-04
            .background(model.isNew ? .green : .clear)  // expect: MA11-07
    }
}

private struct Dot: View {  // expect: MCMP-09 MCMP-10
    @State private var isOn = false
    let a: CGFloat = 0
    let b: CGFloat = 0
    let c: CGFloat = 0
    let d: CGFloat = 0
    let e: CGFloat = 0
    let f: CGFloat = 0
    let g: CGFloat = 0
    let h: CGFloat = 0
    let i: CGFloat = 0
    let j: CGFloat = 0
    let k: CGFloat = 0
    let l: CGFloat = 0
    let m: CGFloat = 0

    var body: some View {
        Circle()
    }

    func grow() {}
}

#Preview { ProductScreen(repository: .stub, count: 5) }  // expect: MVIEW-06

#Preview { ProductScreen(container: DependencyContainer()) }  // expect: MDI-05 MVIEW-05
