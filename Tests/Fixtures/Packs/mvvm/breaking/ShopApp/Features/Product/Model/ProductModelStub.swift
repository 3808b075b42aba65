extension ProductModel {  // expect: MMOD-08 MMOD-09 MMOD-10 MMOD-11
    static let sample = ProductModel(id: "7")
}
