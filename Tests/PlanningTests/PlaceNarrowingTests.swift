import Patterns
import Testing

@testable import Planning

@Suite("Places inside a scope")
struct PlaceNarrowingTests {
    @Test(arguments: [
        ("**", "**/*.swift", "**/*.swift"),
        ("Logic/**", "**", "Logic/**"),
        ("Logic/**", "**/*.swift", "Logic/**/*.swift"),
        ("**/*View.swift", "**/*.swift", "**/*View.swift"),
        ("Logic/*.swift", "**/*View.swift", "Logic/*View.swift"),
        ("Logic/*", "**/*View.swift", "Logic/*View.swift"),
        ("Logic/Map.swift", "**/*.swift", "Logic/Map.swift"),
        ("Logic/Map.swift", "**/Map.swift", "Logic/Map.swift"),
        ("Logic/M*.swift", "**/*.swift", "Logic/M*.swift"),
        ("Logic/UI/*.swift", "**/UI/**/*.swift", "Logic/UI/*.swift"),
        ("**/*.swift", "**/UI/*.swift", "**/UI/*.swift"),
    ])
    func `is said by one glob`(_ place: String, _ scope: String, _ expected: String) throws {
        #expect(
            PlaceNarrowing.overlap(of: try Glob(place), with: try Glob(scope)) == .exact(try Glob(expected)))
    }

    @Test(arguments: [
        ("**/*Mapper.swift", "**/*View.swift"), ("Logic/Map.swift", "**/*View.swift"), ("Logic/*.m", "**/*.swift"),
    ])
    func `is empty where the names end differently`(_ place: String, _ scope: String) throws {
        #expect(PlaceNarrowing.overlap(of: try Glob(place), with: try Glob(scope)) == .empty)
    }

    @Test(arguments: [
        ("Logic/**", "**/UI/**/*.swift"), ("Logic/M*.swift", "**/*View.swift"), ("Logic/*.swift", "**/A*.swift"),
        ("Logic/*{View,Cell}.swift", "**/*View.swift"), ("Logic/**", "UI/**"),
    ])
    func `is unknown for the rest`(_ place: String, _ scope: String) throws {
        #expect(PlaceNarrowing.overlap(of: try Glob(place), with: try Glob(scope)) == .unknown)
    }
}
