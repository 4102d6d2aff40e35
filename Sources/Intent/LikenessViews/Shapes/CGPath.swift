/// Paths as classes, under Core Graphics' names.
import Foundation
import LikenessDisplayList

/// How the ends of a line look.
public typealias CGLineCap = Stroke.Cap
/// How the corners of a line look.
public typealias CGLineJoin = Stroke.Join
/// The rule for the inside of a path.
public typealias CGPathFillRule = FillRule

extension FillRule {
  /// Core Graphics' spelling of ``nonzero``.
  public static let winding = FillRule.nonzero
  /// Core Animation's spelling of ``nonzero``.
  public static let nonZero = FillRule.nonzero
}

/// A path that several owners share: ``Path`` under Core Graphics' name.
public class CGPath {
  /// The lines and curves.
  public internal(set) var path: Path
  /// Creates a path.
  public init(_ path: Path) { self.path = path }
  /// Creates a rectangle.
  public convenience init(rect: CGRect, transform: CGAffineTransform? = nil) {
    self.init(transform) { $0.addRect(rect) }
  }

  /// Creates an ellipse.
  public convenience init(ellipseIn rect: CGRect, transform: CGAffineTransform? = nil) {
    self.init(transform) { $0.addEllipse(in: rect) }
  }

  /// Creates a rectangle with elliptical corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform? = nil
  ) {
    self.init(transform) {
      $0.addRoundedRect(
        rect, corners: .allCorners, radii: CGSize(width: cornerWidth, height: cornerHeight))
    }
  }

  private convenience init(_ transform: CGAffineTransform?, _ build: (inout Path) -> Void) {
    let path = Path(build)
    self.init(transform.map(path.applying) ?? path)
  }

  /// Whether the path has no steps.
  public var isEmpty: Bool { path.isEmpty }
  /// The end of the last step.
  public var currentPoint: CGPoint { path.currentPoint }
  /// The smallest rect around all points, those that steer curves included; null if empty.
  public var boundingBox: CGRect { path.boundingBox ?? .null }
  /// The smallest rect around the lines and curves; null if empty.
  public var boundingBoxOfPath: CGRect { path.boundingBoxOfPath ?? .null }

  /// Returns whether a point is inside.
  public func contains(
    _ point: CGPoint, using rule: FillRule = .nonzero, transform: CGAffineTransform = .identity
  ) -> Bool {
    path.applying(transform).contains(point, rule: rule)
  }

  /// Returns an equal path.
  public func copy() -> CGPath? { CGPath(path) }

  /// Returns the path with a transform applied.
  public func copy(using transform: CGAffineTransform) -> CGPath? {
    CGPath(path.applying(transform))
  }

  /// Returns an equal path that can be added to.
  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.path = path
    return copy
  }
}

/// A path that can be added to.
public final class CGMutablePath: CGPath, PathBuilder {
  /// Creates an empty path.
  public init() { super.init(Path()) }
  /// Adds steps.
  public func build(_ steps: (inout Path) -> Void) { steps(&path) }

  /// Adds a rectangle with elliptical corners.
  public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    path.addRoundedRect(
      rect, corners: .allCorners, radii: CGSize(width: cornerWidth, height: cornerHeight))
  }

  /// Closes the subpath.
  public func closeSubpath() { path.close() }
}

/// Corners of a rectangle.
public struct RectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A corner.
  public static let topLeft = RectCorner(rawValue: 1), topRight = RectCorner(rawValue: 2),
    bottomLeft = RectCorner(rawValue: 4), bottomRight = RectCorner(rawValue: 8)
  /// All four.
  public static let allCorners: RectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

extension Path {
  /// Adds a subpath of straight lines.
  mutating func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds a rectangle some of whose corners are quarters of ellipses, clockwise from the end of the
  /// top left one. Radii are at most half of a side.
  mutating func addRoundedRect(_ rect: CGRect, corners: RectCorner, radii: CGSize) {
    let rect = rect.standardized
    // Equal radii stay equal, so that large ones make half circles.
    let least = min(rect.width, rect.height)
    let isCircular = radii.width == radii.height
    let radii = CGSize(
      width: max(0, min(radii.width, (isCircular ? least : rect.width) / 2)),
      height: max(0, min(radii.height, (isCircular ? least : rect.height) / 2)))
    guard radii.width > 0, radii.height > 0 else { return addRect(rect) }
    func radius(_ corner: RectCorner) -> CGSize { corners.contains(corner) ? radii : .zero }
    let (topLeft, topRight) = (radius(.topLeft), radius(.topRight))
    let (bottomLeft, bottomRight) = (radius(.bottomLeft), radius(.bottomRight))
    func corner(_ radii: CGSize, to end: CGPoint) {
      if radii != .zero { addArc(to: end, radii: radii) }
    }
    move(to: CGPoint(x: rect.minX + topLeft.width, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX - topRight.width, y: rect.minY))
    corner(topRight, to: CGPoint(x: rect.maxX, y: rect.minY + topRight.height))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - bottomRight.height))
    corner(bottomRight, to: CGPoint(x: rect.maxX - bottomRight.width, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX + bottomLeft.width, y: rect.maxY))
    corner(bottomLeft, to: CGPoint(x: rect.minX, y: rect.maxY - bottomLeft.height))
    addLine(to: CGPoint(x: rect.minX, y: rect.minY + topLeft.height))
    corner(topLeft, to: CGPoint(x: rect.minX + topLeft.width, y: rect.minY))
    close()
  }

  /// Adds a line and an arc that touches the lines from here to `corner` and on to `end`.
  mutating func addArc(tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: Double) {
    func direction(to point: CGPoint) -> CGPoint? {
      let (dx, dy) = (point.x - corner.x, point.y - corner.y)
      let length = (dx * dx + dy * dy).squareRoot()
      return length > 0 ? CGPoint(x: dx / length, y: dy / length) : nil
    }
    guard radius > 0, let back = direction(to: currentPoint), let on = direction(to: end) else {
      return addLine(to: corner)
    }
    let cosine = back.x * on.x + back.y * on.y
    let across = back.x * on.y - back.y * on.x
    guard across.magnitude > 1e-12 else { return addLine(to: corner) }
    // The tangent of half the angle at the corner, by the formula of half angles.
    let reach = radius * (1 + cosine) / across.magnitude
    addLine(to: CGPoint(x: corner.x + back.x * reach, y: corner.y + back.y * reach))
    addArc(
      to: CGPoint(x: corner.x + on.x * reach, y: corner.y + on.y * reach),
      radii: CGSize(width: radius, height: radius), isClockwise: across < 0)
  }
}
