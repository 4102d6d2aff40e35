/// What can be wrong with a bitmap font in the text format, and how it is said.

/// The first fault of a bitmap font: which file, which line, what, and what to do.
public struct BitmapFontError: Error, Hashable, Sendable {
  /// What the caller named the source: a file's path, or the name of an embedded face.
  public let file: String
  /// The line, counted from 1.
  public let line: Int
  /// What is wrong there.
  public let cause: Cause

  /// What can be wrong with a line.
  public enum Cause: Hashable, Sendable {
    /// The file holds more bytes than ``BitmapFace/maximumBytes``.
    case tooLong(bytes: Int)
    /// Bytes that are not UTF-8.
    case notUTF8
    /// A header line that every face needs is missing where the first glyph begins.
    case missingHeader(String)
    /// A header line that the format does not know.
    case unknownHeader(String)
    /// A header line that stood before.
    case repeatedHeader(String)
    /// A value that is not a number of the kind wanted, or not within its bounds.
    case badNumber(field: String, value: String, wanted: String)
    /// A block that starts with none of `glyph`, `copy`, `piece` and `compose`.
    case unknownBlock(String)
    /// Not a Unicode scalar written as `U+0041`.
    case badScalar(String)
    /// A second drawing of one character.
    case repeatedGlyph(Unicode.Scalar)
    /// More characters than ``BitmapFace/maximumGlyphs``.
    case tooManyGlyphs
    /// A glyph without the line that says how far it moves the pen.
    case missingAdvance(Unicode.Scalar)
    /// A glyph with a place and no rows, or with rows and no place.
    case placeWithoutRows(Unicode.Scalar)
    /// A row that is not as wide as the first.
    case unequalRow(wanted: Int, found: Int)
    /// A character in a row that is not a level.
    case badLevel(String)
    /// A drawing beyond ``BitmapFace/maximumSide`` pixels in a direction.
    case tooLarge(width: Int, height: Int)
    /// A copy of a character, or one composed of it, that the face does not draw before.
    case copyOfNothing(Unicode.Scalar)
    /// A second piece of one number.
    case repeatedPiece(Int)
    /// A piece without art.
    case pieceWithoutRows(Int)
    /// A piece that does not stand before the character that is composed of it.
    case unknownPiece(Int)
    /// A character that others can't be composed of: it has no ink, or is composed itself.
    case composedOfNoDrawing(Unicode.Scalar)
    /// Something after the end of a block that should have been a blank line.
    case blankLineExpected(String)
  }
}

extension BitmapFontError: CustomStringConvertible {
  /// `13.txt:12: row of 5 pixels among rows of 6. Make all rows of a glyph equally wide.`
  public var description: String { "\(file):\(line): \(sentence)" }

  private var sentence: String {
    switch cause {
    case .tooLong(let bytes):
      "\(bytes) bytes are too many for a bitmap font. Keep it to \(BitmapFace.maximumBytes) bytes."
    case .notUTF8:
      "this is not UTF-8 text. Save the font as plain ASCII or UTF-8."
    case .missingHeader(let name):
      "the header \"\(name)\" is missing. Write it above the first glyph."
    case .unknownHeader(let name):
      "\"\(shown(name))\" is no header of a bitmap font. The headers are: \(BitmapFace.headerNames.joined(separator: ", "))."
    case .repeatedHeader(let name):
      "the header \"\(name)\" stands here a second time. Keep one of the two."
    case .badNumber(let field, let value, let wanted):
      "\(field) is \"\(shown(value))\". Write \(wanted)."
    case .unknownBlock(let text):
      "\"\(shown(text))\" starts no block. Start it with \"glyph U+0041\", \"copy U+00A0 U+0020\", \"piece 1\" or \"compose U+00E9 U+0065 1 3 10\", after one blank line."
    case .badScalar(let text):
      "\"\(shown(text))\" is no character. Write its Unicode number with 4 to 6 hexadecimal digits, as in U+0041."
    case .repeatedGlyph(let scalar):
      "\(code(scalar)) is drawn a second time. Keep one of the two."
    case .tooManyGlyphs:
      "there are more than \(BitmapFace.maximumGlyphs) glyphs. Split the font."
    case .missingAdvance(let scalar):
      "\(code(scalar)) has no advance. Write \"advance\" and its pixels below the line that names the glyph."
    case .placeWithoutRows(let scalar):
      "\(code(scalar)) has only one of the line \"at X Y\" and its rows. Write both, or neither for a glyph without ink."
    case .unequalRow(let wanted, let found):
      "row of \(found) pixels among rows of \(wanted). Make all rows of a glyph equally wide."
    case .badLevel(let text):
      "\"\(shown(text))\" is no level of ink. The levels are . 1 2 3 4 5 6 7 8 9 a b c d e #."
    case .tooLarge(let width, let height):
      "the drawing is \(width) × \(height) pixels. Keep both sides to \(BitmapFace.maximumSide)."
    case .copyOfNothing(let scalar):
      "\(code(scalar)) is not drawn above, so nothing can be made of it. Draw it first."
    case .repeatedPiece(let number):
      "piece \(number) is drawn a second time. Give one of the two another number."
    case .pieceWithoutRows(let number):
      "piece \(number) has no rows. Draw it below its number, or delete it."
    case .unknownPiece(let number):
      "piece \(number) is not drawn above. Draw it first."
    case .composedOfNoDrawing(let scalar):
      "\(code(scalar)) has no ink, or is composed itself, so nothing can be put on it. Compose of a glyph that is drawn."
    case .blankLineExpected(let text):
      "\"\(shown(text))\" stands where a blank line should end the block."
    }
  }

  private func code(_ scalar: Unicode.Scalar) -> String { scalar.codeName }

  /// Foreign text, kept short and to one line of printable characters.
  private func shown(_ text: String) -> String {
    let printable = String(String.UnicodeScalarView(text.unicodeScalars.prefix(40).map { $0.value < 32 || $0.value == 127 ? "?" : $0 }))
    return text.unicodeScalars.count > 40 ? printable + "…" : printable
  }
}

extension Unicode.Scalar {
  /// The number as people write it, `U+00E9`.
  public var codeName: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
