/// What is said where another font than the wished one is used.

/// Why a font other than the wished one is used.
public enum FontFallback: Error, Hashable, Sendable {
  /// No family of that name is known.
  case unknownFamily(String)
  /// No font from a file of that name is known.
  case unknownFile(String)
  /// No face of that PostScript name is known (in the file, if one was named).
  case unknownFace(String)
  /// The font file of that name is there and can't be used; the cause and what to do, as a sentence or two.
  case unusableFile(String, reason: String)
}

extension FontFallback: CustomStringConvertible {
  /// `no font family "Lato" is known; Likeness Sans is used. Add the font, or choose a known family.`
  public var description: String {
    let what: String
    switch self {
    case .unknownFamily(let name): what = "no font family \"\(name)\" is known"
    case .unknownFile(let name): what = "no font file \"\(name)\" is known"
    case .unknownFace(let name): what = "no font face \"\(name)\" is known"
    case .unusableFile(let name, let reason): return "the font file \"\(name)\" can't be used: \(reason) \(Font.embeddedFamily) is used."
    }
    return "\(what); \(Font.embeddedFamily) is used. Add the font, or choose a known family."
  }
}
