import Registry
import Testing

@testable import Inspection

struct PredicateTableTests {
    @Test func `every predicate that a machine decides has an execution of its name`() {
        let declared = PredicateDeclaration.all.map(\.name).filter { $0 != "none" }
        #expect(PredicateChecks.all.map { $0.name } == declared)
    }
}
