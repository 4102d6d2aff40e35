/// What sheets and lists show of each kind of token.
import LikenessDisplayList
import LikenessGraphics
import LikenessText
import LikenessTheme
import LikenessViews

/// A kind of token with words and a picture for people. A kind without a conformance shows its name alone.
protocol SpecimenToken: ThemeValue {
  /// Whether samples stand on a light and a dark ground, as cards in a grid; by default they do. Otherwise they are rows.
  static var isOnGrounds: Bool { get }
  /// The value in words.
  var lines: [SpecimenLine] { get }
  /// What Likeness doesn't draw as the value asks, each with its cause; by default nothing.
  func warnings(fonts: FontLibrary) -> [String]
  /// Draws the value.
  ///
  /// - Parameter width: The space for bars, in points.
  func fill(_ sample: TokenSample, width: Double, _ style: SpecimenStyle)
}

extension SpecimenToken {
  static var isOnGrounds: Bool { true }
  func warnings(fonts: FontLibrary) -> [String] { [] }
}

extension TokenKind {
  var isOnGrounds: Bool { (type as? any SpecimenToken.Type)?.isOnGrounds ?? false }
}

extension TokenValue {
  var specimen: (any SpecimenToken)? { content as? any SpecimenToken }
  var lines: [SpecimenLine] { specimen?.lines ?? [] }
  /// What Likeness doesn't draw as the value asks, each with its cause.
  package func warnings(fonts: FontLibrary) -> [String] { specimen?.warnings(fonts: fonts) ?? [] }
}

private let insetWarning = "A shadow that falls inwards is not drawn."

extension StraightColor: SpecimenToken {
  var lines: [SpecimenLine] {
    let opacity = isOpaque ? "" : " at \(percentage(alpha))"
    return [SpecimenLine(.value, description), SpecimenLine(.detail, "rgb \(red), \(green), \(blue)\(opacity)")]
  }

  func fill(_ sample: TokenSample, width: Double, _ style: SpecimenStyle) {
    sample.showOnGrounds { TokenSample.swatch(ViewStyle(backgroundColor: Color(self)), isOpaque: isOpaque, onDark: $0) }
  }
}

extension GradientToken: SpecimenToken {
  var lines: [SpecimenLine] { stops.map { SpecimenLine(.value, "\($0.color) at \(decimal(($0.position * 1000).rounded() / 10))%") } }

  func fill(_ sample: TokenSample, width: Double, _ style: SpecimenStyle) {
    let gradient = Gradient(self, start: Point(x: 0, y: 0.5), end: Point(x: 1, y: 0.5))
    let isOpaque = stops.allSatisfy(\.color.isOpaque)
    sample.showOnGrounds(isWide: true) { TokenSample.swatch(ViewStyle(backgroundGradient: gradient), isOpaque: isOpaque, onDark: $0) }
  }
}

extension [ShadowToken]: SpecimenToken {
  var lines: [SpecimenLine] { map { SpecimenLine(.value, $0.specimenText) } }

  func warnings(fonts: FontLibrary) -> [String] { contains(where: \.isInset) ? [insetWarning] : [] }

  func fill(_ sample: TokenSample, width: Double, _ style: SpecimenStyle) {
    sample.showOnGrounds { TokenSample.shadowed(self, onDark: $0) }
  }
}

extension ShadowToken {
  fileprivate var specimenText: String {
    let spread = spread == 0 ? "" : ", spread \(decimal(spread))"
    return "\(isInset ? "inset " : "")\(decimal(dx)), \(decimal(dy)), blur \(decimal(blurRadius))\(spread), \(color)"
  }
}

extension BorderToken: SpecimenToken {
  var lines: [SpecimenLine] { [SpecimenLine(.value, "\(decimal(width)) pt, \(style.rawValue)"), SpecimenLine(.detail, "\(color)")] }

  func warnings(fonts: FontLibrary) -> [String] { style == .solid ? [] : ["A \(style.rawValue) border is drawn solid."] }

  func fill(_ sample: TokenSample, width _: Double, _: SpecimenStyle) {
    // A wider border would fill its sample.
    let look = ViewStyle(borderColor: Color(color), borderWidth: min(width, 24), cornerRadius: 8)
    sample.showOnGrounds { _ in
      let box = View()
      box.name = "border"
      box.apply(style: look)
      return box
    }
  }
}

extension FontToken: SpecimenToken {
  static var isOnGrounds: Bool { false }

  var lines: [SpecimenLine] {
    let names = (postScriptName.map { [$0] } ?? families) + [fileName].compactMap { $0 }
    let number = weight.name == nil ? "" : " \(weight.value)"
    var lines = [
      SpecimenLine(.value, "\(decimal(size)) pt, \(weight)\(number)"),
      SpecimenLine(.detail, names.isEmpty ? Font.embeddedFamily : names.map(shownText).joined(separator: ", ")),
    ]
    if let lineHeight { lines.append(SpecimenLine(.detail, "line height \(decimal(lineHeight))")) }
    if let letterSpacing, letterSpacing != 0 { lines.append(SpecimenLine(.detail, "letter spacing \(decimal(letterSpacing)) pt")) }
    if let shadow { lines.append(SpecimenLine(.detail, "shadow \(shadow.specimenText)")) }
    return lines
  }

  func warnings(fonts: FontLibrary) -> [String] {
    (fonts.resolve(Font(self)).fallback.map { [shownText($0.description)] } ?? []) + (shadow?.isInset == true ? [insetWarning] : [])
  }

  func fill(_ sample: TokenSample, width: Double, _ style: SpecimenStyle) {
    // Larger text would fill the sheet with one letter.
    let largest = 96.0
    let factor = min(1, largest / size)
    let label = Label(text: sampleText)
    label.name = "text"
    label.numberOfLines = 0
    label.apply(
      style: LabelStyle(
        textColor: style.text, font: Font(self).withSize(size * factor), lineHeight: lineHeight.map { $0 * size * factor },
        letterSpacing: letterSpacing.map { $0 * factor }, textShadow: shadow.flatMap { ShadowStyle($0) }))
    sample.show(label, note: factor < 1 ? "shown at \(decimal(largest)) pt" : nil, style)
  }

  /// Every letter of two alphabets if there is space for them, otherwise fewer.
  private var sampleText: String {
    switch size {
    case ..<26: "The quick brown fox jumps over the lazy dog. 0123456789\nСъешь же ещё этих мягких французских булок"
    case ..<49: "The quick brown fox\nСъешь же ещё булок"
    default: "Aag Ёж 42"
    }
  }
}

extension Double: SpecimenToken {
  static var isOnGrounds: Bool { false }

  var lines: [SpecimenLine] { [SpecimenLine(.value, "\(decimal(self)) pt")] }

  func fill(_ sample: TokenSample, width: Double, _ style: SpecimenStyle) {
    let bar = View()
    bar.name = "bar"
    let shown = Swift.min(magnitude, width)
    let fill = self < 0 ? ViewStyle(borderColor: style.accent, borderWidth: 1) : ViewStyle(backgroundColor: style.accent)
    bar.apply(style: fill.merging(ViewStyle(cornerRadius: Swift.min(3, shown / 2))))
    guard magnitude > width else { return sample.addSubview(bar, pinning: .leading, .centerY, .size(shown, 16)) }
    bar.pin(.size(shown, 16))
    sample.show(bar, note: "cut at \(decimal(width)) pt", style)
  }
}
