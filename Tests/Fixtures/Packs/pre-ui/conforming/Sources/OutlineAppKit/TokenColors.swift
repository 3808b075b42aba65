import AppKit
import OutlineSurface

func color(for tone: Tone) -> NSColor {
    switch tone {
    case .plain: .labelColor
    case .warning: .systemOrange
    }
}
