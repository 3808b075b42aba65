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

/// Optimised in debug builds as well: without it `swift run rulec build` and `swift test` take six times as long. To step
/// through the code, take the flag out.
let fast: [SwiftSetting] = settings + [.unsafeFlags(["-O"], .when(configuration: .debug))]

let package = Package(
    name: "rulec",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "rulec", targets: ["rulec"])
    ],
    dependencies: [],
    targets: [
        .target(name: "Diagnostics", swiftSettings: fast),
        .target(name: "YAML", dependencies: ["Diagnostics"], swiftSettings: fast),
        .target(name: "Patterns", swiftSettings: fast),
        .target(name: "Registry", dependencies: ["Diagnostics", "YAML", "Patterns"], swiftSettings: fast),
        .target(name: "Planning", dependencies: ["Diagnostics", "Patterns", "Registry"], swiftSettings: fast),
        .target(
            name: "Artifacts", dependencies: ["Diagnostics", "YAML", "Patterns", "Registry", "Planning"],
            swiftSettings: fast),
        .target(
            name: "Inspection", dependencies: ["Diagnostics", "Patterns", "Registry", "Planning"],
            swiftSettings: fast),
        .target(
            name: "RulecCLI",
            dependencies: ["Diagnostics", "YAML", "Patterns", "Registry", "Planning", "Artifacts", "Inspection"],
            swiftSettings: fast),
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
