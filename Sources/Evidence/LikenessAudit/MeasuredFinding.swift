/// Findings with what was measured.
import LikenessDisplayList

/// A finding with what was measured: the less, the worse.
package struct MeasuredFinding: Sendable {
  package var finding: AuditFinding
  package let measure: Double
  /// Findings of different contexts are never merged. Colors depend on the theme and on the state.
  private var context = ""

  /// Creates a finding about a view of a picture that is not named yet.
  package init(
    _ rule: String, at view: String, _ area: PixelRect?, measure: Double, property: String?,
    value: String, threshold: String, nearest: String?, code: CodePlace = .unknown,
    _ message: String
  ) {
    self.measure = measure
    finding = AuditFinding(
      rule: rule, subject: view, message: message, property: property, value: value,
      threshold: threshold, nearest: nearest,
      places: [.init(picture: "", view: view, area: area, code: code)])
  }

  /// Returns the finding in a picture of a story, whose theme and state are `look`.
  package func of(_ picture: String, story: String, look: String) -> MeasuredFinding {
    var named = self
    named.context = Self.ofColors.contains(finding.rule) ? look : ""
    named.finding.subject = story + "/" + finding.subject
    named.finding.places = finding.places.map {
      .init(picture: picture, view: $0.view, area: $0.area, code: $0.code)
    }
    return named
  }

  private static let ofColors = [
    "contrast", "contrast-enhanced", "control-contrast", "color-only", "state-contrast",
  ]

  /// Returns one finding for all that differ only in what was measured and where: the worst, with
  /// all places.
  package static func merged(_ all: [MeasuredFinding]) -> [AuditFinding] {
    let groups = Dictionary(grouping: all) { measured in
      let found = measured.finding
      return [found.rule, found.subject, found.property, found.threshold, measured.context]
    }
    return groups.values.compactMap { group in
      let least = group.map(\.measure).min()
      var worst = group.first { $0.measure == least }?.finding
      let first = worst?.places ?? []
      let others = group.flatMap(\.finding.places).filter { !first.contains($0) }
      worst?.places = first + others.sorted { $0.picture < $1.picture }
      return worst
    }
    .sorted {
      ($0.rule, $0.subject, $0.value ?? "") < ($1.rule, $1.subject, $1.value ?? "")
    }
  }
}
