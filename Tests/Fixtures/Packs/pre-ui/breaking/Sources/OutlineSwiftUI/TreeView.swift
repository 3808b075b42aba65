import OutlineDomain  // expect: PGATE-01 PTIER-08
import SwiftUI

struct TreeView: View {
    @State private var expanded = false  // expect: PTRIG-04
    private let undo = UndoManager()  // expect: PTRIG-08
    private let seen = UserDefaults.standard.bool(forKey: "seen")  // expect: PTRIG-05

    var body: some View {
        List(nodes) { node in Text(node.title).foregroundStyle(.red) }  // expect: PREND-03
            .refreshable { await load() }  // expect: PTRIG-10
            .onTapGesture { perform(.run(.expand)) }  // expect: PTRIG-01
            .disabled(nodes.isEmpty || busy)  // expect: PENG-06
    }

    private func color(for node: Node) -> Color { .primary }  // expect: PREND-04 PTIER-08
}
