/// The file of a difference picture.
import LikenessCompare
import LikenessPNG

/// Draws what differs between two pictures and encodes it, fast, since it is looked at once.
///
/// Where something moved, the moves are marked, and what differs besides is drawn. ``DifferenceStyle/blink`` is an animated PNG of the two pictures.
///
/// - Parameters:
///   - comparison: the comparison of the two.
///   - realignment: What moved, from ``Comparison/realigned()``; nil for nothing.
///   - style: how to draw.
///   - maximumPixels: the most pixels that the drawing may have.
/// - Throws: ``DifferenceImageError`` or ``PNGError``.
package func differenceFile(
  of comparison: Comparison, realignment: Realignment? = nil, style: DifferenceStyle, maximumPixels: Int
) throws -> [UInt8] {
  if style == .blink { return try PNG.encode(animation: comparison.blinkFrames(maximumPixels: maximumPixels), milliseconds: 700) }
  let picture =
    try realignment?.differenceImage(style, of: comparison, maximumPixels: maximumPixels)
    ?? comparison.differenceImage(style, maximumPixels: maximumPixels)
  return try PNG.encode(picture, effort: .fast)
}
