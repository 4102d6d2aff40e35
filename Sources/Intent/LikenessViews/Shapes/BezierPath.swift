/// Paths with the width and the look of a line: UIKit's `UIBezierPath`.
import Foundation
import LikenessDisplayList

/// A path that can be drawn in ``View/draw(_:)``, shared by reference as in UIKit.
///
/// Corners are parts of circles; UIKit's are a little smoother.
open class BezierPath {
  /// The lines and curves.
  public var path = Path()
  /// The width of the line, in points; 1 by default.
  open var lineWidth: CGFloat = 1
  /// How the line ends; butt by default.
  open var lineCapStyle = CGLineCap.butt
  /// How corners look; miter by default.
  open var lineJoinStyle = CGLineJoin.miter
  /// The longest miter, as a multiple of the width; 10 by default.
  open var miterLimit: CGFloat = 10
  /// Whether the even-odd rule decides what is inside; false by default.
  open var usesEvenOddFillRule = false
  private(set) var dashes: [Double] = []
  private(set) var dashPhase = 0.0

  /// Creates an empty path.
  public init() {}

  private convenience init(_ build: (inout Path) -> Void) {
    self.init()
    build(&path)
  }

  /// Creates a path with the steps of another.
  public convenience init(cgPath: CGPath) { self.init { $0 = cgPath.path } }

  /// Creates a rectangle.
  public convenience init(rect: CGRect) { self.init { $0.addRect(rect) } }

  /// Creates a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Creates a rectangle some of whose corners are round. Radii are at most half of a side.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: RectCorner, cornerRadii: CGSize
  ) { self.init { $0.addRoundedRect(rect, corners: corners, radii: cornerRadii) } }

  /// Creates an ellipse.
  public convenience init(ovalIn rect: CGRect) { self.init { $0.addEllipse(in: rect) } }

  /// Creates an arc of a circle; angles in radians, clockwise from the x axis.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// The path without the look of its line.
  open var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }

  /// Whether the path has no steps.
  open var isEmpty: Bool { path.isEmpty }
  /// The smallest rect around all points, those that steer curves included; null if empty.
  open var bounds: CGRect { path.boundingBox ?? .null }
  /// The end of the last step.
  open var currentPoint: CGPoint { path.currentPoint }
  /// Returns whether a point is inside.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point, rule: rule) }
  /// Starts a subpath.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a straight line.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a cubic curve.
  open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCubic(to: end, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic curve.
  open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    path.addQuadratic(to: end, control: controlPoint)
  }

  /// Adds a line to an arc, and the arc; angles in radians, clockwise from the x axis.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, from: degrees(ofRadians: startAngle),
      to: degrees(ofRadians: endAngle), isClockwise: clockwise)
  }

  /// Closes the subpath.
  open func close() { path.close() }
  /// Removes all steps.
  open func removeAllPoints() { path = Path() }
  /// Adds the steps of another path.
  open func append(_ other: BezierPath) { path.append(other.path) }
  /// Applies a transform to all points.
  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

  /// Returns an equal path of its own.
  open func copy() -> Any {
    let copy = BezierPath()
    copy.path = path
    copy.copyLine(of: self)
    return copy
  }

  private func copyLine(of other: BezierPath) {
    lineWidth = other.lineWidth
    (lineCapStyle, lineJoinStyle) = (other.lineCapStyle, other.lineJoinStyle)
    (miterLimit, usesEvenOddFillRule) = (other.miterLimit, other.usesEvenOddFillRule)
    (dashes, dashPhase) = (other.dashes, other.dashPhase)
  }

  /// Sets the lengths of dashes and gaps in turn; nil or none for a solid line.
  open func setLineDash(_ pattern: [CGFloat]?, count: Int, phase: CGFloat) {
    dashes = pattern.map { $0.prefix(max(0, count)).map { Double($0) } } ?? []
    dashPhase = phase
  }

  var rule: FillRule { usesEvenOddFillRule ? .evenOdd : .nonzero }

  /// Fills the inside with the fill color of the current context.
  open func fill() { UIGraphicsGetCurrentContext()?.fill(path, rule: rule) }

  /// Fills the inside, mixed as a mode says, at a share of the color's opacity.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    mixed(blendMode, alpha) { fill() }
  }
  /// Draws the line in the same way.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    mixed(blendMode, alpha) { stroke() }
  }
  private func mixed(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ draw: () -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw()
    context.restoreGState()
  }

  /// Draws the line in the stroke color of the current context.
  open func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.stroke(
      path, width: lineWidth, cap: lineCapStyle, join: lineJoinStyle, miterLimit: miterLimit,
      dashes: dashes, dashPhase: dashPhase)
  }

  /// Limits what is drawn next in the current context to the inside; see
  /// ``CGContext/clip(using:)``.
  open func addClip() { UIGraphicsGetCurrentContext()?.clip(to: path, rule: rule) }
}
