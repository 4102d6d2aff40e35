/// Rectangles with few words, in device pixels.
import LikenessDisplayList

/// A rectangle of whole pixels.
package func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelRect {
  PixelRect(x: x, y: y, width: width, height: height)
}

/// A rectangle of a display list.
package func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> FixedRect {
  FixedRect(
    x: Fixed(rounding: x), y: Fixed(rounding: y), width: Fixed(rounding: width),
    height: Fixed(rounding: height))
}

/// A rectangle of a display list with rounded corners.
///
/// - Parameter radii: Clockwise from the top left. One applies to all corners; none is square.
package func rounded(
  _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radii: Double...
) -> RoundedRect {
  precondition([0, 1, 4].contains(radii.count), "Give no radius, one or four.")
  let all = (radii.count == 4 ? radii : [Double](repeating: radii.first ?? 0, count: 4)).map {
    Fixed(rounding: $0)
  }
  return RoundedRect(
    rect: rect(x, y, width, height),
    radii: FixedCornerRadii(
      topLeft: all[0], topRight: all[1], bottomRight: all[2], bottomLeft: all[3]))
}
