import Foundation

protocol PreferencesService {
    var isGridPreferred: Bool { get set }
}

struct DefaultsPreferences: PreferencesService {
    private enum Key: String {
        case grid
    }

    let defaults: UserDefaults

    var isGridPreferred: Bool {
        get { defaults.bool(forKey: Key.grid.rawValue) }
        nonmutating set { defaults.set(newValue, forKey: Key.grid.rawValue) }
    }
}
