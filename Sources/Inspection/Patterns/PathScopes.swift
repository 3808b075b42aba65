import Patterns
import Planning

/// The places of many patterns, asked together about one path after another. Patterns share their places, so each is
/// looked at once for a path.
struct PathScopes: Sendable {
    private var places: [Place] = []
    private var numbers: [ModulePath: Int] = [:]
    private var scopes: [Scope] = []
    private var scopeNumbers: [Scope: Int] = [:]

    private struct Place: Sendable {
        /// With a slash at its end, or empty for the repository.
        let folder: String
        let glob: GlobMatcher

        func contains(_ path: String) -> Bool {
            guard path.utf8.starts(with: folder.utf8) else { return false }
            return glob.matches(path[path.utf8.index(path.startIndex, offsetBy: folder.utf8.count)...])
        }
    }

    private struct Scope: Sendable, Hashable {
        let include: [Int]
        let exclude: [Int]
    }

    /// The number of a scope, equal for equal ones.
    mutating func add(include: [ModulePath], exclude: [ModulePath]) -> Int {
        let scope = Scope(include: include.map { number(of: $0) }, exclude: exclude.map { number(of: $0) })
        if let known = scopeNumbers[scope] { return known }
        scopes.append(scope)
        scopeNumbers[scope] = scopes.count - 1
        return scopes.count - 1
    }

    private mutating func number(of path: ModulePath) -> Int {
        if let known = numbers[path] { return known }
        places.append(Place(folder: path.root.isEmpty ? "" : path.root + "/", glob: GlobMatcher(path.glob)))
        numbers[path] = places.count - 1
        return places.count - 1
    }

    /// For each scope, whether a path lies in it.
    func contain(_ path: String) -> [Bool] {
        var answers = [Bool?](repeating: nil, count: places.count)
        func isIn(_ place: Int) -> Bool {
            if let known = answers[place] { return known }
            let answer = places[place].contains(path)
            answers[place] = answer
            return answer
        }
        return scopes.map { $0.include.contains(where: isIn) && !$0.exclude.contains(where: isIn) }
    }
}
