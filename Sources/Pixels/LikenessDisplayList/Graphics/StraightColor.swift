/// Colors: straight, as people write them and files store them, and premultiplied, for drawing.
import LikenessBase

/// A straight-alpha sRGB color with 8 bits a channel.
public struct StraightColor: Hashable, Sendable {
  /// Red, 0…255.
  public let red: UInt8
  /// Green, 0…255.
  public let green: UInt8
  /// Blue, 0…255.
  public let blue: UInt8
  /// Opacity, 0 (clear) … 255 (opaque).
  public let alpha: UInt8

  /// Creates a color from its bytes, 0…255 each; opaque by default.
  public init(r: UInt8, g: UInt8, b: UInt8, a: UInt8 = 255) {
    red = r
    green = g
    blue = b
    alpha = a
  }

  /// The same color with another opacity between 0 and 1, clamped.
  public func withAlphaComponent(_ alpha: Double) -> StraightColor {
    StraightColor(r: red, g: green, b: blue, a: channel(alpha))
  }

  /// Whether nothing shows through.
  public var isOpaque: Bool { alpha == 255 }

  /// The color that shows where this one is laid over an opaque one.
  package func laid(over ground: StraightColor) -> StraightColor {
    let (above, below) = (Int(alpha), 255 - Int(alpha))
    func mixed(_ top: UInt8, _ bottom: UInt8) -> UInt8 {
      let sum = Int(top) * above + Int(bottom) * below
      return UInt8((sum + 127) / 255)
    }
    return StraightColor(
      r: mixed(red, ground.red), g: mixed(green, ground.green), b: mixed(blue, ground.blue))
  }
}

/// A type that a literal color can be written as: `.white`, `Color(hex: 0x783BF9)`.
public protocol ColorLiteral {
  /// Creates a color from its bytes, 0…255 each.
  init(r: UInt8, g: UInt8, b: UInt8, a: UInt8)
}

extension StraightColor: ColorLiteral {}

extension ColorLiteral {
  /// Creates a color from channels between 0 and 1, as UIKit does. Values outside are clamped; NaN
  /// counts as 0.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.init(r: channel(red), g: channel(green), b: channel(blue), a: channel(alpha))
  }

  /// Creates a gray from its lightness and opacity between 0 and 1, clamped.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates an opaque color from its 24 bits, `0xRRGGBB`. Higher bits are ignored.
  public init(hex: UInt32) {
    self.init(r: UInt8(hex >> 16 & 255), g: UInt8(hex >> 8 & 255), b: UInt8(hex & 255), a: 255)
  }

  /// Transparent black.
  public static var clear: Self { Self(r: 0, g: 0, b: 0, a: 0) }
  /// `#000000`.
  public static var black: Self { Self(hex: 0x000000) }
  /// `#FFFFFF`.
  public static var white: Self { Self(hex: 0xFFFFFF) }
  /// `#808080`, UIKit's 50% gray.
  public static var gray: Self { Self(hex: 0x808080) }
  /// `#AAAAAA`, UIKit's two-thirds gray.
  public static var lightGray: Self { Self(hex: 0xAAAAAA) }
  /// `#555555`, UIKit's one-third gray.
  public static var darkGray: Self { Self(hex: 0x555555) }
  /// `#FF0000`.
  public static var red: Self { Self(hex: 0xFF0000) }
  /// `#00FF00`.
  public static var green: Self { Self(hex: 0x00FF00) }
  /// `#0000FF`.
  public static var blue: Self { Self(hex: 0x0000FF) }
  /// `#00FFFF`.
  public static var cyan: Self { Self(hex: 0x00FFFF) }
  /// `#FFFF00`.
  public static var yellow: Self { Self(hex: 0xFFFF00) }
  /// `#FF00FF`.
  public static var magenta: Self { Self(hex: 0xFF00FF) }
  /// `#FF8000`.
  public static var orange: Self { Self(hex: 0xFF8000) }
  /// `#800080`.
  public static var purple: Self { Self(hex: 0x800080) }
  /// `#996633`.
  public static var brown: Self { Self(hex: 0x996633) }
}

/// `value` between 0 and 1 as a byte, to the nearest; clamped, NaN as 0.
private func channel(_ value: Double) -> UInt8 {
  value > 0 ? UInt8((min(value, 1) * 255).rounded()) : 0
}

extension StraightColor: CustomStringConvertible {
  /// `#RRGGBB`, or `#RRGGBBAA` where the color is not opaque.
  public var description: String { asciiText(capacity: 9, write) }

  /// Appends ``description``, in ASCII.
  public func write(to text: inout [UInt8]) {
    func write(_ digit: UInt8) {
      text.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") - 10 + digit)
    }
    func write(byte: UInt8) {
      write(byte >> 4)
      write(byte & 15)
    }
    text.append(UInt8(ascii: "#"))
    write(byte: red)
    write(byte: green)
    write(byte: blue)
    if !isOpaque { write(byte: alpha) }
  }
}

extension ColorLiteral {
  /// Reads `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA`, in either letter case; nil for anything else.
  public init?(_ text: some StringProtocol) {
    guard text.utf8.first == UInt8(ascii: "#") else { return nil }
    var bits: UInt32 = 0
    var count = 0
    for byte in text.utf8.dropFirst() {
      guard count < 8, let digit = hexDigit(byte) else { return nil }
      bits = bits << 4 | UInt32(digit)
      count += 1
    }
    func channel(_ index: Int) -> UInt8 {
      count < 6
        ? UInt8(bits >> (4 * (count - 1 - index)) & 15) * 17
        : UInt8(bits >> (4 * (count - 2 - 2 * index)) & 255)
    }
    switch count {
    case 3, 6: self.init(r: channel(0), g: channel(1), b: channel(2), a: 255)
    case 4, 8: self.init(r: channel(0), g: channel(1), b: channel(2), a: channel(3))
    default: return nil
    }
  }
}

#if !hasFeature(Embedded)
  extension StraightColor: Codable {
    /// Reads the form that ``description`` writes, or a shorter hexadecimal one.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let text = try container.decode(String.self)
      guard let color = StraightColor(text) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "\"\(text)\" is not a color such as #783BF9")
      }
      self = color
    }

    /// Writes ``description``.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(description)
    }
  }
#endif

/// A color whose channels are already multiplied by its opacity; drawing adds these up.
///
/// *Guarantees*: no channel exceeds ``alpha``.
package struct PremultipliedColor: Hashable, Sendable {
  /// Red times opacity, 0…``alpha``.
  package let red: UInt8
  /// Green times opacity, 0…``alpha``.
  package let green: UInt8
  /// Blue times opacity, 0…``alpha``.
  package let blue: UInt8
  /// Opacity, 0…255.
  package let alpha: UInt8

  /// Multiplies the channels by the opacity, each rounded to the nearest.
  package init(_ color: StraightColor) {
    red = multiplied(color.red, color.alpha)
    green = multiplied(color.green, color.alpha)
    blue = multiplied(color.blue, color.alpha)
    alpha = color.alpha
  }

  /// Creates a color from channels that are premultiplied; one above `alpha` is lowered to it.
  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    self.red = min(red, alpha)
    self.green = min(green, alpha)
    self.blue = min(blue, alpha)
    self.alpha = alpha
  }

  /// The straight color: channels divided by the opacity, rounded to the nearest; clear gives
  /// transparent black.
  package var straight: StraightColor {
    guard alpha > 0 else { return .clear }
    return StraightColor(r: divided(red), g: divided(green), b: divided(blue), a: alpha)
  }

  private func divided(_ value: UInt8) -> UInt8 {
    let alpha = Int(alpha)
    return UInt8((Int(value) * 255 + alpha / 2) / alpha)
  }
}

/// `a * b / 255`, rounded to the nearest; exact for all 65,536 pairs.
@inlinable
package func multiplied(_ a: UInt8, _ b: UInt8) -> UInt8 {
  // Jim Blinn's division by 255 ("Three Wrongs Make a Right", 1995). The product is at most 65,025,
  // so `t` fits 17 bits.
  let t = UInt32(a) * UInt32(b) + 128
  return UInt8((t + (t >> 8)) >> 8)
}
