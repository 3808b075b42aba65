// swift-tools-version: 5.9
import PackageDescription

let package = Package(name: "Shop", targets: [.executableTarget(name: "ShopApp", path: "ShopApp")])  // expect: MCON-03
