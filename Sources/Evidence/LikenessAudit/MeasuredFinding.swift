/// Findings with what was measured.
import LikenessDisplayList

/// A finding with what was measured: the less, the worse.
package struct MeasuredFinding: Sendable {
  package var finding: AuditFinding
  package var measure: Double

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

  /// Returns the finding in a picture of a story.
  package func of(_ picture: String, story: String) -> MeasuredFinding {
    var named = self
    named.finding.subject = story + "/" + finding.subject
    named.finding.places = finding.places.map {
      .init(picture: picture, view: $0.view, area: $0.area, code: $0.code)
    }
    return named
  }

  /// Returns one finding for all that differ only in what was measured and where: the worst, with
  /// all places.
  package static func merged(_ all: [MeasuredFinding]) -> [AuditFinding] {
    let groups = Dictionary(grouping: all) { measured in
      let found = measured.finding
      return [found.rule, found.subject, found.property, found.threshold, found.nearest]
    }
    return groups.values.compactMap { group in
      let places = group.flatMap(\.finding.places).sorted { $0.picture < $1.picture }
      let least = group.map(\.measure).min()
      var worst = group.first { $0.measure == least }?.finding
      worst?.places += places.filter { $0 != worst?.places.first }
      return worst
    }
    .sorted {
      ($0.rule, $0.subject, $0.value ?? "") < ($1.rule, $1.subject, $1.value ?? "")
    }
  }
}
