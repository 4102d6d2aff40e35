/// Text with several fonts, colors and decorations, as a value.
import Foundation
import LikenessDisplayList

/// The look of a stretch of text where it differs from the rest. Nil inherits from the view.
public struct TextAttributes: Hashable, Sendable {
  /// The font.
  public var font: Font?
  /// The color of the letters.
  public var color: Color?
  /// The color behind the letters, as high as the line; none by default.
  public var backgroundColor: Color?
  /// Whether a line runs under the letters, where their font says, on whole pixels.
  public var isUnderlined: Bool?
  /// The color of that line; that of the letters by default.
  public var underlineColor: Color?
  /// Whether a line runs through the letters, where their font says, on whole pixels.
  public var isStruckThrough: Bool?
  /// The color of that line; that of the letters by default.
  public var strikethroughColor: Color?
  /// Points after each character. Ligatures that a font offers for looks are not made where this is
  /// not 0. Letters that join, as those of Arabic do, get none.
  public var letterSpacing: Double?
  /// The language as a tag of BCP 47, such as `ro`; fonts may draw letters otherwise in one
  /// language than in another.
  public var language: String?
  /// Points from the line's baseline up to that of the letters; negative ones lower them. The line
  /// grows no higher.
  public var baselineOffset: Double?
  /// An image that stands for the letters.
  package var attachment: TextAttachmentBox?

  /// Creates attributes; what is not named stays as the view says.
  public init(
    font: Font? = nil, color: Color? = nil, backgroundColor: Color? = nil,
    isUnderlined: Bool? = nil, underlineColor: Color? = nil,
    isStruckThrough: Bool? = nil, strikethroughColor: Color? = nil, letterSpacing: Double? = nil,
    language: String? = nil
  ) {
    self.font = font
    self.color = color
    self.backgroundColor = backgroundColor
    self.isUnderlined = isUnderlined
    self.underlineColor = underlineColor
    self.isStruckThrough = isStruckThrough
    self.strikethroughColor = strikethroughColor
    self.letterSpacing = letterSpacing
    self.language = language
  }
}

/// The room of an image within a line, in points, and the image, which the view knows.
package struct TextAttachmentBox: Hashable, @unchecked Sendable {
  package let width: Double
  /// From the baseline up to the top and down to the bottom of the image.
  package let ascent: Double
  package let descent: Double
  package let content: AnyHashable

  package init(_ rect: CGRect, _ content: some Sendable & Hashable) {
    (width, ascent, descent) = (rect.width, rect.maxY, -rect.minY)
    self.content = content
  }
}

/// A text made of stretches that each look their own way: what UIKit calls an attributed string.
public struct AttributedText: Hashable, Sendable {
  /// A stretch of text.
  public struct Run: Hashable, Sendable {
    /// The text.
    public var text: String
    /// Its look.
    public var attributes: TextAttributes

    /// Creates a stretch.
    public init(_ text: String, _ attributes: TextAttributes = TextAttributes()) {
      self.text = text
      self.attributes = attributes
    }
  }

  /// The stretches, in reading order.
  public var runs: [Run]
  /// What the text was made of, in UIKit's words.
  package var source: Source?

  /// An attributed string of Foundation's, and what of it is no matter of single letters.
  package struct Source: Hashable, @unchecked Sendable {
    /// A copy, which nobody changes.
    package let string: NSAttributedString
    /// The runs made of it.
    package let runs: [Run]
    package let paragraph: ParagraphStyle.Values?
    /// What cannot be drawn, by name.
    package let warning: String?

    package init(
      _ string: NSAttributedString, _ runs: [Run], _ paragraph: ParagraphStyle.Values?,
      warning: String?
    ) {
      self.string = string
      self.runs = runs
      self.paragraph = paragraph
      self.warning = warning
    }

    package static func == (a: Source, b: Source) -> Bool { a.paragraph == b.paragraph }

    package func hash(into hasher: inout Hasher) { hasher.combine(paragraph) }
  }

  /// Creates a text of stretches.
  public init(_ runs: [Run] = []) {
    self.runs = runs
  }

  /// Creates a text that looks alike from end to end.
  public init(_ text: String, _ attributes: TextAttributes = TextAttributes()) {
    self.init([Run(text, attributes)])
  }

  /// The whole text, without what it looks like.
  public var text: String { runs.count == 1 ? runs[0].text : runs.map(\.text).joined() }

  /// Adds a stretch at the end.
  public mutating func append(_ text: String, _ attributes: TextAttributes = TextAttributes()) {
    runs.append(Run(text, attributes))
  }

  /// Two texts, one after the other.
  public static func + (first: AttributedText, second: AttributedText) -> AttributedText {
    AttributedText(first.runs + second.runs)
  }
}

extension AttributedText: ExpressibleByStringLiteral {
  /// Creates a text that looks as the view says.
  public init(stringLiteral text: String) {
    self.init(text)
  }
}
