/// The box for a character that no font has, with the character's Unicode number in it.
import LikenessDisplayList

/// The box of one size.
///
/// From 13 pixels to the em the box shows the number in two rows of digits, 3 by 5 pixels each,
/// doubled at 26 pixels, trebled at 39, and so on. Below there is no room for digits, and a plain
/// box of the height of capitals stands for the character.
package struct MissingCharacterBox {
  /// The SHA-256 hash of ``content``, in hexadecimal, as the tests work it out.
  package static let digest = "5be85fb430a753c0d31ad23528e45218a86b5dc61bdd02b9e97f9bcd11ff7afa"
  /// The hashed content: the drawing's version and its digits.
  package static var content: String {
    "boxes for missing characters, drawing 1\n"
      + digits.map { String($0, radix: 16) }.joined(separator: "\n")
  }

  private let hasDigits: Bool
  /// The thickness of the frame and the side of a digit's pixel, in pixels.
  private let unit: Int
  /// The height, in pixels.
  package let height: Int
  /// From the baseline up to the top edge, in pixels.
  package let top: Int
  private let plainWidth: Int

  package init(_ size: Fixed) {
    let pixels = max(1, size.floor)
    hasDigits = pixels >= 13
    unit = max(1, pixels / 13)
    height = hasDigits ? 15 * unit : max(3, pixels * 7 / 10)
    top = hasDigits ? 12 * unit : height
    plainWidth = max(3, pixels * 5 / 10)
  }

  /// Returns how far the box moves the pen: its width, and a part of it on either side.
  package func advance(of character: UInt32) -> Fixed {
    Fixed(width(digits: Self.digitCount(character)) + 2 * unit)
  }

  /// Draws the box of a character.
  package func shape(of character: UInt32) -> GlyphShape {
    let count = Self.digitCount(character)
    let width = width(digits: count)
    var coverage = [UInt8](repeating: 0, count: width * height)
    func fill(_ x: Int, _ y: Int, _ w: Int, _ h: Int) {
      for row in y..<y + h {
        for column in x..<x + w { coverage[row * width + column] = 255 }
      }
    }
    fill(0, 0, width, unit)
    fill(0, height - unit, width, unit)
    fill(0, 0, unit, height)
    fill(width - unit, 0, unit, height)
    if hasDigits {
      for place in 0..<count {
        let digit = Self.digits[Int(character >> UInt32(4 * (count - 1 - place))) & 15]
        let left = 2 + place % (count / 2) * 4
        let top = 2 + place / (count / 2) * 6
        for bit in 0..<15 where digit >> UInt16(14 - bit) & 1 == 1 {
          fill((left + bit % 3) * unit, (top + bit / 3) * unit, unit, unit)
        }
      }
    }
    // Width and height are positive and the array was made for them.
    return GlyphMask(left: unit, top: top, width: width, height: height, coverage: coverage).map {
      .mask($0)
    } ?? .empty
  }

  /// A frame, a space, digits with a space after each, a frame.
  private func width(digits: Int) -> Int { hasDigits ? (digits / 2 * 4 + 3) * unit : plainWidth }

  /// Four digits, or six for characters beyond the first 65,536.
  private static func digitCount(_ character: UInt32) -> Int { character > 0xFFFF ? 6 : 4 }

  /// The digits 0…9 and A…F, 3 by 5 pixels: 15 bits from the top left, row by row.
  private static let digits: [UInt16] = [
    0b111_101_101_101_111, 0b010_110_010_010_111, 0b111_001_111_100_111, 0b111_001_111_001_111,
    0b101_101_111_001_001,
    0b111_100_111_001_111,
    0b111_100_111_101_111, 0b111_001_001_010_010, 0b111_101_111_101_111, 0b111_101_111_001_111,
    0b111_101_111_101_101,
    0b110_101_110_101_110,
    0b111_100_100_100_111, 0b110_101_101_101_110, 0b111_100_111_100_111, 0b111_100_111_100_100,
  ]
}
