#if DEBUG
    extension ProductViewModel {  // expect: MVM-10 MVM-11
        static var demo: ProductViewModel { ProductViewModel(repository: ProductRepositoryImpl()) }
    }
#endif

private let demo = ProductViewModel.demo  // expect: MMOD-08
