/// The words and the sample of each kind of token.
import Likeness

extension TokenValue {
  /// The value in words.
  var lines: [SpecimenLine] {
    let lines: (value: [String], details: [String?]) =
      switch content {
      case let color as StraightColor:
        (["\(color)"], ["rgb \(color.red), \(color.green), \(color.blue)\(opacity(of: color))"])
      case let list as [ShadowToken]: (list.map { words(of: $0) }, [])
      case let token as GradientToken:
        (token.stops.map { "\($0.color) at \(decimal(($0.position * 1e3).rounded() / 10))%" }, [])
      case let border as BorderToken:
        (["\(decimal(border.width)) pt, \(border.style.rawValue)"], ["\(border.color)"])
      case let font as FontToken:
        (["\(decimal(font.size)) pt, \(font.weight)\(number(font.weight))"], details(of: font))
      default: ([content.measure.map { "\(decimal($0.amount)) \($0.unit)" } ?? content.summary], [])
      }
    return lines.value.map { SpecimenLine(.value, $0) }
      + lines.details.compactMap { $0 }.map { SpecimenLine(.detail, $0) }
  }

  /// What Likeness doesn't draw as the value requires, each with its cause.
  func warnings(fonts: FontLibrary) -> [String] {
    let inset = "A shadow that falls inwards is not drawn."
    switch content {
    case let list as [ShadowToken]: return list.contains(where: \.isInset) ? [inset] : []
    case let border as BorderToken where border.style != .solid:
      return ["A \(border.style.rawValue) border is drawn solid."]
    case let font as FontToken:
      let fallback = fonts.resolve(Font(font)).fallback.map { shownText($0.description) }
      return [fallback, font.shadow?.isInset == true ? inset : nil].compactMap { $0 }
    default: return []
    }
  }

  /// Draws the value; bars have at most `width` points.
  func fill(_ sample: TokenSample, width: Double, _ style: SpecimenStyle) {
    switch content {
    case let color as StraightColor:
      sample.showSwatches(ViewStyle(backgroundColor: Color(color)), isOpaque: color.isOpaque)
    case let gradient as GradientToken:
      let fill = Gradient(gradient, start: CGPoint(x: 0, y: 0.5), end: CGPoint(x: 1, y: 0.5))
      let isOpaque = colors.allSatisfy(\.isOpaque)
      sample.showSwatches(ViewStyle(backgroundGradient: fill), isOpaque: isOpaque, isWide: true)
    case let list as [ShadowToken]: sample.showShadows(list)
    case let border as BorderToken:
      // A wider border would fill its sample.
      let width = min(border.width, 24)
      let look = ViewStyle(
        borderColor: Color(border.color), borderWidth: .value(width), cornerRadius: 8)
      sample.showOnGrounds { _ in specimenView("border", look) }
    case let font as FontToken:
      // Larger text would fill the sheet with one letter.
      let factor = min(1, 96 / font.size)
      let look = LabelStyle(
        textColor: style.text, font: Font(font).withSize(font.size * factor),
        lineHeight: font.lineHeight.map { .value($0 * font.size * factor) },
        letterSpacing: font.letterSpacing.map { .value($0 * factor) },
        textShadow: font.shadow.flatMap { ShadowStyle($0) })
      let label = specimenLabel(sampleText(font.size), look, name: "text")
      sample.show(label, note: factor < 1 ? "shown at 96 pt" : nil, style)
    default:
      guard let (length, unit) = content.measure else { return }
      let shown = min(length.magnitude, width)
      let edge = ViewStyle(borderColor: style.accent, borderWidth: 1)
      let look = length < 0 ? edge : ViewStyle(backgroundColor: style.accent)
      let round = ViewStyle(cornerRadius: .value(min(3, shown / 2)))
      let bar = specimenView("bar", look.merging(round))
      guard length.magnitude > width else {
        return sample.addSubview(bar, pinning: .leading, .centerY, .size(shown, 16))
      }
      bar.pin(.size(shown, 16))
      sample.show(bar, note: "cut at \(decimal(width)) \(unit)", style)
    }
  }
}

private func opacity(of color: StraightColor) -> String {
  let share = Double(color.alpha) / 2.55
  let whole = share.rounded()
  // Translucent colors must seem neither opaque nor clear.
  let isWrong = whole == 0 && color.alpha > 0 || whole == 100
  return color.isOpaque ? "" : " at \(decimal(isWrong ? (share * 10).rounded() / 10 : whole))%"
}

private func number(_ weight: FontWeight) -> String { weight.name == nil ? "" : " \(weight.value)" }

private func details(of font: FontToken) -> [String?] {
  let families = font.postScriptName.map { [$0] } ?? font.families
  let names = families + [font.fileName].compactMap { $0 }
  let spacing = font.letterSpacing == 0 ? nil : font.letterSpacing
  return [
    names.isEmpty ? Font.embeddedFamily : names.map(shownText).joined(separator: ", "),
    font.lineHeight.map { "line height \(decimal($0))" },
    spacing.map { "letter spacing \(decimal($0)) pt" },
    font.shadow.map { "shadow \(words(of: $0))" },
  ]
}

private func words(of shadow: ShadowToken) -> String {
  let place = "\(decimal(shadow.dx)), \(decimal(shadow.dy)), blur \(decimal(shadow.blurRadius))"
  let spread = shadow.spread == 0 ? "" : ", spread \(decimal(shadow.spread))"
  return "\(shadow.isInset ? "inset " : "")\(place)\(spread), \(shadow.color)"
}

/// Every letter of two alphabets if there is space for them, otherwise fewer.
private func sampleText(_ size: Double) -> String {
  switch size {
  case 49...: "Aag Ёж 42"
  case 26...: "The quick brown fox\nСъешь же ещё булок"
  default:
    "The quick brown fox jumps over the lazy dog. 0123456789\n"
      + "Съешь же ещё этих мягких французских булок"
  }
}
