/// The sheet for the wall: every value of a design system, as it is and as it would be.
import LikenessAudit
import LikenessBase
import LikenessCompare
import LikenessDisplayList
import LikenessReport

struct StyleSheet {
  private let analysis: StyleAnalysis

  init(_ analysis: StyleAnalysis) { self.analysis = analysis }

  var markup: String {
    let themes = Set(analysis.inventory.uses.filter { $0.kind == .color }.map(\.theme)).sorted()
    let many = themes.count > 1
    var groups: [[String: Any]] = themes.map { theme in
      group("Palette" + (many ? ", \(theme)" : ""), .color, theme) { self.swatch($0, theme) }
    }
    groups.append(group("Type scale", .fontSize, "", order: { (Double($0) ?? 0) }) { type($0) })
    let lengths: [(String, StyleKind)] = [
      ("Spacing", .spacing), ("Radii", .radius), ("Border widths", .borderWidth),
      ("Line heights", .lineHeight), ("Shadows", .shadow),
    ]
    for (title, kind) in lengths {
      groups.append(group(title, kind, "", order: { Double($0) ?? 0 }) { self.length($0, kind) })
    }
    for theme in themes {
      groups.append(
        group("Text styles" + (many ? ", \(theme)" : ""), .textStyle, theme) { self.style($0) })
    }
    return AuditPage.templates.render(
      "sheet", ["groups": groups.filter { !(($0["values"] as? [Any])?.isEmpty ?? true) }])
  }

  /// The values of one kind.
  private func group(
    _ title: String, _ kind: StyleKind, _ theme: String, order: ((String) -> Double)? = nil,
    _ sample: (String) -> [String: Any]
  ) -> [String: Any] {
    func counts(_ inventory: StyleInventory) -> [String: Int] {
      var counts: [String: Int] = [:]
      for use in inventory.uses where use.kind == kind && use.theme == theme {
        counts[use.value, default: 0] += 1
      }
      if kind == .color {
        for color in (inventory.defined[theme] ?? [:]).values {
          counts[color.description, default: 0] += 0
        }
      }
      return counts
    }
    let (now, then) = (counts(analysis.inventory), counts(analysis.after))
    func contexts(_ counts: [String: Int], marking gone: Bool) -> [[String: Any]] {
      counts.sorted { a, b in
        if let order, order(a.key) != order(b.key) { return order(a.key) < order(b.key) }
        return (b.value, a.key) < (a.value, b.key)
      }.map { value, count in
        var context = sample(value)
        context["text"] = value
        context["count"] = count == 0 ? "unused" : grouped(count)
        let isGone = gone && then[value] == nil
        context["gone"] = isGone
        let target = analysis.changes.first { $0.kind == kind && $0.from == value }?.to
        context["target"] = section(isGone ? target ?? "" : "")
        return context
      }
    }
    return [
      "title": title, "values": contexts(now, marking: true), "differs": now != then,
      "proposed": contexts(then, marking: false), "number": "\(now.count)",
      "proposedNumber": "\(then.count)", "isFewer": now.count != then.count,
    ]
  }

  private func swatch(_ value: String, _ theme: String) -> [String: Any] {
    let color = StraightColor(value) ?? .clear
    let names = (analysis.inventory.defined[theme] ?? [:]).filter { $0.value == color }.map(\.key)
    return [
      "color": ["fill": Self.fill(color), "opacity": Self.opacity(color)],
      "names": section(names.sorted().joined(separator: ", ")),
    ]
  }

  private func type(_ value: String) -> [String: Any] {
    let size = Double(value) ?? 0
    return [
      "type": [
        "size": value, "height": decimal((size * 1.25).rounded(.up)),
        "baseline": decimal(size.rounded(.up)), "width": decimal((size * 5).rounded(.up)),
        "weight": "400", "fill": "currentColor", "opacity": "1", "sample": "Aa Bb 1",
      ]
    ]
  }

  private func style(_ value: String) -> [String: Any] {
    guard let (font, name) = fontAndColor(of: value), let color = StraightColor(name) else {
      return [:]
    }
    let words = font.split(separator: " ").map(String.init)
    let size = words.lazy.compactMap(Double.init).first ?? 0
    let weights = [
      "thin": "100", "ultraLight": "200", "light": "300", "medium": "500", "semibold": "600",
      "bold": "700", "heavy": "800", "black": "900",
    ]
    let weight = words.lazy.compactMap { weights[$0] }.first ?? "400"
    // On the ground on which it can be read.
    let isLight = color.difference2000(to: .white) < color.difference2000(to: .black)
    return [
      "type": [
        "size": decimal(size), "height": decimal((size * 1.5).rounded(.up)),
        "baseline": decimal((size * 1.15).rounded(.up)),
        "width": decimal((size * 5).rounded(.up)),
        "weight": weight, "fill": Self.fill(color), "opacity": Self.opacity(color),
        "sample": "Aa Bb 1", "ground": section(isLight ? "#26262B" : "#FFFFFF"),
      ] as [String: Any]
    ]
  }

  private func length(_ value: String, _ kind: StyleKind) -> [String: Any] {
    guard let number = Double(value) else { return ["plain": true] }
    // Longer ones would leave the sheet.
    let shown = decimal(min(number, 96))
    switch kind {
    case .radius:
      let corner = min(number, 40)
      return [
        "corner": [
          "path": "M 1 48 V \(decimal(corner + 1)) A \(decimal(corner)) "
            + "\(decimal(corner)) 0 0 1 \(decimal(corner + 1)) 1 H 48"
        ]
      ]
    case .borderWidth: return ["line": ["width": shown, "y": decimal(8)]]
    default: return ["bar": ["width": shown]]
    }
  }

  /// A value with a swatch of its color, for the template's part `value`.
  static func value(_ text: String) -> [String: Any] {
    let color = text.split(separator: " ").last.flatMap { StraightColor(String($0)) }
    return [
      "text": text,
      "color": color.map { ["fill": fill($0), "opacity": opacity($0)] } ?? false as Any,
    ]
  }

  private static func fill(_ color: StraightColor) -> String {
    StraightColor(r: color.red, g: color.green, b: color.blue).description
  }

  private static func opacity(_ color: StraightColor) -> String {
    decimal((Double(color.alpha) / 255 * 1000).rounded() / 1000)
  }
}
