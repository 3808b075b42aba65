import Foundation

/// The highest memory so far, in bytes.
enum PeakMemory {
    static var ofThisProcess: Int { peak(RUSAGE_SELF) }
    /// Of the largest process that this one started and waited for.
    static var ofChildren: Int { peak(RUSAGE_CHILDREN) }

    #if canImport(Darwin)
        private static func peak(_ who: Int32) -> Int {
            var usage = rusage()
            getrusage(who, &usage)
            return usage.ru_maxrss
        }
    #else
        private static func peak(_ who: __rusage_who) -> Int {
            var usage = rusage()
            getrusage(__rusage_who_t(who.rawValue), &usage)
            return usage.ru_maxrss * 1024
        }
    #endif
}
