import Foundation

struct ProductRepositoryLive {
    let link = URL(string: "https://shop.example/products")  // expect: MENV-01
}
