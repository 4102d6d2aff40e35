/// The fonts that can be used: what finds a typeface for a wish, and for a name in a display list.
import LikenessGraphics

/// Typefaces that belong together under one name.
public struct FontFamily: Sendable {
  /// The family's name, `Lato`.
  public var name: String
  /// The typefaces; at least one, or the family is as good as unknown.
  public var members: [Member]

  /// One typeface of a family, and what may name it.
  public struct Member: Sendable {
    /// The weight that it is drawn for.
    public var weight: Font.Weight
    /// The typeface.
    public var typeface: any Typeface
    /// The file that it came from, if any, without folders.
    public var fileName: String?
    /// Its PostScript name, if any.
    public var postScriptName: String?

    /// Creates a member.
    public init(weight: Font.Weight, typeface: any Typeface, fileName: String? = nil, postScriptName: String? = nil) {
      self.weight = weight
      self.typeface = typeface
      self.fileName = fileName
      self.postScriptName = postScriptName
    }
  }

  /// Creates a family.
  public init(name: String, members: [Member]) {
    self.name = name
    self.members = members
  }

  /// The member for a weight, chosen as CSS does (CSS Fonts 4, 5.2, font-weight): of several the nearest, where 400…500 looks within that
  /// range first, lighter weights look for lighter ones first, and heavier weights for heavier ones.
  func member(for weight: Font.Weight) -> Member? {
    let wanted = weight.value
    func distance(_ value: Int) -> Int {
      if value == wanted { return 0 }
      // The three groups of the rule are kept apart by more than any two weights differ.
      if (400...500).contains(wanted) {
        if value > wanted, value <= 500 { return value - wanted }
        return value < wanted ? 2000 + wanted - value : 4000 + value - wanted
      }
      let isPreferred = wanted < 400 ? value < wanted : value > wanted
      return (isPreferred ? 2000 : 4000) + abs(value - wanted)
    }
    return members.enumerated().min { (distance($0.element.weight.value), $0.offset) < (distance($1.element.weight.value), $1.offset) }?
      .element
  }
}

/// Why a font other than the wished one is used.
public enum FontFallback: Hashable, Sendable {
  /// No family of that name is known.
  case unknownFamily(String)
  /// No font from a file of that name is known.
  case unknownFile(String)
  /// No face of that PostScript name is known (in the file, if one was named).
  case unknownFace(String)
}

extension FontFallback: CustomStringConvertible {
  /// `no font family "Lato" is known; Likeness Sans is used. Add the font, or choose a known family.`
  public var description: String {
    let what =
      switch self {
      case .unknownFamily(let name): "no font family \"\(name)\" is known"
      case .unknownFile(let name): "no font file \"\(name)\" is known"
      case .unknownFace(let name): "no font face \"\(name)\" is known"
      }
    return "\(what); \(Font.embeddedFamily) is used. Add the font, or choose a known family."
  }
}

/// What a wish for a font came to.
public struct FontResolution: Sendable {
  /// The font to use.
  public var typeface: any Typeface
  /// The fonts to try, in order, for characters that ``typeface`` does not have; the boxes for missing characters are not among them.
  public var others: [any Typeface]
  /// Why it is not the wished font, or nil where it is.
  public var fallback: FontFallback?

  /// Creates a resolution.
  public init(typeface: any Typeface, others: [any Typeface] = [], fallback: FontFallback? = nil) {
    self.typeface = typeface
    self.others = others
    self.fallback = fallback
  }
}

/// The fonts that can be used: families for authors, and every typeface by the hash of its content for drawing.
///
/// The boxes that stand for missing characters are part of every library.
public struct FontLibrary: Sendable {
  private let families: [FontFamily]
  /// Every typeface, those of families included.
  private let typefaces: [any Typeface]

  /// The embedded typeface alone.
  public static let embedded = FontLibrary(families: [])

  /// Creates a library of families; the embedded typeface is always part of it, behind them.
  ///
  /// The order counts: of two families of one name the first is used. The embedded typeface keeps its own name, and is where characters are looked
  /// for that a font lacks.
  public init(families: [FontFamily]) {
    self.init(families, [])
  }

  /// Creates a library for drawing only, of the given typefaces, the embedded one and the boxes.
  public init(_ typefaces: [any Typeface]) {
    self.init([], typefaces)
  }

  private init(_ families: [FontFamily], _ others: [any Typeface]) {
    self.families = families + [LikenessSans.family]
    typefaces = self.families.flatMap { $0.members.map(\.typeface) } + others + [MissingCharacterTypeface.shared]
  }

  /// The font for a wish: by file and face, else by family and weight, else the embedded typeface in that weight, with the reason.
  public func resolve(_ font: Font) -> FontResolution {
    if font.fileName != nil || font.postScriptName != nil {
      if let member = families.lazy.flatMap(\.members).first(where: { isNamed($0, by: font) }) { return resolution(member, font) }
      let inFile = families.contains { $0.members.contains { $0.fileName == font.fileName } }
      let reason: FontFallback =
        if let file = font.fileName, !inFile { .unknownFile(file) } else { .unknownFace(font.postScriptName ?? font.fileName ?? "") }
      return resolution(nil, font, reason)
    }
    let wanted = font.family.lowercasedASCII
    let family = families.first { $0.name.lowercasedASCII == wanted && !$0.members.isEmpty }
    // The embedded family ends the list; it has two weights, and a rule of its own that is easier to remember than CSS's: bold from 600.
    if family?.name == Font.embeddedFamily { return resolution(nil, font) }
    guard let member = family?.member(for: font.weight) else { return resolution(nil, font, .unknownFamily(font.family)) }
    return resolution(member, font)
  }

  /// The font that a display list names, or nil where the library has no font of that content. The name only speeds up the search.
  public func typeface(_ reference: FontReference) -> (any Typeface)? {
    // Asking a font for its digest may cost a hash of its content, so those of the same name come first.
    typefaces.first { $0.name == reference.name && $0.reference.digest == reference.digest }
      ?? typefaces.first { $0.name != reference.name && $0.reference.digest == reference.digest }
  }

  private func isNamed(_ member: FontFamily.Member, by font: Font) -> Bool {
    (font.fileName == nil || font.fileName == member.fileName)
      && (font.postScriptName == nil || font.postScriptName == member.postScriptName)
  }

  private func resolution(_ member: FontFamily.Member?, _ font: Font, _ fallback: FontFallback? = nil) -> FontResolution {
    let embedded = LikenessSans.typeface(for: font.weight)
    guard let member else { return FontResolution(typeface: embedded, fallback: fallback) }
    return FontResolution(typeface: member.typeface, others: member.typeface.name == embedded.name ? [] : [embedded], fallback: fallback)
  }
}

extension String {
  /// The text with A…Z made small; other characters stay, so no locale has a say.
  var lowercasedASCII: String {
    String(decoding: utf8.map { (65...90).contains($0) ? $0 + 32 : $0 }, as: UTF8.self)
  }
}
