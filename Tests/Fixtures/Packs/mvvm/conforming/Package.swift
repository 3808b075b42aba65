// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Shop",
    platforms: [.iOS("26.0")],
    targets: [
        .executableTarget(name: "ShopApp", path: "ShopApp"),
        .testTarget(name: "ShopAppTests", dependencies: ["ShopApp"], path: "ShopAppTests"),
    ]
)
