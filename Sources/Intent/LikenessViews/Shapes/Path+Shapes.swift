/// Rectangles, ellipses and arcs, and functions that move, scale and rotate a path.
import Foundation
import LikenessDisplayList
import LikenessTheme

extension Path {
  /// Adds a rectangle, clockwise from its top left corner.
  public mutating func addRect(_ rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  /// Adds a rectangle with round corners, clockwise from the end of its top left one.
  ///
  /// - Parameter radius: The radius of the corners, at most half of the shorter side.
  public mutating func addRoundedRect(_ rect: CGRect, radius: Double) {
    addRoundedRect(rect, corners: .allCorners, radii: CGSize(width: radius, height: radius))
  }

  /// Adds the ellipse that fits a rectangle, clockwise from its rightmost point.
  public mutating func addEllipse(in rect: CGRect) {
    let radii = CGSize(width: rect.width / 2, height: rect.height / 2)
    let middle = rect.minY + rect.height / 2
    move(to: CGPoint(x: rect.maxX, y: middle))
    addArc(to: CGPoint(x: rect.minX, y: middle), radii: radii)
    addArc(to: CGPoint(x: rect.maxX, y: middle), radii: radii)
    close()
  }

  /// Adds an arc of a circle, after a line to its start; in an empty path it starts there.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius; at 0 or below nothing is added.
  ///   - startDegrees: The angle of the start from the x axis, clockwise, in degrees.
  ///   - endDegrees: Likewise that of the end. A whole turn or more is a full circle.
  ///   - isClockwise: Whether the arc runs clockwise.
  public mutating func addArc(
    center: CGPoint, radius: Double, from startDegrees: Double, to endDegrees: Double,
    isClockwise: Bool = true
  ) {
    guard radius > 0, startDegrees.isFinite, endDegrees.isFinite else { return }
    func place(_ degrees: Double) -> CGPoint {
      let (cosine, sine) = cosineAndSine(degrees: degrees)
      return CGPoint(x: center.x + radius * cosine, y: center.y + radius * sine)
    }
    let start = place(startDegrees)
    if steps.isEmpty { move(to: start) } else { addLine(to: start) }
    let way = isClockwise ? endDegrees - startDegrees : startDegrees - endDegrees
    var turn = way.magnitude >= 360 ? 360 : way
    if turn < 0 { turn += 360 }
    // In parts of a third of a turn at most: a longer arc could run either way around.
    let parts = max(1, Int((turn / 120).rounded(.up)))
    guard turn > 0 else { return }
    let step = (isClockwise ? turn : -turn) / Double(parts)
    for part in 1...parts {
      let isLast = part == parts
      let degrees = isLast && turn < 360 ? endDegrees : startDegrees + Double(part) * step
      addArc(
        to: place(degrees), radii: CGSize(width: radius, height: radius), isClockwise: isClockwise)
    }
  }

  /// Returns the path moved by a distance.
  public func offsetBy(dx: Double, dy: Double) -> Path {
    mapped { CGPoint(x: $0.x + dx, y: $0.y + dy) }
  }

  /// Returns the path with its distances from the origin multiplied.
  public func scaledBy(x: Double, y: Double) -> Path {
    mapped { CGPoint(x: $0.x * x, y: $0.y * y) }
  }

  /// Returns the path turned clockwise about a point.
  public func rotatedBy(degrees: Double, about center: CGPoint = .zero) -> Path {
    let (cosine, sine) = cosineAndSine(degrees: degrees)
    return mapped { point in
      let (x, y) = (point.x - center.x, point.y - center.y)
      return CGPoint(x: center.x + cosine * x - sine * y, y: center.y + sine * x + cosine * y)
    }
  }
}
