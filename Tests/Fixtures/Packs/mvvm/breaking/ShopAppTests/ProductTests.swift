import Cuckoo  // expect: MTST-02
import XCTest  // expect: MTST-01

@Suite(.serialized)  // expect: MTST-07
struct ProductTests {
    @Test func price() throws {
        let product = ProductModel(id: "7")  // expect: MTST-03
        #expect(product.price! == 0)  // expect: MTST-06
    }
}
