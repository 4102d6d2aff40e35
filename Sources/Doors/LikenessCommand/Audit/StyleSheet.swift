/// The sheet for the wall: every value of a design system, as it is and as it would be.
import Likeness
import LikenessAudit
import LikenessBase
import LikenessReport

extension StyleAnalysis {
  /// The markup of the sheet.
  var sheet: String {
    let themes = Set(inventory.uses.filter { $0.kind == .color }.map(\.theme)).sorted()
    func groups(_ title: String, _ kind: StyleKind) -> [[String: Any]] {
      themes.map { group(title + (themes.count > 1 ? ", \($0)" : ""), kind, $0) }
    }
    let lengths: [(String, StyleKind)] = [
      ("Type scale", .fontSize), ("Spacing", .spacing), ("Radii", .radius),
      ("Border widths", .borderWidth), ("Line heights", .lineHeight), ("Shadows", .shadow),
    ]
    let all =
      groups("Palette", .color) + lengths.map { group($0.0, $0.1, "") }
      + groups("Text styles", .textStyle)
    return AuditPage.templates.render(
      "sheet", ["groups": all.filter { !(($0["values"] as? [Any])?.isEmpty ?? true) }])
  }

  /// The values of one kind.
  private func group(_ title: String, _ kind: StyleKind, _ theme: String) -> [String: Any] {
    let (now, then) = (counts(inventory), counts(after))
    func counts(_ inventory: StyleInventory) -> [String: Int] {
      var counts = inventory.counts(kind, theme)
      if kind == .color {
        for color in (inventory.defined[theme] ?? [:]).values {
          counts[color.description, default: 0] += 0
        }
      }
      return counts
    }
    func contexts(_ counts: [String: Int]) -> [[String: Any]] {
      // Numbers by size, others by use.
      counts.sorted {
        (Double($0.key) ?? 0, -$0.value, $0.key) < (Double($1.key) ?? 0, -$1.value, $1.key)
      }.map { value, count in
        let target = changes.first { $0.kind == kind && $0.from == value }?.to
        let isGone = then[value] == nil
        return [
          "text": value, "count": count == 0 ? "unused" : grouped(count), "gone": isGone,
          "target": section(isGone ? target ?? "" : ""),
        ].merging(sample(value, kind, theme)) { $1 }
      }
    }
    return [
      "title": title, "values": contexts(now), "differs": now != then,
      "proposed": contexts(then), "number": "\(now.count)",
      "proposedNumber": "\(then.count)", "isFewer": now.count != then.count,
    ]
  }

  /// What shows a value.
  private func sample(_ value: String, _ kind: StyleKind, _ theme: String) -> [String: Any] {
    switch kind {
    case .color:
      guard let color = StraightColor(value) else { return [:] }
      let names = (inventory.defined[theme] ?? [:]).filter { $0.value == color }.map(\.key)
      return [
        "color": Swatch(color).context, "names": section(names.sorted().joined(separator: ", ")),
      ]
    case .fontSize, .textStyle:
      let weights = [
        "thin": 100, "ultraLight": 200, "light": 300, "medium": 500, "semibold": 600, "bold": 700,
        "heavy": 800, "black": 900,
      ]
      let weight = value.split(separator: " ").lazy.compactMap { weights[String($0)] }.first
      let color = fontAndColor(of: value).flatMap { StraightColor($0.color) }
      // On the ground on which it can be read.
      let isDark = color.map { $0.contrast(to: .white) >= $0.contrast(to: .black) } ?? true
      let size = Double(fontSize(of: value) ?? "") ?? 0
      let look: [String: Any] = [
        "size": decimal(size), "height": decimal((size * 1.5).rounded(.up)),
        "baseline": decimal((size * 1.15).rounded(.up)),
        "width": decimal((size * 5).rounded(.up)), "weight": "\(weight ?? 400)",
        "ground": isDark ? "#FFFFFF" : "#26262B",
      ]
      return ["type": look.merging(Swatch(color ?? .black).context) { $1 }]
    case .radius, .borderWidth, .spacing, .lineHeight:
      // Longer ones would leave the sheet.
      return ["bar": ["width": decimal(min(Double(value) ?? 0, 96))]]
    case .shadow: return [:]
    }
  }
}

extension StyleInventory {
  /// How often the values of a kind are used, in one theme or in all.
  func counts(_ kind: StyleKind, _ theme: String? = nil) -> [String: Int] {
    uses.reduce(into: [:]) { counts, use in
      if use.kind == kind, theme ?? use.theme == use.theme { counts[use.value, default: 0] += 1 }
    }
  }
}
