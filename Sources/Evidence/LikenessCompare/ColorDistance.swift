/// The difference of two colors for other rooms.
import LikenessDisplayList

extension StraightColor {
  /// Returns ΔE2000 to another color: about 1 where two can just be told apart side by side, 100
  /// between black and white. Translucent colors are laid over white and over black, and the larger
  /// difference counts.
  package func difference2000(to other: StraightColor) -> Double {
    CIEDE2000.difference(packedLittleEndian, other.packedLittleEndian)
  }
}
