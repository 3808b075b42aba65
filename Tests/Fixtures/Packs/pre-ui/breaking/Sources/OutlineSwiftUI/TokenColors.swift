import OutlineSurface
import SwiftUI

func color(for tone: Tone) -> Color { .primary }
