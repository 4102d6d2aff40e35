/// The look of specimen sheets: neutral, so only the theme attracts attention.
import Likeness

/// The colors and texts of a sheet. None comes from the theme.
package struct SpecimenStyle: Hashable, Sendable {
  let page, card, separator: Color
  let text, secondaryText, accent, warning: Color

  /// Dark text on a light page. Every text has a contrast of at least 4.5 on page and card.
  package static let light = SpecimenStyle(
    page: Color(hex: 0xF5F5F7), card: .white, separator: Color(hex: 0xE1E1E6),
    text: Color(hex: 0x1C1C21), secondaryText: Color(hex: 0x66666E), accent: Color(hex: 0x3D4FC4),
    warning: Color(hex: 0x9A4A00))

  /// Light text on a dark page, with the same contrast.
  package static let dark = SpecimenStyle(
    page: Color(hex: 0x151518), card: Color(hex: 0x212126), separator: Color(hex: 0x38383F),
    text: Color(hex: 0xF2F2F5), secondaryText: Color(hex: 0xA5A5AF), accent: Color(hex: 0x9FABFF),
    warning: Color(hex: 0xFFB35C))

  var title: LabelStyle { LabelStyle(textColor: text, font: .boldSystemFont(ofSize: 28)) }
  var heading: LabelStyle { LabelStyle(textColor: text, font: .boldSystemFont(ofSize: 20)) }
  var name: LabelStyle { LabelStyle(textColor: text, font: .boldSystemFont(ofSize: 14)) }
  var detail: LabelStyle { LabelStyle(textColor: secondaryText, font: .systemFont(ofSize: 13)) }
  var box: ViewStyle {
    ViewStyle(
      backgroundColor: card, borderColor: separator, borderWidth: 1, cornerRadius: 10,
      clipsToBounds: true)
  }

  func label(_ line: SpecimenLine) -> Label {
    let colors: [SpecimenLine.Kind: Color] = [
      .value: text, .detail: secondaryText, .link: accent, .note: warning,
    ]
    let style = LabelStyle(textColor: colors[line.kind], font: .systemFont(ofSize: 13))
    return specimenLabel(line.text, style, name: line.kind.rawValue)
  }
}

/// Returns a label with as many lines as it needs.
func specimenLabel(_ text: String, _ style: LabelStyle, name: String) -> Label {
  let label = Label(text: text)
  label.name = name
  label.numberOfLines = 0
  label.apply(style: style)
  return label
}

func specimenStack(
  _ views: [View], _ axis: StackView.Axis = .vertical, spacing: Double = 0, name: String
) -> StackView {
  let stack = StackView(arrangedSubviews: views)
  stack.axis = axis
  stack.spacing = spacing
  stack.name = name
  return stack
}

func specimenView(_ name: String, _ style: ViewStyle = ViewStyle()) -> View {
  let view = View()
  view.name = name
  view.apply(style: style)
  return view
}
