/// Extents in the picture: unions, intersections, and containment in rounded shapes.
import LikenessDisplayList
import LikenessTheme

/// Returns the smallest rect that contains both; nil counts as empty.
func union(_ a: FixedRect?, _ b: FixedRect?) -> FixedRect? {
  guard let a, !a.isEmpty else { return b.flatMap { $0.isEmpty ? nil : $0 } }
  guard let b, !b.isEmpty else { return a }
  let left = min(a.x, b.x)
  let top = min(a.y, b.y)
  return FixedRect(
    x: left, y: top, width: max(a.maxX, b.maxX) - left, height: max(a.maxY, b.maxY) - top)
}

func intersection(_ a: FixedRect, _ b: FixedRect) -> FixedRect? {
  let both = overlap(a, b)
  return both.isEmpty ? nil : both
}

/// Returns the intersection; an empty rect if there is none.
func overlap(_ a: FixedRect, _ b: FixedRect) -> FixedRect {
  let left = max(a.x, b.x)
  let top = max(a.y, b.y)
  return FixedRect(
    x: left, y: top, width: min(a.maxX, b.maxX) - left, height: min(a.maxY, b.maxY) - top)
}

extension RoundedRect {
  /// Returns whether every point of a rect lies inside the shape or on its edge.
  func contains(_ other: FixedRect) -> Bool {
    guard other.x >= rect.x, other.y >= rect.y, other.maxX <= rect.maxX, other.maxY <= rect.maxY
    else { return false }
    return holdsCorner(dx: other.x - rect.x, dy: other.y - rect.y, radius: radii.topLeft)
      && holdsCorner(dx: rect.maxX - other.maxX, dy: other.y - rect.y, radius: radii.topRight)
      && holdsCorner(
        dx: rect.maxX - other.maxX, dy: rect.maxY - other.maxY, radius: radii.bottomRight)
      && holdsCorner(dx: other.x - rect.x, dy: rect.maxY - other.maxY, radius: radii.bottomLeft)
  }

  /// Returns whether a point at these distances from the two edges of a corner lies within its arc.
  private func holdsCorner(dx: Fixed, dy: Fixed, radius: Fixed) -> Bool {
    guard dx < radius, dy < radius else { return true }
    // Each difference is at most 2^26, so the squares stay below 2^53.
    let x = Int64((radius - dx).raw)
    let y = Int64((radius - dy).raw)
    let r = Int64(radius.raw)
    return x * x + y * y <= r * r
  }
}

extension Shadow {
  /// Creates the shadow of a box; nil if it would not show.
  init?(
    _ style: ShadowToken, of shape: RoundedRect, cutout: Bool, scale: Scale
  ) {
    guard style.color.alpha > 0, !shape.rect.isEmpty else { return nil }
    let spread = scale.fixed(sanitizedDistance(style.spread))
    let moved = shape.insetBy(-spread)
      .offsetBy(
        x: scale.fixed(sanitizedDistance(style.dx)), y: scale.fixed(sanitizedDistance(style.dy)))
    guard !moved.rect.isEmpty else { return nil }
    self.init(
      moved, sigma: scale.fixed(clampedLength(style.blurRadius) / 2), color: style.color,
      cutout: cutout ? shape : nil)
  }

  /// The extent of the shadow with its blur.
  var extent: FixedRect { shape.rect.insetBy(-sigma.reachOfBlur) }
}

extension Fixed {
  /// How far a blur of this standard deviation is seen. Beyond 4 of them a Gaussian is below 1/255
  /// of even a long edge.
  var reachOfBlur: Fixed { Fixed(raw: raw >= Fixed.limit / 4 ? Fixed.limit : raw * 4) }
}
