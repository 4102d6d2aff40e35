/// Warnings about text that could not be set as requested, for the outcome of a snapshot.
import LikenessDisplayList

/// Something about a text that its author should know.
package enum TextWarning: Hashable, Sendable {
  /// Another font than the requested one is used.
  case fontFallback(FontFallback)
  /// No font has readable glyphs for these characters; boxes stand for them.
  case missingCharacters([Unicode.Scalar])
  /// These are emoji, which only a font in colors has; boxes stand for them.
  case colorEmoji([Unicode.Scalar])
  /// Letters of these scripts (by their names in ISO 15924) were set side by side by a font that
  /// can't join them and place their marks.
  case unshapedScripts([String])
  /// Letters of these scripts (by their names in ISO 15924) join, and the letter spacing that was
  /// asked for is left out of them, as in CSS.
  case unspacedScripts([String])
  /// A line ends inside a word of these scripts (by their names in ISO 15924), whose words are
  /// found with a dictionary only.
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
    case .missingCharacters(let scalars):
      """
      no font has \(names(scalars)); boxes are drawn. Add a font that has them, or change the text.
      """
    case .colorEmoji(let scalars):
      """
      color emoji are not supported: \(names(scalars)); boxes are drawn. Use an image, or a \
      character of one color.
      """
    case .unshapedScripts(let scripts):
      "the font can't join letters of the script\(scripts.count == 1 ? "" : "s") "
        + "\(scripts.joined(separator: ", ")), so they are drawn separately. "
        + "Use an outline font that supports them."
    case .unspacedScripts(let scripts):
      "letters of the script\(scripts.count == 1 ? "" : "s") \(scripts.joined(separator: ", ")) "
        + "join, so letterSpacing is ignored for them. "
        + "Remove letterSpacing from such text."
    case .brokenWords(let scripts):
      "a line ends inside a word of the script\(scripts.count == 1 ? "" : "s") "
        + "\(scripts.joined(separator: ", ")), because finding its words needs a dictionary. "
        + "Put zero-width spaces (U+200B) between words."
    case .sizeChanged(let from, let to):
      """
      the font size of \(from) pixels can't be drawn; \(to) is used. Change the font's size or the \
      scale.
      """
    case .beyondLimit:
      "the text is too long for a picture, so its end is not drawn. Shorten it, or limit its lines."
    }
  }

  private func names(_ scalars: [Unicode.Scalar]) -> String {
    scalars.prefix(8).map(\.codeName).joined(separator: ", ")
      + (scalars.count > 8 ? " and \(scalars.count - 8) more" : "")
  }

  /// The place among the kinds of warnings.
  var rank: Int {
    switch self {
    case .fontFallback: 0
    case .missingCharacters: 1
    case .colorEmoji: 2
    case .unshapedScripts: 3
    case .unspacedScripts: 4
    case .brokenWords: 5
    case .sizeChanged: 6
    case .beyondLimit: 7
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
