#if DEBUG
    extension ProductFilterViewModel {
        static func stub(names: [String], isOn: Bool = false) -> ProductFilterViewModel { .init() }  // expect: MVM-12
    }

    final class StubRepository: ProductRepository {}  // expect: MVM-11
#endif
