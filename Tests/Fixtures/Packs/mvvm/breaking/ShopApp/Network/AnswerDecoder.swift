import Foundation

struct AnswerDecoder {
    weak var owner: ProductViewModel?  // expect: MARC-05

    func date(in data: Data) throws -> Date {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .secondsSince1970  // expect: MNET-06
        return try decoder.decode(Date.self, from: data)
    }
}
