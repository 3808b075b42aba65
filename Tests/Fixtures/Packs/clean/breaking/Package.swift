// swift-tools-version: 6.2

import PackageDescription

let package = Package(  // expect: CPKG-01
    name: "Feed",
    targets: [
        .target(name: "Feed", dependencies: ["FeediOS"]),  // expect: CPKG-02
        .testTarget(name: "FeedTests", dependencies: ["Feed"]),
    ]
)
