import OutlineEngine
import OutlineSurface
import SwiftUI

struct TreeView: View {
    let surface: TreeSurface
    let perform: (Intent) async -> Void

    var body: some View {
        List {
            if case .loaded(let rows) = surface.load {
                ForEach(rows) { row in
                    Text(row.title).foregroundStyle(color(for: row.tone))
                }
            }
        }
        .refreshable { await perform(.run(.reload)) }
        .disabled(!surface.canReload)
    }
}
