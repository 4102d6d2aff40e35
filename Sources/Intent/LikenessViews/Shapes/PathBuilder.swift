/// The steps that contexts and mutable paths add to a path, with Core Graphics' labels.

import Foundation

/// What steps are added to: a ``CGMutablePath``, or a ``CGContext``, whose transform maps them.
public protocol PathBuilder {
  /// Adds the steps that a closure adds to a path with the same current point.
  func build(_ steps: (inout Path) -> Void)
}

extension PathBuilder {
  /// Starts a subpath.
  public func move(to point: CGPoint) { build { $0.move(to: point) } }
  /// Adds a straight line.
  public func addLine(to point: CGPoint) { build { $0.addLine(to: point) } }
  /// Adds a subpath of straight lines.
  public func addLines(between points: [CGPoint]) { build { $0.addLines(between: points) } }
  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    build { $0.addCubic(to: end, control1: control1, control2: control2) }
  }
  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    build { $0.addQuadratic(to: end, control: control) }
  }
  /// Adds an arc; angles in radians. On a screen, whose y axis runs down, `clockwise` means
  /// counterclockwise, as in Core Graphics.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    build {
      $0.addArc(
        center: center, radius: radius, from: degrees(ofRadians: startAngle),
        to: degrees(ofRadians: endAngle), isClockwise: !clockwise)
    }
  }
  /// Adds a line and an arc of a circle that touches two lines: from here to the first point, and
  /// on to the second.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    build { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
  }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { build { $0.addRect(rect) } }
  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect) { build { $0.addEllipse(in: rect) } }
  /// Adds the steps of another path.
  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    build { $0.append(other.path.applying(transform)) }
  }
}
