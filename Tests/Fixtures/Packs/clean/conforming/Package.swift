// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "Feed",
    platforms: [.iOS(.v26)],
    targets: [
        .target(name: "Feed"),
        .target(name: "FeediOS", dependencies: ["Feed"]),
        .target(name: "FeedApp", dependencies: ["Feed", "FeediOS"]),
        .testTarget(name: "FeedTests", dependencies: ["Feed"]),
        .testTarget(name: "FeedAppTests", dependencies: ["FeedApp"]),
    ]
)
