/// What `likeness audit accessibility` finds in the pictures of stories.
import Foundation
import Likeness
import LikenessAudit
import LikenessDisplayList
import LikenessRaster

/// The audit of one picture, before it is compared with others.
struct AccessibilityAudit: Sendable {
  private let snapshot: StorySnapshot
  private let picture: AuditedPicture
  private let controls: [AuditedControl]
  private(set) var findings: [AuditFinding]

  init(
    _ snapshot: StorySnapshot, _ picture: AuditedPicture, level: ContrastLevel,
    comparesTextSizes: Bool, limits: RasterLimits
  ) throws {
    let list = picture.list
    let controls = try snapshot.page().auditedControls(scale: list.scale)
    (self.snapshot, self.picture, self.controls) = (snapshot, picture, controls)
    let environment = RasterEnvironment(fonts: snapshot.fonts)
    let text = try SeenText(list, in: environment, limits: limits)
    let disabled = controls.filter { !$0.isEnabled }
    findings = try text.contrasts(
      below: level, exempt: { path in disabled.contains { $0.holds(path) } },
      isBold: { snapshot.fonts.typeface($0).map { ($0.weight ?? .regular) >= .bold } ?? false })
    findings += try text.overlaps() + list.cutTexts
    findings += controls.compactMap(\.smallTarget)
    findings += try list.faintControls(
      among: controls, ground: text.ground, in: environment, limits: limits)
    if comparesTextSizes {
      // The first size in which body text is at least twice as large, as WCAG 1.4.4 asks for.
      let large = snapshot.with(textSize: .accessibilityExtraLarge)
      findings += list.fixedTexts(comparedWith: try large.displayList())
    }
    findings = findings.map(named)
  }

  private func named(_ finding: AuditFinding) -> AuditFinding {
    finding.of(
      picture.identity, story: snapshot.identity.withoutVariant.description,
      look: "\(snapshot.context.themeName) \(snapshot.context.state ?? "")")
  }

  /// The name of the picture without its state, which other pictures have, too; nil without one.
  var component: String? {
    var values = snapshot.identity.variant.values
    return values.removeValue(forKey: .state).map { _ in
      "\(snapshot.identity.withoutVariant)@\(SnapshotVariant(values))"
    }
  }

  /// Returns the findings about pairs of states of one component, without those in which a control
  /// is disabled.
  static func states(_ audits: [AccessibilityAudit]) throws -> [AuditFinding] {
    try audits.indices.flatMap { index in
      try audits[..<index].compactMap { first in
        let second = audits[index]
        let isExempt = (first.controls + second.controls).contains { !$0.isEnabled }
        let (old, new) = (first.snapshot.context.state ?? "", second.snapshot.context.state ?? "")
        return isExempt
          ? nil : try second.picture.difference(new, from: first.picture, old).map(second.named)
      }
    }
  }
}

extension DisplayList {
  /// The texts that are truncated or clipped.
  fileprivate var cutTexts: [AuditFinding] {
    items.flatMap { item in
      item.source.properties.compactMap { property in
        let isTruncated = property.name == Self.truncationProperty
        guard isTruncated || property.name == Self.overflowProperty else { return nil }
        let words = TextOverflow(property.value)?.words ?? property.value.description
        return AuditFinding(
          isTruncated ? "text-truncated" : "text-clipped", item.source.path,
          property: isTruncated ? "numberOfLines" : "frame", value: words,
          threshold: isTruncated ? "the whole text" : "0 px",
          at: [.init("", item.source.path, frame(of: item.source.path))],
          isTruncated
            ? "The text is truncated, \(words)." : "The text overflows its frame by \(words).")
      }
    }
  }

  /// The size of the largest glyphs of each view, in points.
  private var textSizes: [String: Double] {
    items.reduce(into: [:]) { sizes, item in
      guard case .glyphs(let glyphs) = item.drawing else { return }
      let size = glyphs.run.size.pixels / scale.factor
      sizes[item.source.path] = max(sizes[item.source.path] ?? 0, size)
    }
  }

  /// Returns the texts that are no larger in a list that was made for a larger text size.
  fileprivate func fixedTexts(comparedWith large: DisplayList) -> [AuditFinding] {
    let larger = large.textSizes
    return textSizes.compactMap { path, size in
      guard let other = larger[path], other <= size else { return nil }
      // Body first: headline has the same size.
      let style = ([.body] + Font.TextStyle.allCases).min {
        abs($0.size() - size) < abs($1.size() - size)
      }
      let name = style.map { "\($0.rawValue) (\(decimal($0.size())) pt)" }
      return AuditFinding(
        "text-size", path, property: "font",
        value: "\(decimal(size)) pt in L, \(decimal(other)) pt in AX3",
        threshold: "grows with the text size", nearest: name, at: [.init("", path)],
        """
        The text keeps \(decimal(other)) pt in the largest text sizes. Use a font of a text style, \
        such as \(name ?? "body").
        """)
    }
  }
}
