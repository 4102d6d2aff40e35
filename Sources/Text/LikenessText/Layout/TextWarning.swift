/// The text that could not be set as requested, for the outcome of a snapshot.
import LikenessGraphics

/// Something about a text that its author should know.
package enum TextWarning: Hashable, Sendable {
  /// Another font than the requested one is used.
  case fontFallback(FontFallback)
  /// The font of that name is damaged where it draws these characters; glyphs of other fonts, or other ones of its own, stand for them.
  case damagedGlyphs(font: String, [Unicode.Scalar])
  /// No font has these characters; boxes stand for them.
  case missingCharacters([Unicode.Scalar])
  /// These are emoji, which only a font in colors has; boxes stand for them.
  case colorEmoji([Unicode.Scalar])
  /// Letters of these scripts (by their names in ISO 15924) were set side by side by a font that can't join them and place their marks.
  case unshapedScripts([String])
  /// Letters of these scripts (by their names in ISO 15924) join, and the letter spacing that was asked for is left out of them, as in CSS.
  case unspacedScripts([String])
  /// A line ends inside a word of these scripts (by their names in ISO 15924), whose words are found with a dictionary only.
  case brokenWords([String])
  /// The size can't be drawn, and the nearest that can is used; in device pixels to the em.
  case sizeChanged(from: Fixed, to: Fixed)
  /// Text beyond the bounds of a picture, or of 16 MB, was left out.
  case beyondLimit
}

extension TextWarning: CustomStringConvertible {
  /// A sentence with what to do.
  package var description: String {
    switch self {
    case .fontFallback(let reason): reason.description
    case .damagedGlyphs(let font, let scalars):
      "the font \(font) is damaged where it draws \(names(scalars)); other glyphs are drawn there. Download its file again."
    case .missingCharacters(let scalars): "no font has \(names(scalars)); boxes are drawn. Add a font that has them, or change the text."
    case .colorEmoji(let scalars):
      "emoji in colours are not supported: \(names(scalars)); boxes are drawn. Use an image, or a character of one colour."
    case .unshapedScripts(let scripts):
      "the font can't join letters of the script\(scripts.count == 1 ? "" : "s") \(scripts.joined(separator: ", ")); they stand side by side. "
        + "Use an outline font that has them."
    case .unspacedScripts(let scripts):
      "letters of the script\(scripts.count == 1 ? "" : "s") \(scripts.joined(separator: ", ")) join, so letterSpacing is left out of them. "
        + "Give such text no letterSpacing."
    case .brokenWords(let scripts):
      "a line ends inside a word of the script\(scripts.count == 1 ? "" : "s") \(scripts.joined(separator: ", ")), whose words only a dictionary tells apart. "
        + "Put zero-width spaces (U+200B) between words."
    case .sizeChanged(let from, let to):
      "text of \(from) pixels to the em can't be drawn; \(to) is used. Change the font's size or the scale."
    case .beyondLimit: "the text is longer than a picture can be; its end is left out. Shorten it, or limit its lines."
    }
  }

  private func names(_ scalars: [Unicode.Scalar]) -> String {
    scalars.prefix(8).map(\.codeName).joined(separator: ", ") + (scalars.count > 8 ? " and \(scalars.count - 8) more" : "")
  }

  /// The place among the kinds of warnings.
  var rank: Int {
    switch self {
    case .fontFallback: 0
    case .damagedGlyphs: 1
    case .missingCharacters: 2
    case .colorEmoji: 3
    case .unshapedScripts: 4
    case .unspacedScripts: 5
    case .brokenWords: 6
    case .sizeChanged: 7
    case .beyondLimit: 8
    }
  }
}

extension Unicode.Scalar {
  /// The number as people write it, `U+00E9`.
  fileprivate var codeName: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
