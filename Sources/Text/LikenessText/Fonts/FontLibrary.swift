/// The available fonts. Finds the typeface for a request, and for a name in a display list.
import LikenessDisplayList

/// The answer to a font request.
package struct FontResolution: Sendable {
  /// The font to use.
  package var typeface: any Typeface
  /// The fonts to try, in order, for characters that ``typeface`` does not have; the boxes for
  /// missing characters are not among them.
  package var others: [any Typeface]
  /// Why it is not the requested font; nil if it is.
  package var fallback: FontFallback?

  package init(typeface: any Typeface, others: [any Typeface] = [], fallback: FontFallback? = nil) {
    self.typeface = typeface
    self.others = others
    self.fallback = fallback
  }
}

/// A font that supplies characters that the requested one lacks.
package struct FallbackFont: Sendable {
  /// The font, by family or file. Size and weight are those of the requested one.
  package var font: Font
  /// The only source to search; nil, the default, searches all sources of the library.
  package var source: (any FontSource)?

  package init(_ font: Font, in source: (any FontSource)? = nil) {
    self.font = font
    self.source = source
  }
}

/// A source of fonts that a library does not hold, such as a folder of font files.
package protocol FontSource: Sendable {
  /// Returns the typeface for a request, or why it can't be used; nil if the source does not know
  /// the font.
  func find(_ font: Font) -> Result<any Typeface, FontFallback>?
  /// The font of a display list; nil where the source does not know it.
  func typeface(_ reference: FontReference) -> (any Typeface)?
  /// Why the source could not look for the font of a display list, such as a folder that can't be
  /// read.
  func problem(finding reference: FontReference) -> String?
  /// Why the source can give no font at all, such as a folder that is missing. Defaults to nil: it
  /// can.
  var problem: String? { get }
  /// A file that can't be used, and why, among those that were looked at. Defaults to nil.
  var unusableFile: (name: String, reason: String)? { get }
}

extension FontSource {
  /// No problem.
  public var problem: String? { nil }
  /// No file.
  package var unusableFile: (name: String, reason: String)? { nil }
  /// No problem.
  package func problem(finding reference: FontReference) -> String? { nil }
}

/// The fonts that can be used: families for authors, and every typeface by the hash of its content
/// for drawing.
///
/// The boxes that stand for missing characters are part of every library.
public struct FontLibrary: Sendable {
  private let content: Content

  /// The content of a library. One object, so that copies of a library can be recognized.
  private final class Content: Sendable {
    let families: [FontFamily]
    /// Every typeface, those of families included.
    let typefaces: [any Typeface]
    let sources: [any FontSource]
    let fallbacks: [FallbackFont]
    let layouts = LayoutCache()
    let inks = InkCache()
    /// Whether the embedded family is all that there is.
    var holdsEmbeddedAlone: Bool { families.count == 1 && sources.isEmpty && fallbacks.isEmpty }

    init(
      families: [FontFamily], typefaces: [any Typeface], sources: [any FontSource],
      fallbacks: [FallbackFont]
    ) {
      self.families = families
      self.typefaces = typefaces
      self.sources = sources
      self.fallbacks = fallbacks
    }
  }

  /// The embedded typeface alone.
  public static let embedded = FontLibrary(families: [])

  /// Creates a library; the embedded typeface is always part of it, behind all others.
  ///
  /// The order counts: of two fonts of one name the first is used. The embedded typeface keeps its
  /// own name, and is where characters are looked for that a font lacks.
  ///
  /// - Parameters:
  ///   - families: fonts at hand.
  ///   - sources: where others are looked for.
  ///   - fallbacks: Fonts, by family or file, that supply characters that the requested font lacks,
  ///     before the embedded typeface. Missing ones are skipped. Default: none.
  package init(families: [FontFamily] = [], sources: [any FontSource] = [], fallbacks: [Font] = [])
  {
    self.init(families, [], sources, fallbacks.map { FallbackFont($0) })
  }

  /// Creates a library for drawing only, of the given typefaces, the embedded one and the boxes.
  package init(_ typefaces: [any Typeface]) {
    self.init([], typefaces, [], [])
  }

  private init(
    _ families: [FontFamily], _ others: [any Typeface], _ sources: [any FontSource],
    _ fallbacks: [FallbackFont]
  ) {
    let families = families + [SansTypeface.family]
    content = Content(
      families: families,
      typefaces: families.flatMap { $0.members.map(\.typeface) } + others + [
        MissingCharacterTypeface.shared
      ],
      sources: sources, fallbacks: fallbacks)
  }

  /// The library with other sources, which are looked in before its own, and with fonts for
  /// characters that others lack, which are tried before its own.
  package func adding(_ sources: [any FontSource], fallbacks: [FallbackFont] = []) -> FontLibrary {
    if sources.isEmpty, fallbacks.isEmpty { return self }
    // The embedded family ends the list of families.
    return FontLibrary(
      Array(content.families.dropLast()), [], sources + content.sources,
      fallbacks + content.fallbacks)
  }

  /// What copies of one library have in common.
  package var id: ObjectIdentifier { ObjectIdentifier(content) }

  /// The problem of the first source that can give no font at all; nil without one.
  package var problem: String? { content.sources.firstResult(of: \.problem) }

  /// The cached layouts of this library and its copies.
  var layouts: LayoutCache { content.layouts }

  /// The edges of a run's ink from its origin; nil where it has none, or where the library has no
  /// such font.
  package func ink(of run: GlyphRun) -> RunInk? { content.inks.ink(of: run, in: self) }

  /// Whether this and another value are copies of one library.
  public func isSame(as other: FontLibrary) -> Bool { content === other.content }

  /// Returns the font for a request: by file and face, else by family and weight, else the first of
  /// its other families that is known, else the embedded typeface in that weight, with the reason.
  /// Characters that it lacks come from the request's other families, the library's fallbacks, and
  /// the embedded typeface.
  package func resolve(_ font: Font) -> FontResolution {
    let embedded = SansTypeface.typeface(for: font.weight)
    // The request of nearly every label, in a library without fonts of its own: nothing to search.
    if content.holdsEmbeddedAlone, font.family == Font.embeddedFamily, font.fileName == nil,
      font.postScriptName == nil,
      font.otherFamilies.isEmpty
    {
      return FontResolution(typeface: embedded)
    }
    var resolution = find(font)
    var unreadable = resolution.unreadable
    func known(_ found: [FontResolution]) -> [FontResolution] {
      unreadable = unreadable ?? found.firstResult(of: \.unreadable)
      return found.filter { $0.fallback?.keepsFamily ?? true }
    }
    var others = known(
      otherFamilies(of: font).map { find(Font(family: $0, size: font.size, weight: font.weight)) })
    if let reason = resolution.fallback, !reason.keepsFamily, let first = others.first {
      resolution = FontResolution(
        typeface: first.typeface, fallback: .replaced(reason, by: first.typeface.name))
    }
    others += known(content.fallbacks.map { find($0, for: font) })
    for other in others.map(\.typeface) + [embedded] {
      // Two files may call themselves the same and hold other letters: the slices that fonts for
      // the web come in. A digest is asked for only then.
      let isKnown = ([resolution.typeface] + resolution.others).contains {
        $0.name == other.name && $0.reference.digest == other.reference.digest
      }
      if !isKnown { resolution.others.append(other) }
    }
    if let unreadable { resolution.fallback = unreadable }
    return resolution
  }

  /// If a request names a file or a face, its family is one more to search.
  private func otherFamilies(of font: Font) -> [String] {
    let namesFace = font.fileName != nil || font.postScriptName != nil
    return (namesFace && font.family != Font.embeddedFamily ? [font.family] : [])
      + font.otherFamilies
  }

  private func find(_ fallback: FallbackFont, for font: Font) -> FontResolution {
    let request = fallback.font.changing {
      $0.size = font.size
      $0.weight = font.weight
    }
    guard let source = fallback.source else { return find(request) }
    let embedded = SansTypeface.typeface(for: font.weight)
    return source.find(request).map { resolution($0, of: request, else: embedded) }
      ?? FontResolution(typeface: embedded, fallback: .unknownFamily(request.family))
  }

  /// Returns the font for a request, without its fallbacks.
  private func find(_ font: Font) -> FontResolution {
    let embedded = SansTypeface.typeface(for: font.weight)
    if font.fileName != nil || font.postScriptName != nil {
      if let member = content.families.lazy.flatMap(\.members).first(where: {
        isNamed($0, by: font)
      }) {
        let lacking = warning(on: member.typeface, of: member.weight, for: font)
        return FontResolution(typeface: member.typeface, fallback: lacking)
      }
      if let found = inSources(font) { return resolution(found, of: font, else: embedded) }
      let inFile = content.families.contains {
        $0.members.contains { $0.fileName == font.fileName }
      }
      let reason: FontFallback =
        if let file = font.fileName, !inFile { .unknownFile(file) } else {
          withUnusableFile(.unknownFace(font.postScriptName ?? font.fileName ?? ""))
        }
      return FontResolution(typeface: embedded, fallback: reason)
    }
    let wanted = font.family.lowercasedASCII
    let family = content.families.first { $0.name.lowercasedASCII == wanted && !$0.members.isEmpty }
    // The embedded family ends the list; it has two weights, and a rule of its own that is easier
    // to remember than CSS's: bold from 600.
    if family?.name == Font.embeddedFamily { return FontResolution(typeface: embedded) }
    // The faces of a family may be in several places: some beside the theme, the others in a folder
    // that was named.
    let answers = content.sources.compactMap { $0.find(font) }
    for case .failure(let reason) in answers where reason.isUnreadable {
      return FontResolution(typeface: embedded, fallback: reason)
    }
    var faces =
      family?.member(for: font.weight).map { [(typeface: $0.typeface, weight: $0.weight)] } ?? []
    for case .success(let typeface) in answers {
      faces.append((typeface, typeface.weight ?? font.weight))
    }
    if let place = Font.Weight.nearest(to: font.weight, among: faces.map(\.weight)) {
      let (typeface, weight) = faces[place]
      return FontResolution(
        typeface: typeface, fallback: warning(on: typeface, of: weight, for: font))
    }
    if let found = answers.first { return resolution(found, of: font, else: embedded) }
    return FontResolution(
      typeface: embedded, fallback: withUnusableFile(.unknownFamily(font.family)))
  }

  /// Names a file that may hold a font that is not known: a broken file can't say what it holds.
  private func withUnusableFile(_ reason: FontFallback) -> FontFallback {
    content.sources.firstResult { $0.unusableFile }.map {
      .unknownBeside(reason, file: $0.name, reason: $0.reason)
    } ?? reason
  }

  /// The font that a display list names, or nil where the library has no font of that content. The
  /// name only speeds up the search.
  package func typeface(_ reference: FontReference) -> (any Typeface)? {
    // Asking a font for its digest may cost a hash of its content, so those of the same name come
    // first, and sources, which have to open files, last.
    for isNamed in [true, false] {
      let found = content.typefaces.first {
        ($0.name == reference.name) == isNamed && $0.reference.digest == reference.digest
      }
      if let found { return found }
    }
    return (content.sources + content.fallbacks.compactMap(\.source)).firstResult {
      $0.typeface(reference)
    }
  }

  /// Why a font that a display list names was not found: a folder or file that can't be read. Nil
  /// where every source could look for it.
  package func problem(finding reference: FontReference) -> String? {
    (content.sources + content.fallbacks.compactMap(\.source)).firstResult {
      $0.problem(finding: reference)
    }
  }

  private func inSources(_ font: Font) -> Result<any Typeface, FontFallback>? {
    content.sources.firstResult { $0.find(font) }
  }

  private func resolution(
    _ found: Result<any Typeface, FontFallback>, of font: Font, else embedded: any Typeface
  ) -> FontResolution {
    switch found {
    case .success(let typeface):
      FontResolution(
        typeface: typeface, fallback: warning(on: typeface, of: typeface.weight, for: font))
    case .failure(let reason): FontResolution(typeface: embedded, fallback: reason)
    }
  }

  /// Returns a fallback if a family, or the axis of a variable font, lacks the requested weight;
  /// nil if it has the weight. A file or a face that is named has a weight of its own, which the
  /// request need not repeat: only a bold that it lacks is reported.
  private func warning(on typeface: any Typeface, of weight: Font.Weight?, for font: Font)
    -> FontFallback?
  {
    let isNamed = font.fileName != nil || font.postScriptName != nil
    guard let weight, weight != font.weight else { return nil }
    let lacksBold = font.weight >= .semibold && weight < .semibold
    guard typeface.followsWeight || !isNamed || lacksBold else { return nil }
    return .missingWeight(
      font.fileName ?? font.postScriptName ?? font.family, wanted: font.weight, used: weight)
  }

  private func isNamed(_ member: FontFamily.Member, by font: Font) -> Bool {
    (font.fileName == nil || font.fileName == member.fileName)
      && (font.postScriptName == nil || font.postScriptName == member.postScriptName)
  }
}

extension FontResolution {
  /// The folder or file that could not be read; nil for any other fallback.
  fileprivate var unreadable: FontFallback? { fallback.flatMap { $0.isUnreadable ? $0 : nil } }
}

extension String {
  /// The text with A…Z made small; other characters stay, so no locale has a say.
  var lowercasedASCII: String {
    String(decoding: utf8.map { (65...90).contains($0) ? $0 + 32 : $0 }, as: UTF8.self)
  }
}
