/// Transforms of layers. A picture shows what they do in the plane.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// A matrix of four by four numbers.
public struct CATransform3D: Hashable, Sendable {
  /// The numbers, by row and column.
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0, m14: CGFloat = 0,
    m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0, m24: CGFloat = 0,
    m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1, m34: CGFloat = 0,
    m41: CGFloat = 0, m42: CGFloat = 0, m43: CGFloat = 0, m44: CGFloat = 1

  /// Creates the identity.
  public init() {}
}

/// The transform that changes nothing.
public let CATransform3DIdentity = CATransform3D()

/// Returns a translation.
public func CATransform3DMakeTranslation(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D
{
  var transform = CATransform3D()
  (transform.m41, transform.m42, transform.m43) = (x, y, z)
  return transform
}

/// Returns a scale.
public func CATransform3DMakeScale(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  var transform = CATransform3D()
  (transform.m11, transform.m22, transform.m33) = (x, y, z)
  return transform
}

/// Returns a rotation about an axis, in radians; about (0, 0, 1) it is clockwise on a screen.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3D() }
  let (x, y, z) = (x / length, y / length, z / length)
  let (cosine, sine) = exactCosineAndSine(angle)
  let rest = 1 - cosine
  var t = CATransform3D()
  (t.m11, t.m12, t.m13) = (cosine + rest * x * x, rest * x * y + sine * z, rest * x * z - sine * y)
  (t.m21, t.m22, t.m23) = (rest * x * y - sine * z, cosine + rest * y * y, rest * y * z + sine * x)
  (t.m31, t.m32, t.m33) = (rest * x * z + sine * y, rest * y * z - sine * x, cosine + rest * z * z)
  return t
}

/// Returns a plane transform in space.
public func CATransform3DMakeAffineTransform(_ transform: CGAffineTransform) -> CATransform3D {
  var t = CATransform3D()
  (t.m11, t.m12, t.m21, t.m22) = (transform.a, transform.b, transform.c, transform.d)
  (t.m41, t.m42) = (transform.tx, transform.ty)
  return t
}

/// Returns the part of a transform that shows in the plane.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

/// Whether nothing but the plane is changed.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t.m13 == 0 && t.m14 == 0 && t.m23 == 0 && t.m24 == 0 && t.m34 == 0 && t.m44 == 1
}

/// Whether nothing is changed.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }
