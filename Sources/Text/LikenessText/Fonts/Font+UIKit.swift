/// Names of UIKit's for fonts and what is measured of them.
import Foundation
import LikenessDisplayList

extension Font {
  /// The size in points to the em: ``size``.
  public var pointSize: CGFloat { size }
  /// The family's name.
  public var familyName: String { family }
  /// The PostScript name, or the family's.
  public var fontName: String { postScriptName ?? family }

  // What follows is measured in the embedded typeface, in points. A tree may draw a font file with
  // another one.

  /// The height of a line.
  public var lineHeight: CGFloat { ascender - descender }
  /// From the baseline up to the top of the line.
  public var ascender: CGFloat { metric(\.ascent) }
  /// From the baseline down to the bottom of the line; negative, as in UIKit.
  public var descender: CGFloat { -metric(\.descent) }
  /// The height of capitals.
  public var capHeight: CGFloat { metric(\.capHeight) }
  /// The height of small letters.
  public var xHeight: CGFloat { metric(\.xHeight) }
  /// The space between lines.
  public var leading: CGFloat { metric(\.leading) }
  /// The sizes of fonts for labels, for buttons, for small text and of the system, in points.
  public static let labelFontSize: CGFloat = 17, buttonFontSize: CGFloat = 18,
    smallSystemFontSize: CGFloat = 12, systemFontSize: CGFloat = 14

  /// Creates a font of a face by its PostScript name. Never nil: which fonts there are is known
  /// when a tree is drawn, and a missing one is reported then.
  public convenience init?(name: String, size: Double) {
    self.init(family: name, size: size, postScriptName: name)
  }

  /// A font for text whose letters are all of one width: `SF Mono`, where the tree has it. Another
  /// font in its place is reported, as for every missing font.
  public static func monospacedSystemFont(ofSize size: Double, weight: Weight) -> Font {
    Font(family: "SF Mono", size: size, weight: weight)
  }

  /// The embedded typeface in a weight. Its digits are of one width.
  public static func monospacedDigitSystemFont(ofSize size: Double, weight: Weight) -> Font {
    systemFont(ofSize: size, weight: weight)
  }

  /// An italic font: `Likeness Sans Italic`, where the tree has it. The embedded typeface has no
  /// italic, so another font in its place is reported, as for every missing font.
  public static func italicSystemFont(ofSize size: Double) -> Font {
    Font(family: embeddedFamily + " Italic", size: size)
  }

  /// The font of a text style in the category of some traits: one of fixed size.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: TraitCollection?
  ) -> Font {
    let font = preferredFont(forTextStyle: style)
    return traits.map { font.scaled(for: $0.preferredContentSizeCategory) } ?? font
  }

  private func metric(_ metric: KeyPath<FontMetrics, Fixed>) -> CGFloat {
    SansTypeface.typeface(for: weight).metrics(size: Scale.one.fixed(size))[keyPath: metric].pixels
  }
}
