/// Drawing strings in the current context.
import Foundation
import LikenessDisplayList
import LikenessText

extension NSAttributedString.Key {
  /// A ``Font``.
  public static let font = Self("NSFont")
  /// A ``Color``.
  public static let foregroundColor = Self("NSColor"), backgroundColor = Self("NSBackgroundColor"),
    underlineColor = Self("NSUnderlineColor"), strikethroughColor = Self("NSStrikethroughColor")
  /// Points after each character; `tracking` overrides `kern`.
  public static let kern = Self("NSKern"), tracking = Self("CTTracking")
  /// A number other than 0 for a line.
  public static let underlineStyle = Self("NSUnderline"),
    strikethroughStyle = Self("NSStrikethrough")
  /// A ``ParagraphStyle``.
  public static let paragraphStyle = Self("NSParagraphStyle")
  /// Points that the letters stand above the baseline.
  public static let baselineOffset = Self("NSBaselineOffset")
  /// A URL or a string; the letters have the color of links.
  public static let link = Self("NSLink")
  /// A ``TextAttachment``.
  public static let attachment = Self("NSAttachment")
  /// A ``TextShadow``, drawn where the whole text has it.
  public static let shadow = Self("NSShadow")
  /// A number. Fonts decide about ligatures here.
  public static let ligature = Self("NSLigature")
  /// Not drawn: views warn.
  public static let strokeColor = Self("NSStrokeColor"), strokeWidth = Self("NSStrokeWidth"),
    obliqueness = Self("NSObliqueness")
}

extension TextAttributes {
  /// Takes what is drawn of attributes.
  init(_ attributes: [NSAttributedString.Key: Any]) {
    let color = attributes[.foregroundColor] as? Color
    self.init(
      font: attributes[.font] as? Font, color: attributes[.link] == nil ? color : .link,
      backgroundColor: attributes[.backgroundColor] as? Color,
      isUnderlined: number(attributes[.underlineStyle]).map { $0 != 0 },
      underlineColor: attributes[.underlineColor] as? Color,
      isStruckThrough: number(attributes[.strikethroughStyle]).map { $0 != 0 },
      strikethroughColor: attributes[.strikethroughColor] as? Color,
      letterSpacing: number(attributes[.tracking] ?? attributes[.kern]))
    baselineOffset = number(attributes[.baselineOffset])
    attachment = (attributes[.attachment] as? TextAttachment)?.box
  }

  /// The attributes in UIKit's words, where they say something.
  var values: [NSAttributedString.Key: Any] {
    let values: [NSAttributedString.Key: Any?] = [
      .font: font, .foregroundColor: color, .backgroundColor: backgroundColor,
      .underlineStyle: isUnderlined.map { $0 ? 1 : 0 }, .underlineColor: underlineColor,
      .strikethroughStyle: isStruckThrough.map { $0 ? 1 : 0 },
      .strikethroughColor: strikethroughColor, .kern: letterSpacing,
      .baselineOffset: baselineOffset,
    ]
    return values.compactMapValues { $0 }
  }

  /// The names of the attributes that are not drawn.
  fileprivate static func undrawn(in attributes: [NSAttributedString.Key: Any]) -> [String] {
    var names: [String] = []
    func note(_ name: String, _ isUndrawn: Bool) { if isUndrawn { names.append(name) } }
    note("strokeWidth", number(attributes[.strokeWidth]) ?? 0 != 0)
    note("obliqueness", number(attributes[.obliqueness]) ?? 0 != 0)
    note("underlineStyle other than single", number(attributes[.underlineStyle]) ?? 0 > 1)
    note("strikethroughStyle other than single", number(attributes[.strikethroughStyle]) ?? 0 > 1)
    let attachment = attributes[.attachment] as? TextAttachment
    note("attachment without an image", attachment != nil && attachment?.box == nil)
    if let style = attributes[.paragraphStyle] as? ParagraphStyle {
      note("firstLineHeadIndent", style.firstLineHeadIndent != 0)
      note("headIndent", style.headIndent != 0)
      note("tailIndent", style.tailIndent != 0)
    }
    return names
  }
}

extension AttributedText {
  /// Takes the text and the attributes that are drawn.
  public init(_ string: NSAttributedString) {
    var runs: [Run] = []
    var undrawn: [String] = []
    var paragraphs: Set<ParagraphStyle.Values?> = []
    var shadows: Set<ShadowStyle?> = []
    var first: ParagraphStyle.Values?
    var startsParagraph = true
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) {
      values, range, _ in
      let text = string.attributedSubstring(from: range).string
      runs.append(Run(text, TextAttributes(values)))
      undrawn += TextAttributes.undrawn(in: values).filter { !undrawn.contains($0) }
      let paragraph = (values[.paragraphStyle] as? ParagraphStyle)?.values
      if range.location == 0 { first = paragraph }
      // A paragraph has the style of its first character.
      if startsParagraph || text.dropLast().contains(where: \.isNewline) {
        paragraphs.insert(paragraph)
      }
      startsParagraph = text.last?.isNewline ?? startsParagraph
      shadows.insert((values[.shadow] as? TextShadow)?.style)
    }
    if paragraphs.count > 1 { undrawn.append("paragraphStyle other than the first") }
    if shadows.count > 1 { undrawn.append("shadow of a part") }
    self.init(runs)
    source = Source(
      NSAttributedString(attributedString: string), runs, first,
      warning: undrawn.isEmpty
        ? nil : "the attributes of the text are not drawn: " + undrawn.joined(separator: ", ") + "."
    )
  }

  /// The shadow of the whole text.
  var shadow: ShadowStyle? {
    guard let string = source?.string, string.length > 0 else { return nil }
    var range = NSRange()
    let value = string.attribute(.shadow, at: 0, effectiveRange: &range)
    return range.length == string.length ? (value as? TextShadow)?.style : nil
  }

  /// UIKit's font where attributes name none.
  private static let font = Font.systemFont(ofSize: 12)

  fileprivate func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.draw(self, in: rect, font: Self.font, color: .black, alignment: .natural)
  }

  fileprivate func bounds(_ room: CGSize, _ options: StringDrawingOptions) -> CGRect {
    let isBroken = options.contains(.usesLineFragmentOrigin)
    return CGRect(origin: .zero, size: size(width: isBroken ? room.width : .infinity))
  }

  fileprivate func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size())) }

  /// The extent in the current context; elsewhere in the embedded typeface, on whole points.
  fileprivate func size(width: Double = .infinity) -> CGSize {
    if let context = UIGraphicsGetCurrentContext() {
      return context.measure(self, font: Self.font, width: width)
    }
    return Canvas.elsewhere().measure(self, font: Self.font, width: width)
  }
}

extension Canvas {
  /// A surface outside of painting.
  static func elsewhere(_ size: CGSize = .zero, _ scale: Scale = .one) -> Canvas {
    Canvas(
      size: size, origin: .zero, layoutDirection: .leftToRight, textTraits: TextTraits(),
      tintColor: .black, scale: scale, path: "", fonts: nil, tokens: TokenResolver(nil))
  }
}

/// A plain text that is drawn with attributes: `String` and `NSString`.
public protocol DrawableString: CustomStringConvertible {}

extension String: DrawableString {}
extension NSString: DrawableString {}

extension DrawableString {
  private func styled(_ attributes: [NSAttributedString.Key: Any]?) -> AttributedText {
    AttributedText(NSAttributedString(string: description, attributes: attributes))
  }

  /// Draws the text from its top left corner on, in one line for each of its own.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]?) {
    styled(attributes).draw(at: point)
  }

  /// Draws the text at the top of a rect, broken into lines.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]?) {
    styled(attributes).draw(in: rect)
  }

  /// Returns the extent of the text.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]?) -> CGSize {
    styled(attributes).size()
  }

  /// Returns the extent of the text, broken into lines where options say so.
  public func boundingRect(
    with size: CGSize, options: StringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: StringDrawingContext?
  ) -> CGRect {
    styled(attributes).bounds(size, options)
  }

  /// Draws the text at the top of a rect, broken into lines.
  public func draw(
    with rect: CGRect, options: StringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: StringDrawingContext?
  ) {
    styled(attributes).draw(in: rect)
  }
}

extension NSAttributedString {
  /// Draws the text from its top left corner on.
  public func draw(at point: CGPoint) { AttributedText(self).draw(at: point) }
  /// Draws the text at the top of a rect, broken into lines.
  public func draw(in rect: CGRect) { AttributedText(self).draw(in: rect) }
  /// Returns the extent of the text.
  public func size() -> CGSize { AttributedText(self).size() }

  /// Returns the extent of the text, broken into lines where options say so.
  public func boundingRect(
    with size: CGSize, options: StringDrawingOptions = [], context: StringDrawingContext?
  ) -> CGRect {
    AttributedText(self).bounds(size, options)
  }

  /// Draws the text at the top of a rect, broken into lines.
  public func draw(
    with rect: CGRect, options: StringDrawingOptions = [], context: StringDrawingContext?
  ) {
    draw(in: rect)
  }

  /// Creates a text that is an image.
  public convenience init(attachment: TextAttachment) {
    self.init(
      string: String(UnicodeScalar(TextAttachment.character) ?? " "),
      attributes: [.attachment: attachment])
  }

  /// Creates a text from one of ours, with defaults for the attributes that it lacks.
  convenience init(_ text: AttributedText, over base: [NSAttributedString.Key: Any] = [:]) {
    if let source = text.source, source.runs == text.runs {
      self.init(attributedString: source.string)
      return
    }
    let string = NSMutableAttributedString()
    for run in text.runs {
      let values = base.merging(run.attributes.values) { $1 }
      string.append(NSAttributedString(string: run.text, attributes: values))
    }
    self.init(attributedString: string)
  }
}

#if !canImport(Darwin)
  extension NSMutableAttributedString {
    /// Creates an empty text.
    public convenience init() { self.init(string: "") }
  }
#endif
