/// What a consistency audit shows on its page: a sheet for the wall, with every value of a design
/// system as it is and as it would be, and what to merge.
import Likeness
import LikenessAudit
import LikenessBase
import LikenessReport
import LikenessSystem

/// The changes with the pictures that they change.
struct StyleProposal {
  private let analysis: StyleAnalysis
  /// The pictures that differ, by identity: as they are, and as they would be.
  private let changed: [String: (before: AuditedPicture, after: AuditedPicture)]

  init(_ analysis: StyleAnalysis, before: [Audited], after: [AuditedPicture]) async throws {
    self.analysis = analysis
    // A change of style changes no variant, so both have the same pictures in the same order.
    let pairs = zip(before, after).map { (before: $0.picture, after: $1) }
    let differing = try await concurrentMap(pairs) { old, new in
      try old.list != new.list && old.bitmap() != new.bitmap()
    }
    changed = Dictionary(
      uniqueKeysWithValues: zip(pairs, differing).filter(\.1).map { ($0.0.before.identity, $0.0) })
  }

  private func pictures(of change: StyleChange) -> [String] {
    let uses = Set(change.uses.map { [$0.story, $0.theme] })
    if change.token != nil { return [] }
    return changed.values.map(\.before).filter {
      uses.contains([$0.story, ""]) || uses.contains([$0.story, $0.theme])
    }.map(\.identity).sorted()
  }

  /// The JSON document's own part.
  struct Document: Encodable {
    /// The number of places of each value, by kind.
    let values, proposed: [String: [String: Int]]
    /// The pictures that each change changes, by its subject.
    let pictures: [String: [String]]
    let changedPictures: [String]
  }

  var document: Document {
    func counts(_ inventory: StyleInventory) -> [String: [String: Int]] {
      let none = StyleKind.allCases.map { ($0.rawValue, [String: Int]()) }
      return inventory.uses.reduce(into: Dictionary(uniqueKeysWithValues: none)) { counts, use in
        counts[use.kind.rawValue]?["\(use.value)", default: 0] += 1
      }
    }
    return Document(
      values: counts(analysis.inventory), proposed: counts(analysis.after),
      pictures: Dictionary(analysis.changes.map { ($0.subject, pictures(of: $0)) }) { $0 + $1 },
      changedPictures: changed.keys.sorted())
  }

  var page: AuditPage {
    get throws {
      var page = AuditPage()
      let changes = try analysis.changes.filter { !$0.follows }.map { try context(of: $0, &page) }
      page.details = [
        "sheet": ["kinds": sheet], "proposal": changes.isEmpty ? false : ["changes": changes],
      ]
      return page
    }
  }

  private func context(of change: StyleChange, _ page: inout AuditPage) throws -> [String: Any] {
    func context(_ value: PropertyValue) -> [String: Any] {
      [
        "text": value.description,
        "color": value.shownColor.map { Swatch($0).context } ?? false as Any,
      ]
    }
    let pictures = pictures(of: change)
    let isDrawn = change.kind == .color || change.token != nil
    let none = isDrawn ? "no picture changes" : "its pictures show when it is written"
    let pair = try pictures.first.flatMap { changed[$0] }.map { pair in
      let area = change.places.first { $0.picture == pair.before.identity }?.area
      return [
        "before": try page.shot(of: pair.before, area: area),
        "after": try page.shot(of: pair.after),
      ]
    }
    return [
      "kind": change.kind.rawValue, "from": context(change.from),
      "to": context(change.token.map { .text($0) } ?? change.to), "reason": change.finding.message,
      "pair": pair ?? false as Any, "pictures": pictures,
      "count": pictures.isEmpty ? none : "changes \(counted(pictures.count, "picture"))",
    ]
  }

  private var sheet: [[String: Any]] {
    let themes = Set(analysis.inventory.uses.filter { $0.kind == .color }.map(\.theme)).sorted()
    let kinds: [(title: String, kind: StyleKind)] = [
      ("Palette", .color), ("Type scale", .fontSize), ("Spacing", .spacing), ("Radii", .radius),
      ("Border widths", .borderWidth), ("Line heights", .lineHeight), ("Shadows", .shadow),
      ("Text styles", .textStyle),
    ]
    return kinds.flatMap { title, kind in
      (kind.isThemed ? themes : [""]).compactMap { theme in
        group(kind.isThemed && themes.count > 1 ? "\(title), \(theme)" : title, kind, theme)
      }
    }
  }

  /// The values of one kind; nil without any.
  private func group(_ title: String, _ kind: StyleKind, _ theme: String) -> [String: Any]? {
    func counts(_ inventory: StyleInventory) -> [PropertyValue: Int] {
      let defined = kind == .color ? inventory.defined[theme] ?? [:] : [:]
      let unused = Dictionary(defined.values.map { (PropertyValue.color($0), 0) }) { $1 }
      return inventory.uses.reduce(into: unused) { counts, use in
        if (use.kind, use.theme) == (kind, theme) { counts[use.value, default: 0] += 1 }
      }
    }
    let (now, then) = (counts(analysis.inventory), counts(analysis.after))
    func contexts(_ counts: [PropertyValue: Int]) -> [[String: Any]] {
      // Numbers by size, others by use.
      counts.map { ($0, $1, $0.number ?? 0, $0.description) }.sorted {
        ($0.2, -$0.1, $0.3) < ($1.2, -$1.1, $1.3)
      }.map { value, count, _, text in
        let target = analysis.changes.first { $0.kind == kind && $0.from == value }?.to
        let isGone = then[value] == nil
        return [
          "text": text, "count": count == 0 ? "unused" : grouped(count), "gone": isGone,
          "target": section(isGone ? target?.description ?? "" : ""),
        ].merging(sample(value, kind, theme)) { $1 }
      }
    }
    return now.isEmpty
      ? nil
      : [
        "title": title, "values": contexts(now), "differs": now != then,
        "proposed": contexts(then), "isFewer": now.count != then.count,
      ]
  }

  private func sample(
    _ value: PropertyValue, _ kind: StyleKind, _ theme: String
  ) -> [String: Any] {
    switch kind {
    case .color:
      guard let color = value.color else { return [:] }
      let names = (analysis.inventory.defined[theme] ?? [:]).filter { $0.value == color }.keys
      return [
        "color": Swatch(color).context, "names": section(names.sorted().joined(separator: ", ")),
      ]
    case .fontSize, .textStyle:
      let weight = value.leaves.lazy.compactMap { FontWeight(name: $0.value.description) }.first
      let color = value.shownColor ?? .black
      let isDark = color.contrast(to: .white) >= color.contrast(to: .black)
      let look: [String: Any] = [
        "size": decimal(value.fontSize?.number ?? 0), "weight": "\((weight ?? .regular).value)",
        // On which it can be read.
        "ground": isDark ? "#FFFFFF" : "#26262B",
      ]
      return ["type": look.merging(Swatch(color).context) { $1 }]
    case .radius, .borderWidth, .spacing, .lineHeight:
      // Longer ones would leave the sheet.
      return ["bar": ["width": decimal(min(value.number ?? 0, 96))]]
    case .shadow: return [:]
    }
  }
}
