/// Tokens, their values and the difference of themes in words.
import LikenessGraphics
import LikenessJSON

extension ThemeWording {
  static func token(_ id: TokenID) -> String { "\(noun(id.kind)) \(quoted(id.name))" }

  static func value(_ value: TokenValue) -> String {
    switch value {
    case .color(let color): color.description
    case .font(let font): text(font)
    case .dimension(let length): decimal(length)
    case .shadow(let list): list.map(text).joined(separator: ", ")
    case .border(let border): "\(decimal(border.width)) \(border.style.rawValue) \(border.color)"
    case .gradient(let gradient): gradient.stops.map { "\($0.color) at \(decimal($0.position))" }.joined(separator: ", ")
    }
  }

  private static func text(_ font: FontToken) -> String {
    var names = [font.fileName, font.postScriptName].compactMap { $0 } + font.families
    names = names.isEmpty ? ["System"] : names.map(quoted)
    var parts = ["\(names.joined(separator: ", ")) \(font.weight) \(decimal(font.size))"]
    if let height = font.lineHeight { parts.append("line height \(decimal(height))") }
    if let spacing = font.letterSpacing { parts.append("letter spacing \(decimal(spacing))") }
    if font.syntheticBold == true { parts.append("synthetic bold") }
    if let shadow = font.shadow { parts.append("shadow \(text(shadow))") }
    return parts.joined(separator: ", ")
  }

  private static func text(_ shadow: ShadowToken) -> String {
    let spread = shadow.spread == 0 ? "" : " spread \(decimal(shadow.spread))"
    let place = "(\(decimal(shadow.dx)), \(decimal(shadow.dy)))"
    return "\(place) blur \(decimal(shadow.blurRadius))\(spread) \(shadow.color)\(shadow.isInset ? " inset" : "")"
  }

  static func summary(_ difference: ThemeDifference) -> String {
    guard !difference.isEmpty else { return "the themes have the same tokens" }
    let counts = [
      ("added", difference.added.count), ("removed", difference.removed.count), ("changed", difference.changed.count),
      ("renamed", difference.renamed.count),
    ]
    return counts.filter { $0.1 > 0 }.map { "\($0.1) \($0.0)" }.joined(separator: ", ")
  }

  static func difference(_ difference: ThemeDifference) -> String {
    var lines = [summary(difference)]
    lines += difference.added.map { "+ \($0.token): \($0.value)" }
    lines += difference.removed.map { "- \($0.token): \($0.value)" }
    lines += difference.changed.map { "~ \($0.token): \($0.before) → \($0.after)" }
    lines += difference.renamed.map { "> \($0.before) → \(quoted($0.after.name)): \($0.value)" }
    return lines.joined(separator: "\n")
  }
}
