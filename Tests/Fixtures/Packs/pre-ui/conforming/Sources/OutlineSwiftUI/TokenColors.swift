import OutlineSurface
import SwiftUI

func color(for tone: Tone) -> Color {
    switch tone {
    case .plain: .primary
    case .warning: .orange
    }
}
