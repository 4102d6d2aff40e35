/// Drawing strings in the current context.
import Foundation
import LikenessDisplayList
import LikenessText

extension NSAttributedString.Key {
  /// A ``Font``.
  public static let font = NSAttributedString.Key("NSFont")
  /// A ``Color``.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A ``Color``.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// Points after each character.
  public static let kern = NSAttributedString.Key("NSKern")
  /// A number other than 0 for a line.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A ``Color``.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// A number other than 0 for a line.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// A ``Color``.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
}

extension TextAttributes {
  /// Takes what is drawn of attributes.
  init(_ attributes: [NSAttributedString.Key: Any]) {
    self.init(
      font: attributes[.font] as? Font, color: attributes[.foregroundColor] as? Color,
      backgroundColor: attributes[.backgroundColor] as? Color,
      isUnderlined: number(attributes[.underlineStyle]).map { $0 != 0 },
      underlineColor: attributes[.underlineColor] as? Color,
      isStruckThrough: number(attributes[.strikethroughStyle]).map { $0 != 0 },
      strikethroughColor: attributes[.strikethroughColor] as? Color,
      letterSpacing: number(attributes[.kern]))
  }
}

extension AttributedText {
  /// Takes the text and the attributes that are drawn.
  init(_ string: NSAttributedString) {
    var runs: [Run] = []
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) {
      values, range, _ in
      let text = string.attributedSubstring(from: range).string
      runs.append(Run(text, TextAttributes(values)))
    }
    self.init(runs)
  }

  /// UIKit's font where attributes name none.
  private static let font = Font.systemFont(ofSize: 12)

  fileprivate func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.draw(self, in: rect, font: Self.font, color: .black, alignment: .natural)
  }

  fileprivate func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size())) }

  /// The extent in the current context; elsewhere in the embedded typeface, on whole points.
  fileprivate func size(width: Double = .infinity) -> CGSize {
    if let context = UIGraphicsGetCurrentContext() {
      return context.measure(self, font: Self.font, width: width)
    }
    return Canvas.elsewhere.measure(self, font: Self.font, width: width)
  }
}

extension Canvas {
  /// A surface outside of painting, for measuring.
  fileprivate static var elsewhere: Canvas {
    Canvas(
      size: .zero, origin: .zero, layoutDirection: .leftToRight, textTraits: TextTraits(),
      tintColor: .black, scale: .one, path: "", fonts: nil, tokens: TokenResolver(nil))
  }
}

extension String {
  private func styled(_ attributes: [NSAttributedString.Key: Any]?) -> AttributedText {
    AttributedText(self, TextAttributes(attributes ?? [:]))
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
}

extension NSAttributedString {
  /// Draws the text from its top left corner on.
  public func draw(at point: CGPoint) { AttributedText(self).draw(at: point) }

  /// Draws the text at the top of a rect, broken into lines.
  public func draw(in rect: CGRect) { AttributedText(self).draw(in: rect) }

  /// Returns the extent of the text.
  public func size() -> CGSize { AttributedText(self).size() }
}
