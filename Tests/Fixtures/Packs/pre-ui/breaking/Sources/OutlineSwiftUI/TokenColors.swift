import OutlineSurface
import SwiftUI

func color(for tone: Tone) -> Color { .primary }
func color(for level: Int) -> Color { .secondary }  // expect: PREND-04
