/// Affine transforms, which Foundation has on Apple's systems only.
import Foundation
import LikenessDisplayList
import LikenessTheme

/// An angle in degrees. Radians that stand for whole degrees to nine places become these, so that a
/// quarter turn is exact.
func degrees(ofRadians radians: Double) -> Double {
  let degrees = radians * 180 / .pi
  let whole = degrees.rounded()
  return (degrees - whole).magnitude < 1e-9 ? whole : degrees
}

#if !canImport(Darwin)
  /// A matrix that maps points: (x, y) to (ax + cy + tx, bx + dy + ty).
  public struct CGAffineTransform: Hashable, Sendable {
    /// The numbers of the matrix.
    public var a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat
    /// Maps every point to itself.
    public static let identity = CGAffineTransform()
    /// Creates the identity.
    public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

    /// Creates a matrix.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// Creates a matrix.
    public init(
      _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
    ) {
      self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// Creates a translation.
    public init(translationX x: CGFloat, y: CGFloat) {
      self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }

    /// Creates a scale about the origin.
    public init(scaleX x: CGFloat, y: CGFloat) { self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }

    /// Creates a rotation about the origin, in radians, clockwise on a screen. Unlike that of the
    /// system's library, it is the same on every machine.
    public init(rotationAngle angle: CGFloat) {
      let (cosine, sine) = exactCosineAndSine(angle)
      self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Whether every point is mapped to itself.
    public var isIdentity: Bool { self == .identity }

    /// Returns the transform that applies this one, then another.
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(
        a: a * other.a + b * other.c, b: a * other.b + b * other.d,
        c: c * other.a + d * other.c, d: c * other.b + d * other.d,
        tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
    }

    /// Returns the transform that translates, then applies this one.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    /// Returns the transform that scales, then applies this one.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    /// Returns the transform that rotates, then applies this one.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// Returns the transform that takes this one back; a transform that has none is returned
    /// itself.
    public func inverted() -> CGAffineTransform {
      let area = a * d - b * c
      guard area != 0, area.isFinite else { return self }
      return CGAffineTransform(
        a: d / area, b: -b / area, c: -c / area, d: a / area,
        tx: (c * ty - d * tx) / area, ty: (b * tx - a * ty) / area)
    }
  }

  extension CGPoint {
    /// Returns the point that a transform maps this one to.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
      CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
  }

  extension CGSize {
    /// Returns the size that a transform maps this one to, without its translation.
    public func applying(_ t: CGAffineTransform) -> CGSize {
      CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
  }

  extension CGRect {
    /// Returns the smallest rect around the corners that a transform maps this one's to.
    public func applying(_ t: CGAffineTransform) -> CGRect {
      Path { $0.addRect(self) }.applying(t).boundingBox ?? .null
    }
  }
#endif

extension CGAffineTransform {
  /// How much longer lines become: exact where the transform keeps shapes.
  var growth: Double { (a * d - b * c).magnitude.squareRoot() }

  /// Whether shapes stay similar: turned, moved or grown alike in both directions.
  var keepsShapes: Bool {
    let limit = 1e-9 * max(1, a * a + b * b)
    return (a * c + b * d).magnitude <= limit
      && (a * a + b * b - c * c - d * d).magnitude <= limit
  }
}
