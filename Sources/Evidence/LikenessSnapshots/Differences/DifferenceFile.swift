/// The file of a difference picture.
import LikenessCompare
import LikenessPNG

/// Draws and encodes the difference of two pictures. The file is written fast rather than small,
/// because someone is waiting for it.
///
/// Marks moved parts, and what else differs. ``DifferenceStyle/blink`` is an animated PNG of the
/// two pictures.
///
/// - Parameter realignment: What moved, from ``Comparison/realigned()``; nil if nothing did.
/// - Throws: ``DifferenceImageError`` or ``PNGError``.
package func differenceFile(
  of comparison: Comparison, realignment: Realignment? = nil, style: DifferenceStyle,
  maximumPixels: Int
) throws -> [UInt8] {
  if style == .blink {
    return try PNG.encode(
      animation: comparison.blinkFrames(maximumPixels: maximumPixels), milliseconds: 700)
  }
  let picture =
    try realignment?.differenceImage(style, of: comparison, maximumPixels: maximumPixels)
    ?? comparison.differenceImage(style, maximumPixels: maximumPixels)
  return try PNG.encode(picture, effort: .fast)
}
