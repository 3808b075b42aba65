import Foundation
import OutlineDomain
import OutlinePorts
import OutlineServices
import OutlineSurface

@MainActor
public final class OutlineEngine: TreeReading {
    public private(set) var tree = TreeSurface(load: .loading, canReload: false)
    public let changes: AsyncStream<Set<SurfaceArea>>
    private let announce: AsyncStream<Set<SurfaceArea>>.Continuation
    private let outlines: any OutlineLoading
    private let clock: any Clock<Duration>
    private var selected: UUID?

    public init(outlines: any OutlineLoading, clock: any Clock<Duration>) {
        self.outlines = outlines
        self.clock = clock
        (changes, announce) = AsyncStream.makeStream()
    }

    public func perform(_ intent: Intent) async {
        switch intent {
        case .select(let id):
            selected = id
            announce.yield([.tree])
        case .run(.reload), .ambient(.becameActive): await reload()
        case .ambient(.tick): try? await clock.sleep(for: .seconds(1))
        }
    }

    private func reload() async {
        do {
            tree.load = .loaded(rows(of: try await outlines.load()))
        } catch {
            tree.load = .failed
        }
        tree.canReload = true
        announce.yield([.tree, .status])
    }

    private func rows(of nodes: [Node]) -> [TreeSurface.Row] {
        nodes.map {
            .init(
                id: $0.id, title: $0.title, tone: TitleCheck.untitled(in: [$0]) > 0 ? .warning : .plain,
                isSelected: $0.id == selected)
        }
    }
}
