import Combine  // expect: MARC-02
import Foundation

final class ProductViewModel {  // expect: MVM-01 MVM-02 MVM-07
    private let repository: ProductRepositoryImpl  // expect: MVM-03
    private let profiles: [ProfileModel] = []  // expect: MSTR-10
    private var cancellables: Set<AnyCancellable> = []  // expect: MVM-04
    private var detail: ProductScreen?  // expect: MARC-05
    private(set) var isLoading = false
    private(set) var errorText = ""
    @FocusState var field: Int?  // expect: MFRM-02

    init(repository: ProductRepositoryImpl) { self.repository = repository }  // expect: MVM-03

    func productsNow() async {  // expect: MVM-08
        isLoading = true  // expect: MVM-05
        switch await repository.products() {
        case .success(let products): errorText = "\(products.count)"  // expect: MVM-06
        default: break
        }
        isLoading = false
    }

    func fetchTitle() async {
        switch await repository.title() {
        case .success(let title): errorText = title
        case .failure: break  // expect: MERR-01
        }
        if case .success = await repository.title() { errorText = "" }  // expect: MVM-06
    }

    func loadMore() async {  // expect: MPAG-01 MPAG-02
        errorText = NSLocalizedString("more", comment: "")  // expect: MLOC-05
    }

    func submit() async {  // expect: MFRM-03
        do {
            try await repository.send()
        } catch {
            errorMessage = error.localizedDescription  // expect: MERR-04
        }
    }
}
