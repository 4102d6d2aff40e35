/// Rounded rects on the grid of 64ths of a pixel.

/// The radii of four corners, in 64ths of a device pixel, none negative.
package struct FixedCornerRadii: Hashable, Sendable {
  /// Radius of the top left corner.
  package let topLeft: Fixed
  /// Radius of the top right corner.
  package let topRight: Fixed
  /// Radius of the bottom right corner.
  package let bottomRight: Fixed
  /// Radius of the bottom left corner.
  package let bottomLeft: Fixed

  /// Square corners.
  package static let zero = FixedCornerRadii(
    topLeft: .zero, topRight: .zero, bottomRight: .zero, bottomLeft: .zero)

  /// Creates radii clockwise from the top left; a negative radius becomes 0.
  package init(topLeft: Fixed, topRight: Fixed, bottomRight: Fixed, bottomLeft: Fixed) {
    self.topLeft = max(topLeft, .zero)
    self.topRight = max(topRight, .zero)
    self.bottomRight = max(bottomRight, .zero)
    self.bottomLeft = max(bottomLeft, .zero)
  }

  /// Rounds radii in points to 64ths of a pixel.
  package init(_ radii: CornerRadii, scale: Scale) {
    self.init(
      topLeft: scale.fixed(radii.topLeft), topRight: scale.fixed(radii.topRight),
      bottomRight: scale.fixed(radii.bottomRight), bottomLeft: scale.fixed(radii.bottomLeft))
  }

  /// The four radii clockwise from the top left.
  package var clockwise: [Fixed] { [topLeft, topRight, bottomRight, bottomLeft] }

  /// Each radius changed by `body`.
  package func map(_ body: (Fixed) -> Fixed) -> FixedCornerRadii {
    FixedCornerRadii(
      topLeft: body(topLeft), topRight: body(topRight), bottomRight: body(bottomRight),
      bottomLeft: body(bottomLeft))
  }
}

/// A rectangle with circular corners.
///
/// *Guarantees*: the radii of two corners never sum to more than the edge between them.
package struct RoundedRect: Hashable, Sendable {
  /// The edges.
  package let rect: FixedRect
  /// The radii, already scaled down where they overlapped.
  package let radii: FixedCornerRadii

  /// Creates a rounded rect. Where the radii along any edge overlap, all four are scaled down by
  /// one factor, as CSS does (CSS Backgrounds and Borders 3, section 4.5), each rounded down to a
  /// 64th.
  package init(rect: FixedRect, radii: FixedCornerRadii = .zero) {
    self.rect = rect
    // The factor is the least `length / sum` over the edges, kept as a fraction. Lengths and sums
    // stay below 2^27, so the cross products below 2^54.
    var length: Int64 = 1
    var sum: Int64 = 1
    for (edge, first, second) in [
      (rect.width, radii.topLeft, radii.topRight), (rect.height, radii.topRight, radii.bottomRight),
      (rect.width, radii.bottomRight, radii.bottomLeft),
      (rect.height, radii.bottomLeft, radii.topLeft),
    ] {
      let edgeLength = Int64(edge.raw)
      let edgeSum = Int64(first.raw) + Int64(second.raw)
      if edgeSum > edgeLength, edgeLength * sum < length * edgeSum {
        length = edgeLength
        sum = edgeSum
      }
    }
    self.radii = radii.map { Fixed(raw: Int32(Int64($0.raw) * length / sum)) }
  }

  /// The shape `distance` inside this one (outside where negative), with each radius reduced as
  /// far, never below 0.
  ///
  /// A square corner stays square when the shape grows, as CSS has it for spread shadows.
  package func insetBy(_ distance: Fixed) -> RoundedRect {
    RoundedRect(
      rect: rect.insetBy(distance), radii: radii.map { $0 == .zero ? .zero : $0 - distance })
  }

  /// The shape moved to the right and down.
  package func offsetBy(x: Fixed, y: Fixed) -> RoundedRect {
    RoundedRect(rect: rect.offsetBy(x: x, y: y), radii: radii)
  }

  /// Whether all four corners are square.
  package var isRect: Bool { radii == .zero }
}
