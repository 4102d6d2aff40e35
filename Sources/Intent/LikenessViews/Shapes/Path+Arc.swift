/// SVG's arcs of ellipses, as cubic curves.
import Foundation
import LikenessDisplayList
import LikenessTheme

extension Path {
  /// Adds an arc of an ellipse, as SVG's `A` does.
  ///
  /// Each quarter becomes a cubic curve, which strays from it by at most 1/3,600 of the radius.
  ///
  /// - Parameters:
  ///   - end: Where the arc ends.
  ///   - radii: The radii of the ellipse. Radii too small to reach the end grow; without one of
  ///     them the arc is a line.
  ///   - rotation: The angle from the x axis to the ellipse's, clockwise, in degrees.
  ///   - isLarge: Whether the longer of two arcs is taken.
  ///   - isClockwise: Whether the arc runs clockwise.
  public mutating func addArc(
    to end: CGPoint, radii: CGSize, rotation: Double = 0, isLarge: Bool = false,
    isClockwise: Bool = true
  ) {
    let from = currentPoint
    guard from != end else { return }
    var (rx, ry) = (radii.width.magnitude, radii.height.magnitude)
    guard rx > 0, ry > 0 else { return addLine(to: end) }
    // SVG 1.1, F.6.5 and F.6.6. In the ellipse's own axes, as a circle of radius 1 around the
    // middle of both ends.
    let (cosine, sine) = cosineAndSine(degrees: rotation)
    let (dx, dy) = ((from.x - end.x) / 2, (from.y - end.y) / 2)
    var half = CGPoint(x: (cosine * dx + sine * dy) / rx, y: (cosine * dy - sine * dx) / ry)
    let square = half.x * half.x + half.y * half.y
    guard square > 0, square < .infinity else { return addLine(to: end) }
    if square > 1 {
      let growth = square.squareRoot()
      (rx, ry) = (rx * growth, ry * growth)
      half = CGPoint(x: half.x / growth, y: half.y / growth)
    }
    // The center is at a right angle to the line between both ends.
    let side = (max(0, 1 / min(square, 1) - 1)).squareRoot() * (isLarge == isClockwise ? -1 : 1)
    let center = CGPoint(x: side * half.y, y: -side * half.x)
    var direction = CGPoint(x: half.x - center.x, y: half.y - center.y)
    let last = CGPoint(x: -half.x - center.x, y: -half.y - center.y)
    let turn = isClockwise ? 1.0 : -1.0
    let middle = CGPoint(x: (from.x + end.x) / 2, y: (from.y + end.y) / 2)
    func place(_ point: CGPoint) -> CGPoint {
      let (x, y) = ((point.x + center.x) * rx, (point.y + center.y) * ry)
      return CGPoint(x: middle.x + cosine * x - sine * y, y: middle.y + sine * x + cosine * y)
    }
    func quarterTurned(_ point: CGPoint) -> CGPoint {
      CGPoint(x: -turn * point.y, y: turn * point.x)
    }
    // Quarters, until less than one is left: the end is ahead, by a right angle at most.
    for quarter in 0..<4 {
      let ahead = direction.x * last.x + direction.y * last.y
      let across = turn * (direction.x * last.y - direction.y * last.x)
      // A right angle may come out as a little more.
      let isLast = quarter == 3 || (ahead >= -0x1p-30 && across > 0)
      let next = isLast ? last : quarterTurned(direction)
      // 4/3 · tan(angle/4), by the formulas of half angles.
      let cosine = isLast ? max(0, min(1, ahead)) : 0
      let (halfCosine, halfSine) = (
        ((1 + cosine) / 2).squareRoot(), ((1 - cosine) / 2).squareRoot()
      )
      let length = 4.0 / 3 * halfSine / (1 + halfCosine)
      let (out, into) = (quarterTurned(direction), quarterTurned(next))
      addCubic(
        to: isLast ? end : place(next),
        control1: place(CGPoint(x: direction.x + length * out.x, y: direction.y + length * out.y)),
        control2: place(CGPoint(x: next.x - length * into.x, y: next.y - length * into.y)))
      if isLast { return }
      direction = next
    }
  }
}
