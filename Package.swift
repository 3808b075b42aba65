// swift-tools-version: 6.2

import PackageDescription

/// The targets from the bottom up. A target may import only what stands above it in this list (ARCHITECTURE.md, "The law
/// of dependencies"), so the list of its dependencies is written out in full and checked by the build and by a test.
let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .treatAllWarnings(as: .error),
]

let package = Package(
    name: "rulec",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "rulec", targets: ["rulec"])
    ],
    dependencies: [],
    targets: [
        .target(name: "Diagnostics", swiftSettings: settings),
        .target(name: "YAML", dependencies: ["Diagnostics"], swiftSettings: settings),
        .target(name: "Patterns", swiftSettings: settings),
        .target(name: "Registry", dependencies: ["Diagnostics", "YAML", "Patterns"], swiftSettings: settings),
        .target(name: "Planning", dependencies: ["Diagnostics", "Patterns", "Registry"], swiftSettings: settings),
        .target(
            name: "Artifacts", dependencies: ["Diagnostics", "YAML", "Patterns", "Registry", "Planning"],
            swiftSettings: settings),
        .target(
            name: "Inspection", dependencies: ["Diagnostics", "Patterns", "Registry", "Planning"],
            swiftSettings: settings),
        .target(
            name: "RulecCLI",
            dependencies: ["Diagnostics", "YAML", "Patterns", "Registry", "Planning", "Artifacts", "Inspection"],
            swiftSettings: settings),
        .executableTarget(name: "rulec", dependencies: ["RulecCLI"], swiftSettings: settings),
        .executableTarget(
            name: "Benchmarks",
            dependencies: ["Diagnostics", "YAML", "Patterns", "Registry", "Planning", "Artifacts", "RulecCLI"],
            path: "Benchmarks", swiftSettings: settings),
        .executableTarget(
            name: "ICUSearch", dependencies: ["Diagnostics", "Patterns"], path: "ICUSearch", swiftSettings: settings),

        .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"], swiftSettings: settings),
        .testTarget(name: "YAMLTests", dependencies: ["Diagnostics", "YAML"], swiftSettings: settings),
        .testTarget(name: "PatternsTests", dependencies: ["Patterns"], swiftSettings: settings),
        .testTarget(
            name: "RegistryTests", dependencies: ["Diagnostics", "YAML", "Patterns", "Registry"],
            swiftSettings: settings),
        .testTarget(
            name: "PlanningTests", dependencies: ["Diagnostics", "YAML", "Patterns", "Registry", "Planning"],
            swiftSettings: settings),
        .testTarget(
            name: "ArtifactsTests",
            dependencies: ["Diagnostics", "YAML", "Patterns", "Registry", "Planning", "Artifacts"],
            swiftSettings: settings),
        .testTarget(
            name: "InspectionTests",
            dependencies: ["Diagnostics", "YAML", "Patterns", "Registry", "Planning", "Inspection"],
            swiftSettings: settings),
        .testTarget(
            name: "RulecCLITests",
            dependencies: [
                "Diagnostics", "YAML", "Patterns", "Registry", "Planning", "Artifacts", "Inspection", "RulecCLI",
            ],
            swiftSettings: settings),
    ]
)
