/// How the lines of a paragraph stand, in UIKit's words.
import Foundation

/// The look of a paragraph: UIKit's `NSParagraphStyle`; its properties are those of ``Values``.
///
/// A text is set in the style of its first character. Views warn about indents, and about a text
/// whose paragraphs differ.
///
/// No `NSObject`: Foundation on Linux traps when it compares runs whose values are objects of such
/// classes.
@dynamicMemberLookup
open class ParagraphStyle: Hashable {
  /// The properties of a paragraph's look. Lengths are in points and 0 by default.
  public struct Values: Hashable, Sendable {
    /// Where lines stand; natural by default.
    public var alignment = TextAlignment.natural
    /// What happens to lines that are too wide; they break at words by default.
    public var lineBreakMode = LineBreakMode.byWordWrapping
    /// The direction of reading; natural by default.
    public var baseWritingDirection = WritingDirection.natural
    /// The distances between two lines, after a paragraph, and before one that is not the first.
    public var lineSpacing: CGFloat = 0, paragraphSpacing: CGFloat = 0,
      paragraphSpacingBefore: CGFloat = 0
    /// The least and the greatest height of a line; 0 is no limit. What the first adds stands above
    /// the letters.
    public var minimumLineHeight: CGFloat = 0, maximumLineHeight: CGFloat = 0
    /// The factor of the font's line height; 0, the default, counts as 1.
    public var lineHeightMultiple: CGFloat = 0
    /// The room beside lines. Not drawn: views warn.
    public var (firstLineHeadIndent, headIndent, tailIndent): (CGFloat, CGFloat, CGFloat) =
      (0, 0, 0)
    /// Shows nothing: only soft hyphens are drawn.
    public var hyphenationFactor: Float = 0

    /// Sets the distances of lines.
    package func setDistances(of options: inout TextOptions) {
      options.lineSpacing = lineSpacing
      options.paragraphSpacing = paragraphSpacing + paragraphSpacingBefore
      guard minimumLineHeight > 0 || maximumLineHeight > 0 || lineHeightMultiple > 0 else { return }
      options.lineHeight = .bounded(
        multiple: lineHeightMultiple > 0 ? lineHeightMultiple : 1, minimum: minimumLineHeight,
        maximum: maximumLineHeight > 0 ? maximumLineHeight : 10_000)
    }
  }

  package var values = Values()

  /// A property of the style.
  public subscript<Value>(dynamicMember property: WritableKeyPath<Values, Value>) -> Value {
    get { values[keyPath: property] }
    set { values[keyPath: property] = newValue }
  }

  /// A new style with the defaults.
  open class var `default`: ParagraphStyle { ParagraphStyle() }
  /// Creates a style with the defaults.
  public init() {}
  /// Takes everything of another style.
  open func setParagraphStyle(_ other: ParagraphStyle) { values = other.values }
  /// Returns a style with the same values.
  open func copy() -> Any { mutableCopy() }

  /// Returns a style with the same values.
  open func mutableCopy() -> Any {
    let copy = MutableParagraphStyle()
    copy.values = values
    return copy
  }

  /// Whether all values are equal.
  public static func == (a: ParagraphStyle, b: ParagraphStyle) -> Bool { a.values == b.values }

  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

/// UIKit's `NSMutableParagraphStyle`: here every style can be changed.
public final class MutableParagraphStyle: ParagraphStyle {}
