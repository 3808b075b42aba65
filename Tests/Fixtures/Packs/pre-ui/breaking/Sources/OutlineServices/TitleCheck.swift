import Foundation  // expect: PGATE-01

public enum TitleCheck {
    public static func age(of day: Date) -> TimeInterval {
        Date().timeIntervalSince(day)  // expect: PENG-04
    }
}
