/// 26.6 fixed point: lengths in device pixels on the way to a picture.
import LikenessBase

/// A length or coordinate in device pixels, in whole 64ths of a pixel.
///
/// Everything in a display list is on this grid, so that drawing is integer arithmetic and equal
/// lists are equal pictures.
///
/// *Guarantees*: ``raw`` lies within ±2^25 (±524,288 pixels): sums of up to 32 values fit `Int32`,
/// products of two fit `Int64`.
package struct Fixed: Hashable, Sendable, Comparable {
  /// The value in 64ths of a pixel.
  package let raw: Int32

  /// The greatest magnitude of ``raw``: 2^25, which is 524,288 pixels.
  package static let limit: Int32 = 1 << 25
  /// How many steps make one pixel.
  package static let one: Int32 = 64

  /// Nothing.
  package static let zero = Fixed(raw: 0)

  /// Creates a value from 64ths of a pixel; beyond ±``limit`` it is moved to the limit.
  package init(raw: Int32) {
    self.raw = min(max(raw, -Self.limit), Self.limit)
  }

  /// Creates a whole number of pixels, clamped to the range.
  package init(_ pixels: Int) {
    let limit = Int(Self.limit / 64)
    self.init(raw: Int32(min(max(pixels, -limit), limit)) * 64)
  }

  /// Creates the value nearest to `pixels` (halves away from zero). NaN gives 0, infinities the
  /// limit.
  package init(rounding pixels: Double) {
    let scaled = (pixels * 64).rounded(.toNearestOrAwayFromZero)
    guard scaled == scaled else {
      self.init(raw: 0)
      return
    }
    let bound = Double(Self.limit)
    self.init(raw: Int32(min(max(scaled, -bound), bound)))
  }

  /// The value in pixels; exact.
  package var pixels: Double { Double(raw) / 64 }
  /// The greatest whole pixel that is not above the value.
  package var floor: Int { Int(raw >> 6) }
  /// The least whole pixel that is not below the value.
  package var ceiling: Int { Int((raw + 63) >> 6) }
  /// Whether the value is a whole number of pixels.
  package var isWhole: Bool { raw & 63 == 0 }

  /// Orders by length.
  package static func < (a: Fixed, b: Fixed) -> Bool { a.raw < b.raw }
  /// The sum, clamped to the range.
  package static func + (a: Fixed, b: Fixed) -> Fixed { Fixed(raw: a.raw + b.raw) }
  /// The difference, clamped to the range.
  package static func - (a: Fixed, b: Fixed) -> Fixed { Fixed(raw: a.raw - b.raw) }
  /// The value with its sign turned.
  package static prefix func - (a: Fixed) -> Fixed { Fixed(raw: -a.raw) }
}

extension Fixed: CustomStringConvertible {
  /// The exact decimal in pixels, at most six digits after the point: `12`, `0.5`, `-3.015625`.
  package var description: String { asciiText(capacity: 15, write) }

  /// Appends ``description``, in ASCII.
  package func write(to text: inout [UInt8]) { Self.write(raw, to: &text) }

  /// Appends the distance from another value. It can be twice as large as a value can be.
  func write(from origin: Fixed, to text: inout [UInt8]) { Self.write(raw - origin.raw, to: &text) }

  private static func write(_ raw: Int32, to text: inout [UInt8]) {
    let magnitude = raw.magnitude
    if raw < 0 { text.append(UInt8(ascii: "-")) }
    text.append(decimal: magnitude >> 6)
    // A 64th is exactly 0.015625, so six digits always suffice.
    var fraction = (magnitude & 63) * 15_625
    guard fraction != 0 else { return }
    text.append(UInt8(ascii: "."))
    var place: UInt32 = 100_000
    while fraction > 0 {
      text.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: fraction / place))
      fraction %= place
      place /= 10
    }
  }
}

/// A rectangle on the grid of 64ths of a device pixel.
///
/// *Guarantees*: width and height are not negative.
package struct FixedRect: Hashable, Sendable {
  /// The left edge.
  package let x: Fixed
  /// The top edge.
  package let y: Fixed
  /// The horizontal extent, never negative.
  package let width: Fixed
  /// The vertical extent, never negative.
  package let height: Fixed

  /// Creates a rect; a negative extent becomes 0.
  package init(x: Fixed, y: Fixed, width: Fixed, height: Fixed) {
    self.x = x
    self.y = y
    self.width = max(width, .zero)
    self.height = max(height, .zero)
  }

  /// The right edge.
  package var maxX: Fixed { x + width }
  /// The bottom edge.
  package var maxY: Fixed { y + height }
  /// Whether the rect has no area.
  package var isEmpty: Bool { width == .zero || height == .zero }

  /// The pixels that the rect touches.
  package var pixels: PixelRect {
    guard !isEmpty else { return .empty }
    return PixelRect(
      x: x.floor, y: y.floor, width: maxX.ceiling - x.floor, height: maxY.ceiling - y.floor)
  }

  /// The rect with every edge moved inwards by `distance` (outwards where negative); an extent
  /// never falls below 0.
  package func insetBy(_ distance: Fixed) -> FixedRect {
    FixedRect(
      x: x + distance, y: y + distance, width: width - distance - distance,
      height: height - distance - distance)
  }

  /// The rect moved to the right and down.
  package func offsetBy(x dx: Fixed, y dy: Fixed) -> FixedRect {
    FixedRect(x: x + dx, y: y + dy, width: width, height: height)
  }
}
