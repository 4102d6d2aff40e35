/// What is drawn for a character that no font has: a box with the character's Unicode number in it.
import LikenessDigest
import LikenessDisplayList
import LikenessGraphics

/// A font that has every character, as a box with its hexadecimal number; so nothing is ever left out silently.
///
/// From 13 pixels to the em the box shows the number in two rows of digits, 3 by 5 pixels each, doubled at 26 pixels, trebled at 39, and so on.
/// Below there is no room for digits, and a plain box of the height of capitals stands for the character.
public struct MissingCharacterTypeface: Typeface {
  /// The one instance that is needed.
  public static let shared = MissingCharacterTypeface()

  /// The name, and the hash of the drawing's version and digits.
  public let reference: FontReference

  private init() {
    let content = "boxes for missing characters, drawing 1\n" + Self.digits.map { String($0, radix: 16) }.joined(separator: "\n")
    reference = FontReference(name: "Likeness Missing Characters", digest: ContentDigest(of: content))
  }

  /// Room for the box: 12 of 15 parts above the baseline, 3 below.
  public func metrics(size: Fixed) -> FontMetrics {
    let box = Box(size)
    return FontMetrics(
      ascent: Fixed(box.top), descent: Fixed(box.height - box.top), leading: .zero, capHeight: Fixed(box.top), xHeight: Fixed(box.top),
      underlineTop: Fixed(-1), underlineThickness: Fixed(1))
  }

  /// The same range of sizes as of the embedded typeface.
  public func drawnSize(for size: Fixed) -> Fixed {
    min(max(size, SansTypeface.sizes.lowerBound), SansTypeface.sizes.upperBound)
  }

  /// The scalar itself, always.
  public func glyph(for scalar: Unicode.Scalar) -> UInt32? { scalar.value }

  /// The width of the box, and a part of it on either side.
  public func advance(of glyph: UInt32, size: Fixed) -> Fixed {
    let box = Box(drawnSize(for: size))
    return Fixed(box.width(digits: Self.digitCount(glyph)) + 2 * box.unit)
  }

  /// The box.
  public func shape(of glyph: UInt32, size: Fixed) -> GlyphShape {
    let box = Box(drawnSize(for: size))
    let count = Self.digitCount(glyph)
    let width = box.width(digits: count)
    var coverage = [UInt8](repeating: 0, count: width * box.height)
    func fill(_ x: Int, _ y: Int, _ w: Int, _ h: Int) {
      for row in y..<y + h {
        for column in x..<x + w { coverage[row * width + column] = 255 }
      }
    }
    let unit = box.unit
    fill(0, 0, width, unit)
    fill(0, box.height - unit, width, unit)
    fill(0, 0, unit, box.height)
    fill(width - unit, 0, unit, box.height)
    if box.hasDigits {
      for place in 0..<count {
        let digit = Self.digits[Int(glyph >> UInt32(4 * (count - 1 - place))) & 15]
        let left = 2 + place % (count / 2) * 4
        let top = 2 + place / (count / 2) * 6
        for bit in 0..<15 where digit >> UInt16(14 - bit) & 1 == 1 {
          fill((left + bit % 3) * unit, (top + bit / 3) * unit, unit, unit)
        }
      }
    }
    // Width and height are positive and the array was made for them.
    return GlyphMask(left: unit, top: box.top, width: width, height: box.height, coverage: coverage).map { .mask($0) } ?? .empty
  }

  /// Four digits, or six for characters beyond the first 65,536.
  private static func digitCount(_ glyph: UInt32) -> Int { glyph > 0xFFFF ? 6 : 4 }

  /// The measures of a box in pixels.
  private struct Box {
    let hasDigits: Bool
    /// The thickness of the frame and the side of a digit's pixel.
    let unit: Int
    let height: Int
    let top: Int
    private let plainWidth: Int

    init(_ size: Fixed) {
      let pixels = max(1, size.floor)
      hasDigits = pixels >= 13
      unit = max(1, pixels / 13)
      height = hasDigits ? 15 * unit : max(3, pixels * 7 / 10)
      top = hasDigits ? 12 * unit : height
      plainWidth = max(3, pixels * 5 / 10)
    }

    /// A frame, a space, digits with a space after each, a frame.
    func width(digits: Int) -> Int { hasDigits ? (digits / 2 * 4 + 3) * unit : plainWidth }
  }

  /// The digits 0…9 and A…F, 3 by 5 pixels: 15 bits from the top left, row by row.
  private static let digits: [UInt16] = [
    0b111_101_101_101_111, 0b010_110_010_010_111, 0b111_001_111_100_111, 0b111_001_111_001_111, 0b101_101_111_001_001,
    0b111_100_111_001_111,
    0b111_100_111_101_111, 0b111_001_001_010_010, 0b111_101_111_101_111, 0b111_101_111_001_111, 0b111_101_111_101_101,
    0b110_101_110_101_110,
    0b111_100_100_100_111, 0b110_101_101_101_110, 0b111_100_111_100_111, 0b111_100_111_100_100,
  ]
}
