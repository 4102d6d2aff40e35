/// How the lines of a paragraph stand, in UIKit's words.
import Foundation

/// The look of a paragraph: UIKit's `NSParagraphStyle`.
///
/// A text is set in the style of its first character. Views warn about indents, and about a text
/// whose paragraphs differ.
open class ParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  /// Where lines stand; natural by default.
  open var alignment = TextAlignment.natural
  /// What happens to lines that are too wide; they break at words by default.
  open var lineBreakMode = LineBreakMode.byWordWrapping
  /// The direction of reading; natural by default.
  open var baseWritingDirection = WritingDirection.natural
  /// Points between two lines; 0 by default.
  open var lineSpacing: CGFloat = 0
  /// Points after a paragraph; 0 by default.
  open var paragraphSpacing: CGFloat = 0
  /// Points before a paragraph that is not the first; 0 by default.
  open var paragraphSpacingBefore: CGFloat = 0
  /// The least height of a line in points; 0 by default. What it adds stands above the letters.
  open var minimumLineHeight: CGFloat = 0
  /// The greatest height of a line in points; 0, the default, is no limit.
  open var maximumLineHeight: CGFloat = 0
  /// The factor of the font's line height; 0, the default, counts as 1.
  open var lineHeightMultiple: CGFloat = 0
  /// Points before the first line. Not drawn: views warn.
  open var firstLineHeadIndent: CGFloat = 0
  /// Points before the other lines. Not drawn: views warn.
  open var headIndent: CGFloat = 0
  /// Points after lines, or the width of lines. Not drawn: views warn.
  open var tailIndent: CGFloat = 0
  /// Shows nothing: only soft hyphens are drawn.
  open var hyphenationFactor: Float = 0
  /// Shows nothing: only soft hyphens are drawn.
  open var usesDefaultHyphenation = false
  /// Shows nothing.
  open var allowsDefaultTighteningForTruncation = false
  /// Shows nothing: tabs stand every eight spaces.
  open var defaultTabInterval: CGFloat = 0
  /// Shows nothing.
  open var lineBreakStrategy = LineBreakStrategy()

  /// How lines break beyond the rules of Unicode. Shows nothing.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// A bit for each strategy.
    public let rawValue: UInt

    /// Creates strategies from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// No word alone in the last line.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Korean words stay whole.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// As labels do.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  /// A new style with the defaults.
  open class var `default`: ParagraphStyle { ParagraphStyle() }

  /// Creates a style with the defaults.
  public override required init() {}

  /// Takes everything of another style.
  open func setParagraphStyle(_ other: ParagraphStyle) {
    alignment = other.alignment
    lineBreakMode = other.lineBreakMode
    baseWritingDirection = other.baseWritingDirection
    for length in Self.lengths { self[keyPath: length] = other[keyPath: length] }
    hyphenationFactor = other.hyphenationFactor
    usesDefaultHyphenation = other.usesDefaultHyphenation
    allowsDefaultTighteningForTruncation = other.allowsDefaultTighteningForTruncation
    lineBreakStrategy = other.lineBreakStrategy
  }

  private static var lengths: [ReferenceWritableKeyPath<ParagraphStyle, CGFloat>] {
    [
      \.lineSpacing, \.paragraphSpacing, \.paragraphSpacingBefore, \.minimumLineHeight,
      \.maximumLineHeight, \.lineHeightMultiple, \.firstLineHeadIndent, \.headIndent,
      \.tailIndent, \.defaultTabInterval,
    ]
  }

  /// Returns a style with the same values.
  open func copy(with zone: NSZone? = nil) -> Any { mutableCopy(with: zone) }

  /// Returns a style with the same values.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = MutableParagraphStyle()
    copy.setParagraphStyle(self)
    return copy
  }

  /// Whether all values are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? ParagraphStyle else { return false }
    return ParagraphOptions(self) == ParagraphOptions(other)
      && Self.lengths.allSatisfy { self[keyPath: $0] == other[keyPath: $0] }
      && hyphenationFactor == other.hyphenationFactor
      && usesDefaultHyphenation == other.usesDefaultHyphenation
      && lineBreakStrategy == other.lineBreakStrategy
  }

  open override var hash: Int { ParagraphOptions(self).hashValue }
}

/// UIKit's `NSMutableParagraphStyle`: here every style can be changed.
public final class MutableParagraphStyle: ParagraphStyle {}

/// What is drawn of a paragraph style, as a value.
package struct ParagraphOptions: Hashable, Sendable {
  package var alignment: TextAlignment
  package var lineBreakMode: LineBreakMode
  package var writingDirection: WritingDirection
  package var lineSpacing: Double
  package var paragraphSpacing: Double
  package var lineHeight = LineHeight.natural

  package init(_ style: ParagraphStyle) {
    alignment = style.alignment
    lineBreakMode = style.lineBreakMode
    writingDirection = style.baseWritingDirection
    lineSpacing = style.lineSpacing
    paragraphSpacing = style.paragraphSpacing + style.paragraphSpacingBefore
    let (least, most) = (style.minimumLineHeight, style.maximumLineHeight)
    if least > 0 || most > 0 || style.lineHeightMultiple > 0 {
      lineHeight = .bounded(
        multiple: style.lineHeightMultiple > 0 ? style.lineHeightMultiple : 1, minimum: least,
        maximum: most > 0 ? most : 10_000)
    }
  }

  /// Sets the distances of lines.
  package func setDistances(of options: inout TextOptions) {
    options.lineSpacing = lineSpacing
    options.paragraphSpacing = paragraphSpacing
    if lineHeight != .natural { options.lineHeight = lineHeight }
  }
}
