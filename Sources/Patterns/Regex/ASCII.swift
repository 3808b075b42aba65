/// The characters with a meaning in patterns, as code points.
enum ASCII {
    static let ampersand: UInt32 = 0x26
    static let asterisk: UInt32 = 0x2A
    static let backslash: UInt32 = 0x5C
    static let bang: UInt32 = 0x21
    static let caret: UInt32 = 0x5E
    static let closeBrace: UInt32 = 0x7D
    static let closeBracket: UInt32 = 0x5D
    static let closeParen: UInt32 = 0x29
    static let colon: UInt32 = 0x3A
    static let comma: UInt32 = 0x2C
    static let dash: UInt32 = 0x2D
    static let dollar: UInt32 = 0x24
    static let dot: UInt32 = 0x2E
    static let equals: UInt32 = 0x3D
    static let greater: UInt32 = 0x3E
    static let less: UInt32 = 0x3C
    static let openBrace: UInt32 = 0x7B
    static let openBracket: UInt32 = 0x5B
    static let openParen: UInt32 = 0x28
    static let pipe: UInt32 = 0x7C
    static let plus: UInt32 = 0x2B
    static let pound: UInt32 = 0x23
    static let question: UInt32 = 0x3F

    static let E: UInt32 = 0x45
    static let N: UInt32 = 0x4E
    static let P: UInt32 = 0x50
    static let Q: UInt32 = 0x51
    static let U: UInt32 = 0x55
    static let c: UInt32 = 0x63
    static let d: UInt32 = 0x64
    static let i: UInt32 = 0x69
    static let k: UInt32 = 0x6B
    static let m: UInt32 = 0x6D
    static let p: UInt32 = 0x70
    static let s: UInt32 = 0x73
    static let u: UInt32 = 0x75
    static let w: UInt32 = 0x77
    static let x: UInt32 = 0x78

    static func isDigit(_ point: UInt32) -> Bool { (0x30...0x39).contains(point) }
    static func isLetter(_ point: UInt32) -> Bool { (0x41...0x5A).contains(point) || (0x61...0x7A).contains(point) }

    /// The value of a hexadecimal digit; nil for any other character.
    static func hexValue(_ point: UInt32) -> UInt32? {
        switch point {
        case 0x30...0x39: point - 0x30
        case 0x41...0x46: point - 0x37
        case 0x61...0x66: point - 0x57
        default: nil
        }
    }
}
