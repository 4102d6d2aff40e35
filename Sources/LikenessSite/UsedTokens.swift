/// Which tokens of its theme a picture uses, found by changing them: what changes the display list is used.
import Likeness

/// The tokens of a theme that a display list depends on, in the theme's order.
///
/// Nothing is read out of the code of a view: the list is painted again with tokens changed, and one is used where changing it alone changes the list, or
/// makes it impossible to paint. Painting is cheap beside drawing. Tokens are changed together first and told apart by halves, so that a theme of n
/// tokens of which k are used takes about k log n paintings. Each token is changed in its own way, so that changes do not make up for each other.
///
/// - Parameters:
///   - theme: the theme.
///   - list: the list that it gives.
///   - paint: the list that another theme gives; nil where there is none.
nonisolated(nonsending) func usedTokens(
  of theme: Theme, in list: DisplayList, paint: nonisolated(nonsending) (Theme) async -> DisplayList?
) async -> [SiteToken] {
  let all = Array(theme.tokenIDs.enumerated())
  var used: Set<TokenID> = []
  for change in TokenChange.allCases {
    var rest = [all.filter { change.applies(to: $0.element.kind) && !used.contains($0.element) }[...]]
    while let part = rest.popLast() {
      guard let first = part.first else { continue }
      let changed = part.reduce(into: theme) { theme, token in theme.change(token.element, change, by: token.offset) }
      if changed == theme { continue }
      if await paint(changed) == list { continue }
      if part.count == 1 {
        used.insert(first.element)
      } else {
        let middle = part.startIndex + part.count / 2
        rest.append(part[middle...])
        rest.append(part[..<middle])
      }
    }
  }
  return all.compactMap { used.contains($0.element) ? SiteToken($0.element, in: theme) : nil }
}

extension SiteToken {
  /// A token as it is in a theme; nil where the theme has none of that kind and name.
  init?(_ id: TokenID, in theme: Theme) {
    guard let value = theme[id] else { return nil }
    self.init(id: id, value: value, alias: theme.alias(of: id)?.name)
  }
}

/// In which way tokens are changed. A length may be bounded on either side where it is used, as a radius is by its box, so both are tried.
private enum TokenChange: CaseIterable {
  case large
  case small

  func applies(to kind: TokenKind) -> Bool {
    switch kind {
    case .color, .gradient: self == .large
    case .font, .dimension, .shadow, .border: true
    }
  }

  /// Another length: clearly larger, or about one point.
  func length(_ value: Double, by number: Int) -> Double {
    let own = Double(number & 63) / 64
    switch self {
    case .large: return abs(value) * 2 + 3 + own
    case .small: return value == own + 0.125 ? own + 0.25 : own + 0.125
    }
  }
}

extension Theme {
  /// Gives a token another value; `number` makes the change its own.
  fileprivate mutating func change(_ id: TokenID, _ change: TokenChange, by number: Int) {
    let name = id.name
    switch id.kind {
    case .color: colors[name] = colors[name].map { other($0, by: number) }
    case .font:
      fonts[name] = fonts[name].map { font in
        var font = font
        font.size = change.length(font.size, by: number)
        return font
      }
    case .dimension: dimensions[name] = dimensions[name].map { change.length($0, by: number) }
    case .shadow:
      shadows[name] = shadows[name].map { list in
        list.map { shadow in
          var shadow = shadow
          shadow.dx = change.length(shadow.dx, by: number)
          shadow.blurRadius = change.length(max(0, shadow.blurRadius), by: number)
          shadow.color = other(shadow.color, by: number)
          return shadow
        }
      }
    case .border:
      borders[name] = borders[name].map { border in
        var border = border
        border.width = change.length(border.width, by: number)
        border.color = other(border.color, by: number)
        return border
      }
    case .gradient:
      gradients[name] = gradients[name].map { gradient in
        GradientToken(stops: gradient.stops.map { GradientToken.Stop(color: other($0.color, by: number), position: $0.position) })
      }
    }
  }
}

/// Another colour: each channel half the range away, a little more or less from token to token; one that does not show becomes opaque.
private func other(_ color: Color, by number: Int) -> Color {
  let own = UInt8(truncatingIfNeeded: number & 31)
  return Color(
    r: (color.red ^ 0x80) ^ own, g: (color.green ^ 0x80) ^ own, b: (color.blue ^ 0x80) ^ own, a: color.alpha == 0 ? 255 : color.alpha)
}
