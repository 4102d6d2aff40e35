/// What could not be set as it was wished, for the outcome of a snapshot.
import LikenessGraphics

/// Something about a text that its author should know.
public enum TextWarning: Hashable, Sendable {
  /// Another font than the wished one is used.
  case fontFallback(FontFallback)
  /// No font has these characters; boxes stand for them.
  case missingCharacters([Unicode.Scalar])
  /// The size can't be drawn, and the nearest that can is used; in device pixels to the em.
  case sizeChanged(from: Fixed, to: Fixed)
  /// Text beyond the bounds of a picture, or of 16 MB, was left out.
  case beyondLimit
}

extension TextWarning: CustomStringConvertible {
  /// A sentence with what to do.
  public var description: String {
    switch self {
    case .fontFallback(let reason): reason.description
    case .missingCharacters(let scalars):
      "no font has \(scalars.prefix(8).map(\.codeName).joined(separator: ", "))\(scalars.count > 8 ? " and \(scalars.count - 8) more" : ""); "
        + "boxes are drawn. Add a font that has them, or change the text."
    case .sizeChanged(let from, let to):
      "text of \(from) pixels to the em can't be drawn; \(to) is used. Change the font's size or the scale."
    case .beyondLimit: "the text is longer than a picture can be; its end is left out. Shorten it, or limit its lines."
    }
  }
}
