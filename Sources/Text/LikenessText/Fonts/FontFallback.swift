/// The warnings about fonts that were replaced.

/// Why a font other than the requested one is used.
public indirect enum FontFallback: Error, Hashable, Sendable {
  /// No family of that name is known.
  case unknownFamily(String)
  /// No font from a file of that name is known.
  case unknownFile(String)
  /// No face of that PostScript name is known (in the file, if one was named).
  case unknownFace(String)
  /// The font file can't be used. The reason says why and what to do.
  case unusableFile(String, reason: String)
  /// The font is not known, and a file that may hold it can't be used.
  case unknownBeside(FontFallback, file: String, reason: String)
  /// A folder or a file of fonts can't be read, so it is unknown whether the font is there. The
  /// problem names it. Nothing is drawn then.
  case unreadable(String)
  /// The family or file has no face of the weight; the nearest by CSS's rule is used.
  case missingWeight(String, wanted: Font.Weight, used: Font.Weight)
  /// The requested font can't be used, and another one that the request names replaces it.
  case replaced(FontFallback, by: String)

  /// Whether a folder or a file could not be read.
  var isUnreadable: Bool { if case .unreadable = self { true } else { false } }

  /// Whether the requested family or file is used, although in another weight.
  public var keepsFamily: Bool {
    switch self {
    case .missingWeight: true
    case .unknownFamily, .unknownFile, .unknownFace, .unusableFile, .unknownBeside, .unreadable,
      .replaced:
      false
    }
  }
}

extension FontFallback: CustomStringConvertible {
  /// `no font family "Lato" is known; Likeness Sans is used. Add the font, or choose a known
  /// family.`
  public var description: String {
    switch self {
    case .replaced(let reason, let name): reason.described(using: name)
    default: described(using: Font.embeddedFamily)
    }
  }

  /// What is not known; nil for other reasons.
  private var unknown: String? {
    switch self {
    case .unknownFamily(let name): "no font family \"\(name)\" is known"
    case .unknownFile(let name): "no font file \"\(name)\" is known"
    case .unknownFace(let name): "no font face \"\(name)\" is known"
    default: nil
    }
  }

  private func described(using used: String) -> String {
    switch self {
    case .unknownFamily, .unknownFile, .unknownFace:
      "\(unknown ?? ""); \(used) is used. Add the font, or choose a known family."
    case .unknownBeside(let missing, let file, let reason):
      """
      \(missing.unknown ?? ""), and the font file \"\(file)\" can't be used: \(reason) \(used) is \
      used.
      """
    case .unusableFile(let name, let reason):
      "the font file \"\(name)\" can't be used: \(reason) \(used) is used."
    case .unreadable(let problem): problem
    case .missingWeight(let font, let wanted, let weight):
      "the font \"\(font)\" has no weight \(wanted); \(weight) is used. "
        + "Add a font of that weight, or choose one that it has."
    case .replaced(let reason, let name): reason.described(using: name)
    }
  }
}
