/// Text set in lines. A label measures and draws the same value, so the two agree.
import LikenessBase
import LikenessDisplayList

/// A run of glyphs and where it begins in its line.
package struct PlacedRun: Hashable, Sendable {
  /// The glyphs.
  package var run: GlyphRun
  /// From the layout's left edge to the run's origin, in device pixels.
  package var x: Fixed
  /// The color of the glyphs where the text has one of its own; nil: that of the view.
  package var color: Color?

  package init(_ run: GlyphRun, x: Fixed, color: Color? = nil) {
    self.run = run
    self.x = x
    self.color = color
  }
}

/// A bar beside or behind the glyphs of a line, on whole pixels.
package struct TextDecoration: Hashable, Sendable {
  /// The kinds of boxes, in drawing order.
  package enum Kind: Hashable, Sendable {
    /// Behind the glyphs, as high as the line.
    case background
    /// Under the glyphs, and drawn before them.
    case underline
    /// Through the glyphs, and drawn after them.
    case strikethrough
    /// In place of the glyphs.
    case attachment
  }

  /// The kind of the box.
  package var kind: Kind
  /// From the layout's left edge to the bar's.
  package var x: Fixed
  /// From the layout's top edge to the bar's.
  package var top: Fixed
  /// The width.
  package var width: Fixed
  /// The height.
  package var height: Fixed
  /// The color; nil: that of the view's text.
  package var color: Color?
  /// The image to draw in its place.
  package var attachment: TextAttachmentBox?
}

/// A line of text.
package struct TextLine: Hashable, Sendable {
  /// The glyphs, from left to right; empty for an empty line.
  package var runs: [PlacedRun]
  /// From the layout's left edge to the line's; negative where a line wider than the room ends at
  /// the right edge.
  package var x: Fixed
  /// From the layout's top edge to the line's.
  package var top: Fixed
  /// From the layout's top edge down to the baseline; always a whole pixel.
  package var baseline: Fixed
  /// The sum of the advances; spaces that hang over the end are not counted.
  package var width: Fixed
  /// The height, in whole pixels.
  package var height: Fixed
  /// The bytes of the text (in UTF-8) from the first to the last character that the line shows; a
  /// part in the middle may be truncated.
  package var range: Range<Int>
  /// Whether an ellipsis stands for a part of the text.
  package var isTruncated: Bool
  /// The boxes beside and behind the glyphs.
  package var decorations: [TextDecoration]
}

/// A text set in lines, in device pixels.
///
/// Its size is what `sizeThatFits` should return: set again at exactly this width, the text has the
/// same lines.
///
/// **Lines** break by UAX #14, with tables of Unicode 15.0 that are part of the program. Spaces
/// hang over the end of a line and do not count. A soft hyphen shows if a line ends with it. A word
/// longer than a line breaks between clusters (user-perceived characters, UAX #29), which are never
/// split. A line contains at least one cluster, even if that is too wide. A newline ends a line, so
/// text that ends with one has no empty line after it; text without characters has no line and no
/// size. A tab extends to the next multiple of eight spaces from the start of its paragraph.
/// Control and format characters draw nothing and have no width.
///
/// **Directions** follow UAX #9; each newline ends a paragraph. **Fonts**: a cluster uses the first
/// font that covers all of it. Runs of one font, direction and script (UAX #24) are shaped by that
/// font, and shaped again if a line break splits one. A font without a shaper shows a glyph per
/// character; a letter with separate marks is drawn as the equivalent single letter if the font has
/// it. A character that no font covers is drawn as a box with its number, and reported. So are
/// emoji that no font has in one color, and scripts that need a shaper if there is none.
///
/// Time and memory are proportional to the length of the text.
package struct TextLayout: Hashable, Sendable {
  /// The lines, from the top.
  package let lines: [TextLine]
  /// The width of the widest line, in device pixels; that of the room, where a line is justified or
  /// wider than the room.
  package let width: Fixed
  /// The height of all lines and what is between them, in device pixels.
  package let height: Fixed
  /// Device pixels to the point, with which the text was set.
  package let scale: Scale
  /// Whether text is left out, is behind an ellipsis, or runs on beyond the room to be clipped.
  package let isTruncated: Bool
  /// The characters of the text as a reader counts them (UAX #29).
  package let characterCount: Int
  /// How many of these are left out by truncation, or lie beyond the room to be clipped, wholly or
  /// in part; 0 where all show.
  package let hiddenCharacterCount: Int
  /// Characters of the text that no font has, each once, in the order of the text.
  package let missingCharacters: [Unicode.Scalar]
  /// Warnings for the author, in the order of ``TextWarning``'s cases.
  package let warnings: [TextWarning]
  /// The folder or file of fonts that could not be read, as a problem. Another font in its place
  /// would be recorded as a wrong picture that then always passes.
  package var unreadableFont: String? {
    warnings.firstResult {
      if case .fontFallback(.unreadable(let problem)) = $0 { problem } else { nil }
    }
  }

  /// The size in points, as layout of views wants it: exact, so that `scale.fixed` gives back
  /// ``width`` and ``height``.
  var sizeInPoints: (width: Double, height: Double) {
    (width.pixels / scale.factor, height.pixels / scale.factor)
  }

  /// Sets a text.
  ///
  /// - Parameters:
  ///   - text: the text; what is beyond 16 MB is left out, and that is reported.
  ///   - font: the requested font; a size beyond what the font can draw is changed, and that is
  ///     reported.
  ///   - scale: device pixels to the point; everything that comes out is in device pixels.
  ///   - width: the room in points, rounded to 1/64 of a pixel, so that errors of adding up points
  ///     do not move a word. nil: no limit. NaN and negative widths are 0.
  ///   - height: the room in points, nil being no limit; only lines that fit it as a whole are set,
  ///     but one at least.
  ///   - options: alignment, breaking and distances.
  ///   - fonts: where fonts are looked for.
  package init(
    _ text: String, font: Font, scale: Scale, width: Double? = nil, height: Double? = nil,
    options: TextOptions = TextOptions(),
    fonts: FontLibrary = .embedded
  ) {
    self.init(
      AttributedText(text), font: font, scale: scale, width: width, height: height,
      options: options, fonts: fonts)
  }

  /// Sets a text in several fonts and colors, which stand on one baseline in each line. A line is
  /// as high as the highest of its fonts asks for.
  ///
  /// - Parameters:
  ///   - text: the text; its attributes override `font` and the spacing, language and lines of
  ///     `options`.
  ///   - font: the font of stretches that name none; the others as above.
  package init(
    _ text: AttributedText, font: Font, scale: Scale, width: Double? = nil, height: Double? = nil,
    options: TextOptions = TextOptions(),
    fonts: FontLibrary = .embedded
  ) {
    let content = TextContent(text, font: font, options: options, scale: scale, fonts: fonts)
    var setter = LineSetter(content, scale: scale, width: width, height: height, options: options)
    setter.set()
    lines = setter.lines
    self.width = setter.width
    self.height = setter.height
    self.scale = scale
    isTruncated = setter.isTruncated
    characterCount = setter.shaped.count
    hiddenCharacterCount = setter.hiddenClusters
    missingCharacters = setter.missing
    self.warnings = setter.warnings
  }
}

extension LineSetter {
  /// Warnings for the author, in the order of their kinds.
  fileprivate var warnings: [TextWarning] {
    var warnings = shaped.content.warnings.filter {
      if case .sizeChanged = $0 { !lines.isEmpty } else { true }
    }
    let emoji = missing.filter { shaped.emoji.contains($0) }
    let others = missing.filter { !shaped.emoji.contains($0) }
    if !others.isEmpty { warnings.append(.missingCharacters(others)) }
    if !emoji.isEmpty { warnings.append(.colorEmoji(emoji)) }
    if !shaped.unshaped.isEmpty { warnings.append(.unshapedScripts(shaped.unshaped.map(\.name))) }
    if !shaped.unspaced.isEmpty { warnings.append(.unspacedScripts(shaped.unspaced.map(\.name))) }
    if !brokenScripts.isEmpty { warnings.append(.brokenWords(brokenScripts.map(\.name))) }
    if isBeyondLimit { warnings.append(.beyondLimit) }
    return warnings.enumerated().sorted {
      ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
    }.map(\.element)
  }
}
