/// Options of text layout, with UIKit's names: alignment, line breaks, number and height of lines.

/// The horizontal alignment of the lines of a text.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  /// At the left edge.
  case left
  /// In the middle; an odd pixel that is left over goes to the right.
  case center
  /// At the right edge.
  case right
  /// At both edges, by wider spaces; the last line of a paragraph, and a line without a space, at
  /// the edge where the paragraph's reading starts.
  case justified
  /// At the edge where reading starts: left in left-to-right layouts, right in right-to-left ones,
  /// whatever the text, as UIKit's labels do; and where a direction of writing is set, at its edge.
  case natural
}

/// The handling of text that is wider than its frame.
///
/// The modes that truncate leave out as many characters as they must, and the spaces next to the
/// `…` with them. A font without `…` shows three dots. If not even the ellipsis fits, it stands
/// alone, overflows, and is clipped by the view.
public enum LineBreakMode: String, Hashable, Sendable, CaseIterable {
  /// Lines break at words; what follows the last allowed line is left out.
  case byWordWrapping
  /// Lines break between any two characters; what follows the last allowed line is left out.
  case byCharWrapping
  /// Lines break at words, but the last allowed line runs on to the end of its paragraph, to be
  /// clipped by the view.
  case byClipping
  /// Lines break at words; the last allowed line shows `…` and the end of the text.
  case byTruncatingHead
  /// Lines break at words; the last allowed line ends with `…`.
  case byTruncatingTail
  /// Lines break at words; the last allowed line shows its beginning, `…`, and the end of the text.
  case byTruncatingMiddle
}

/// The direction that reading, and with it the layout of a view, goes.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  /// As in English.
  case leftToRight
  /// As in Arabic and Hebrew.
  case rightToLeft
}

/// The direction that a paragraph of text is read in, which decides how it is ordered where it
/// mixes scripts.
public enum WritingDirection: String, Hashable, Sendable, CaseIterable {
  /// That of the paragraph's first letter that has one; that of the layout where none has.
  case natural
  /// From left to right, whatever the letters.
  case leftToRight
  /// From right to left, whatever the letters.
  case rightToLeft
}

/// How high a line is.
public enum LineHeight: Hashable, Sendable {
  /// As the font says.
  case natural
  /// A multiple of what the font says, 0.1…10; others are moved to the nearer end.
  case multiple(Double)
  /// This many points, 0…10,000; others are moved to the nearer end.
  case points(Double)
  /// A multiple between two heights in points. What is added stands above the letters, as in UIKit.
  case bounded(multiple: Double, minimum: Double, maximum: Double)
}

/// How a text is set; everything that is no matter of font or place.
package struct TextOptions: Hashable, Sendable {
  /// The alignment of lines. Default: ``TextAlignment/natural``, as in UIKit.
  package var alignment: TextAlignment
  /// The handling of text that is too wide. Default: ``LineBreakMode/byTruncatingTail``, as in
  /// UIKit's labels.
  package var lineBreakMode: LineBreakMode
  /// The most lines; 0, the default here, is no limit (a label's own default is 1).
  package var numberOfLines: Int
  /// The direction of the layout, which decides what ``TextAlignment/natural`` means. Default: left
  /// to right.
  package var direction: LayoutDirection
  /// The direction that paragraphs are read in. Default: ``WritingDirection/natural``. Another one
  /// decides as well what ``TextAlignment/natural`` means.
  package var writingDirection: WritingDirection
  /// How high a line is. Default: as the font says. What is added (or taken) is shared between
  /// above and below as CSS does, an odd pixel above: UIKit adds all of it above, and authors then
  /// correct that by hand.
  package var lineHeight: LineHeight
  /// Points between two lines, in addition; negative ones bring lines closer. Default: 0.
  var lineSpacing: Double
  /// Points between two paragraphs, in addition. Default: 0.
  var paragraphSpacing = 0.0
  /// Points after each character but a line's last. Default: 0. Fonts that stand on whole pixels
  /// get it rounded to whole pixels. Ligatures that a font offers for looks are not made where this
  /// is not 0, and letters that join, as those of Arabic do, get none, both as in CSS.
  package var letterSpacing: Double
  /// The language as a tag of BCP 47, such as `ro` or `zh-Hant`, which fonts may have letters of
  /// their own for. Default: nil, not known.
  package var language: String?
  /// Whether a line runs under the letters of stretches that don't say it themselves. Default:
  /// false.
  package var isUnderlined = false
  /// Whether a line runs through the letters of stretches that don't say it themselves. Default:
  /// false.
  package var isStruckThrough = false

  /// Creates options; see the properties for the defaults.
  package init(
    alignment: TextAlignment = .natural, lineBreakMode: LineBreakMode = .byTruncatingTail,
    numberOfLines: Int = 0,
    direction: LayoutDirection = .leftToRight, writingDirection: WritingDirection = .natural,
    lineHeight: LineHeight = .natural,
    lineSpacing: Double = 0, letterSpacing: Double = 0, language: String? = nil
  ) {
    self.alignment = alignment
    self.lineBreakMode = lineBreakMode
    self.numberOfLines = numberOfLines
    self.direction = direction
    self.writingDirection = writingDirection
    self.lineHeight = lineHeight
    self.lineSpacing = lineSpacing
    self.letterSpacing = letterSpacing
    self.language = language
  }
}
