/// The look of specimen sheets: a neutral page, so that a theme is seen and not what it is shown on.
import LikenessGraphics
import LikenessText
import LikenessViews

/// The colors and texts of a ``ThemeSpecimen``. None comes from the theme that is shown, so a theme whose text can't be read on
/// its background shows that.
public struct SpecimenStyle: Hashable, Sendable {
  /// The sheet.
  public var page: Color
  /// What tokens stand on.
  public var card: Color
  /// Lines between tokens, and around cards.
  public var separator: Color
  /// Names and samples.
  public var text: Color
  /// Values and what else is said.
  public var secondaryText: Color
  /// Names of other tokens, and bars.
  public var accent: Color
  /// Warnings on what is not as the theme wants it.
  public var warning: Color

  /// Creates a look.
  public init(page: Color, card: Color, separator: Color, text: Color, secondaryText: Color, accent: Color, warning: Color) {
    self.page = page
    self.card = card
    self.separator = separator
    self.text = text
    self.secondaryText = secondaryText
    self.accent = accent
    self.warning = warning
  }

  /// Dark text on a light page, the default. Every text has a contrast of at least 4.5 on page and card.
  public static let light = SpecimenStyle(
    page: Color(hex: 0xF5F5F7), card: .white, separator: Color(hex: 0xE1E1E6), text: Color(hex: 0x1C1C21),
    secondaryText: Color(hex: 0x66666E), accent: Color(hex: 0x3D4FC4), warning: Color(hex: 0x9A4A00))

  /// Light text on a dark page. Every text has a contrast of at least 4.5 on page and card.
  public static let dark = SpecimenStyle(
    page: Color(hex: 0x151518), card: Color(hex: 0x212126), separator: Color(hex: 0x38383F), text: Color(hex: 0xF2F2F5),
    secondaryText: Color(hex: 0xA5A5AF), accent: Color(hex: 0x9FABFF), warning: Color(hex: 0xFFB35C))
}

extension SpecimenStyle {
  /// The name of the theme.
  var title: LabelStyle { LabelStyle(textColor: text, font: .boldSystemFont(ofSize: 28)) }
  /// A kind of tokens.
  var heading: LabelStyle { LabelStyle(textColor: text, font: .boldSystemFont(ofSize: 20)) }
  /// The name of a token.
  var name: LabelStyle { LabelStyle(textColor: text, font: .boldSystemFont(ofSize: 14)) }
  /// What can be copied into code.
  var value: LabelStyle { LabelStyle(textColor: text, font: .systemFont(ofSize: 13)) }
  /// What else is to know.
  var detail: LabelStyle { LabelStyle(textColor: secondaryText, font: .systemFont(ofSize: 13)) }
  /// The name of another token.
  var link: LabelStyle { LabelStyle(textColor: accent, font: .systemFont(ofSize: 13)) }
  /// What is not as the theme wants it.
  var note: LabelStyle { LabelStyle(textColor: warning, font: .systemFont(ofSize: 13)) }
  /// The box of a token, or of the rows of several.
  var box: ViewStyle {
    ViewStyle(backgroundColor: card, borderColor: separator, borderWidth: 1, cornerRadius: 10, clipsToBounds: true)
  }
}

/// A label that takes as many lines as it needs.
func specimenLabel(_ text: String, _ style: LabelStyle, name: String) -> Label {
  let label = Label(text: text)
  label.name = name
  label.numberOfLines = 0
  label.apply(style: style)
  return label
}

/// A column.
func specimenColumn(_ views: [View], spacing: Double, name: String) -> StackView {
  let stack = StackView(arrangedSubviews: views)
  stack.axis = .vertical
  stack.spacing = spacing
  stack.name = name
  return stack
}
