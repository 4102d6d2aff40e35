/// A text with its resolved fonts, ready to be shaped.
import LikenessBase
import LikenessDisplayList

/// One font at one size, as a text uses it.
struct ShapedFace {
  let typeface: any Typeface
  let reference: FontReference
  let size: Fixed
  let metrics: FontMetrics
  /// Whether the font places whole runs itself, rather than a glyph a character.
  let hasShaper: Bool
  /// As the font says, asked once.
  let standsOnWholePixels: Bool

  init(_ typeface: any Typeface, size: Fixed) {
    let drawn = typeface.drawnSize(for: size)
    self.typeface = typeface
    self.size = drawn
    reference = typeface.reference
    metrics = typeface.metrics(size: drawn)
    standsOnWholePixels = typeface.standsOnWholePixels
    hasShaper = typeface.shaped(ShapingRun(text: "", range: 0..<0), size: drawn) != nil
  }
}

/// How a stretch of a text is set.
struct ContentStyle {
  /// The start of the stretch in the text, in UTF-8.
  var start: Int
  /// The fonts among those of the content: the requested one, its fallbacks, and last the boxes for
  /// missing characters.
  var chain: Range<Int>
  /// Space after each cluster that moves the pen, in 64ths.
  var letterSpacing: Int
  /// The language as a tag of BCP 47; nil where it is not known.
  var language: String?
  /// From the baseline up to the glyphs', in 64ths.
  let rise: Int
  /// The advance, ascent and descent of the image that stands for the letters, in 64ths.
  let attachment: (advance: Int, ascent: Int, descent: Int)?
  /// The boxes beside and behind the glyphs, and their color.
  let attributes: TextAttributes
  /// Whether anything is drawn in addition to the glyphs.
  let isDecorated: Bool

  init(
    start: Int, chain: Range<Int>, letterSpacing: Int, language: String?,
    attributes: TextAttributes,
    scale: Scale
  ) {
    self.start = start
    self.chain = chain
    self.letterSpacing = letterSpacing
    self.language = language
    self.attributes = attributes
    // On whole pixels, as glyphs of pixels and images are drawn there.
    func length(_ points: Double) -> Int {
      floorDivided(Int(scale.fixed(points).raw) + 32, 64) * 64
    }
    rise = length(attributes.baselineOffset ?? 0)
    attachment = attributes.attachment.map {
      (max(64, length($0.width)), length($0.ascent), length($0.descent))
    }
    isDecorated =
      attachment != nil || attributes.isUnderlined == true || attributes.isStruckThrough == true
      || attributes.backgroundColor != nil
  }

  /// Whether glyphs of two styles can be shaped together.
  func shapesLike(_ other: ContentStyle) -> Bool {
    chain == other.chain && letterSpacing == other.letterSpacing && language == other.language
      && attachment == nil && other.attachment == nil
  }
}

/// A text of at most ``maximumBytes``, its styles in the order of their beginnings, and all fonts
/// that they name.
struct TextContent {
  private(set) var text: String
  /// At least one. The first one begins with the text.
  private(set) var styles: [ContentStyle] = []
  private(set) var faces: [ShapedFace] = []
  /// Whether the end of the text was left out.
  private(set) var isBeyondLimit = false
  /// Warnings from resolving the fonts.
  private(set) var warnings: [TextWarning] = []

  /// The most bytes of text that are set: 16 MB.
  static let maximumBytes = 1 << 24
  /// The most fonts that one font falls back to.
  private static let maximumFallbacks = 200
  /// The most fonts of a text, all fallbacks counted; stretches beyond take the fonts of the first.
  private static let maximumFaces = 16_384

  /// Finds the fonts of a text.
  init(_ source: AttributedText, font: Font, options: TextOptions, scale: Scale, fonts: FontLibrary)
  {
    var kept = source.text
    if kept.utf8.count > Self.maximumBytes {
      kept = String(kept[..<kept.utf8.index(kept.startIndex, offsetBy: Self.maximumBytes)])
      isBeyondLimit = true
    }
    kept.makeContiguousUTF8()
    text = kept
    var chains: [Font: Range<Int>] = [:]
    var start = 0
    for run in source.runs.isEmpty ? [AttributedText.Run("")] : source.runs
    where start < kept.utf8.count || styles.isEmpty {
      let requested = run.attributes.font ?? font
      let chain = chains[requested] ?? addChain(requested, scale: scale, fonts: fonts)
      chains[requested] = chain
      var spacing = Int(scale.fixed(run.attributes.letterSpacing ?? options.letterSpacing).raw)
      if faces[chain.lowerBound].typeface.standsOnWholePixels {
        spacing = floorDivided(spacing + 32, 64) * 64
      }
      var attributes = run.attributes
      attributes.isUnderlined = attributes.isUnderlined ?? options.isUnderlined
      attributes.isStruckThrough = attributes.isStruckThrough ?? options.isStruckThrough
      styles.append(
        ContentStyle(
          start: start, chain: chain, letterSpacing: spacing,
          language: attributes.language ?? options.language, attributes: attributes,
          scale: scale))
      start += run.text.utf8.count
    }
  }

  /// A text in a style of another content.
  init(_ text: String, in style: ContentStyle, of content: TextContent) {
    self.text = text
    var style = style
    style.start = 0
    styles = [style]
    faces = content.faces
  }

  private mutating func addChain(_ font: Font, scale: Scale, fonts: FontLibrary) -> Range<Int> {
    let resolution = fonts.resolve(font)
    let size = scale.fixed(font.size)
    if let reason = resolution.fallback, !warnings.contains(.fontFallback(reason)) {
      warnings.append(.fontFallback(reason))
    }
    let typefaces =
      [resolution.typeface] + resolution.others.prefix(Self.maximumFallbacks) + [
        MissingCharacterTypeface.shared
      ]
    guard faces.count + typefaces.count <= Self.maximumFaces else { return styles[0].chain }
    let start = faces.count
    faces += typefaces.map { ShapedFace($0, size: size) }
    let drawn = faces[start].size
    if drawn != size { warnings.append(.sizeChanged(from: size, to: drawn)) }
    return start..<faces.count
  }
}
