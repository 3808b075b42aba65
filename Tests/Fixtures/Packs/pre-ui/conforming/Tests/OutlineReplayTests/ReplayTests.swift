import OutlineEngine
import Testing

struct ReplayTests {
    @Test("a session is replayed in its order", arguments: Corpus.all)
    func replay(_ scenario: Scenario) async {
        let engine = await makeEngine()
        await confirmation(expectedCount: scenario.steps.count) { done in
            for step in scenario.steps {
                await engine.perform(step)
                done()
            }
        }
    }
}
