/// Text set in lines: what a label measures, and what it draws. One and the same value, so that the two agree.
import LikenessGraphics

/// A run of glyphs and where it begins in its line.
public struct PlacedRun: Hashable, Sendable {
  /// The glyphs.
  public var run: GlyphRun
  /// From the layout's left edge to the run's origin, in device pixels.
  public var x: Fixed

  /// Creates a placed run.
  public init(_ run: GlyphRun, x: Fixed) {
    self.run = run
    self.x = x
  }
}

/// A line of text.
public struct TextLine: Hashable, Sendable {
  /// The glyphs, from left to right; empty for an empty line.
  public var runs: [PlacedRun]
  /// From the layout's left edge to the line's; negative where a line wider than the room ends at the right edge.
  public var x: Fixed
  /// From the layout's top edge to the line's.
  public var top: Fixed
  /// From the layout's top edge down to the baseline; always a whole pixel.
  public var baseline: Fixed
  /// The sum of the advances; spaces that hang over the end are not counted.
  public var width: Fixed
  /// The height, in whole pixels.
  public var height: Fixed
  /// The bytes of the text (in UTF-8) from the first to the last character that the line shows; a part in the middle may be truncated.
  public var range: Range<Int>
  /// Whether an ellipsis stands for a part of the text.
  public var isTruncated: Bool
}

/// A text set in lines, in device pixels.
///
/// Its size is what `sizeThatFits` should return: set again in just this width, the text has the same lines.
///
/// The rules. Lines break at spaces, which hang over the end and are not counted, after hyphens inside words, after dashes, and at LF, CR LF, CR, VT,
/// FF, NEL and the two separators of Unicode. No-break spaces never break. A word longer than a line breaks between clusters (characters as a reader
/// sees them), which are never split. A line holds one cluster at least, even where that is too wide. A newline ends a line, so text that ends with
/// one has no empty line after it; text without a character has no line and no size. A tab reaches to the next multiple of eight spaces, counted from
/// the start of its paragraph. Control and format characters draw nothing and have no width. A character that no font has is drawn as a box with its
/// number in it, and reported. Letters with marks apart are drawn as the one letter that they are equivalent to, where a font has it.
///
/// Time and memory grow in proportion to the text's length.
public struct TextLayout: Hashable, Sendable {
  /// The lines, from the top.
  public let lines: [TextLine]
  /// The width of the widest line, in device pixels; that of the room, where a line is justified or wider than the room.
  public let width: Fixed
  /// The height of all lines and what is between them, in device pixels.
  public let height: Fixed
  /// Device pixels to the point, with which the text was set.
  public let scale: Scale
  /// Whether text is left out, is behind an ellipsis, or runs on beyond the room to be clipped.
  public let isTruncated: Bool
  /// Characters of the text that no font has, each once, in the order of the text.
  public let missingCharacters: [Unicode.Scalar]
  /// What the author should know, in the order of ``TextWarning``'s cases.
  public let warnings: [TextWarning]

  /// The size in points, as layout of views wants it: exact, so that `scale.fixed` gives back ``width`` and ``height``.
  public var sizeInPoints: Size { Size(width: width.pixels / scale.factor, height: height.pixels / scale.factor) }

  /// Sets a text.
  ///
  /// - Parameters:
  ///   - text: the text; what is beyond 16 MB is left out, and that is reported.
  ///   - font: the wished font; a size beyond what the font can draw is changed, and that is reported.
  ///   - scale: device pixels to the point; everything that comes out is in device pixels.
  ///   - width: the room in points, rounded to 1/64 of a pixel, so that errors of adding up points do not move a word. nil: no limit. NaN and
  ///     negative widths are 0.
  ///   - height: the room in points, nil being no limit; only lines that fit it as a whole are set, but one at least.
  ///   - options: alignment, breaking and distances.
  ///   - fonts: where fonts are looked for.
  public init(
    _ text: String, font: Font, scale: Scale, width: Double? = nil, height: Double? = nil, options: TextOptions = TextOptions(),
    fonts: FontLibrary = .embedded
  ) {
    let resolution = fonts.resolve(font)
    let wished = scale.fixed(font.size)
    let faces = ([resolution.typeface] + resolution.others.prefix(200) + [MissingCharacterTypeface.shared]).map {
      ShapedFace($0, size: wished)
    }
    var setter = LineSetter(text: text, faces: faces, scale: scale, width: width, height: height, options: options)
    setter.set()
    lines = setter.lines
    self.width = setter.width
    self.height = setter.height
    self.scale = scale
    isTruncated = setter.isTruncated
    missingCharacters = setter.missing
    var warnings: [TextWarning] = []
    if let reason = resolution.fallback { warnings.append(.fontFallback(reason)) }
    if !missingCharacters.isEmpty { warnings.append(.missingCharacters(missingCharacters)) }
    if faces[0].size != wished, !lines.isEmpty { warnings.append(.sizeChanged(from: wished, to: faces[0].size)) }
    if setter.isBeyondLimit { warnings.append(.beyondLimit) }
    self.warnings = warnings
  }
}
