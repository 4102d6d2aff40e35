/// What audits find, as values that a table, a document and a page show.
import LikenessDisplayList

package struct AuditFinding: Hashable, Sendable, Encodable {
  /// The kind of finding, such as `near-duplicate`.
  package var rule: String
  /// What it is about, the same in every run: a view's path, a style's value, a story.
  package var subject: String
  /// One sentence for a person.
  package var message: String
  /// The property that was examined, its value, the limit, and the nearest value that would pass.
  package var property, value, threshold, nearest: String?
  /// Where it shows, most telling first.
  package var places: [Place]
  /// What was measured: the less, the worse.
  package var measure = 0.0
  /// Whether it is about colors, which depend on the theme and on the state.
  private let isOfColors: Bool
  /// Findings of different contexts are never merged.
  private var context = ""

  private enum CodingKeys: CodingKey {
    case rule, subject, message, property, value, threshold, nearest, places
  }

  package init(
    _ rule: String, _ subject: String, property: String? = nil, value: String? = nil,
    threshold: String? = nil, nearest: String? = nil, measure: Double = 0,
    isOfColors: Bool = false, at places: [Place] = [], _ message: String
  ) {
    (self.rule, self.subject, self.message, self.places) = (rule, subject, message, places)
    (self.property, self.value, self.threshold) = (property, value, threshold)
    (self.nearest, self.measure, self.isOfColors) = (nearest, measure, isOfColors)
  }

  package struct Place: Hashable, Sendable, Encodable {
    /// The identity of the snapshot.
    package var picture: String
    package var view: String?
    /// The pixels that show it.
    package var area: PixelRect?
    /// What set it.
    package var code: CodePlace

    package init(
      _ picture: String = "", _ view: ViewPath? = nil, _ area: PixelRect? = nil,
      code: CodePlace = .unknown
    ) {
      (self.picture, self.view) = (picture, view?.description)
      (self.area, self.code) = (area, code)
    }

    private enum CodingKeys: CodingKey { case picture, view, code, area }

    package func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(picture, forKey: .picture)
      try container.encodeIfPresent(view, forKey: .view)
      try container.encodeIfPresent(code.text, forKey: .code)
      try container.encodeIfPresent(
        area.map { [$0.x, $0.y, $0.width, $0.height] }, forKey: .area)
    }
  }

  /// Returns the finding in a picture of a story, whose theme and state are `look`.
  package func of(_ picture: String, story: String, look: String) -> AuditFinding {
    var named = self
    named.context = isOfColors ? look : ""
    named.subject = story + "/" + subject
    for index in places.indices { named.places[index].picture = picture }
    return named
  }

  /// Returns one finding for all of a context that differ only in what was measured and where: the
  /// worst, with all places. Equal ones of several contexts are one, too.
  package static func merged(_ all: [AuditFinding]) -> [AuditFinding] {
    func merged(_ all: [AuditFinding], by last: (AuditFinding) -> String?) -> [AuditFinding] {
      let groups = Dictionary(grouping: all) {
        [$0.rule, $0.subject, $0.property, $0.threshold, last($0)]
      }
      return groups.values.compactMap { group in
        var worst = group.min { ($0.measure, $0.context) < ($1.measure, $1.context) }
        let first = worst?.places ?? []
        let others = group.flatMap(\.places).filter { !first.contains($0) }
        worst?.places = first + others.sorted { $0.picture < $1.picture }
        return worst
      }
    }
    return merged(merged(all) { $0.context }) { $0.value }
      .sorted {
        ($0.rule, $0.subject, $0.value ?? "", $0.property ?? "", $0.threshold ?? "")
          < ($1.rule, $1.subject, $1.value ?? "", $1.property ?? "", $1.threshold ?? "")
      }
  }
}
