/// What audits find, as values that a table, a document and a page show.
import LikenessDisplayList

/// One thing that an audit found.
package struct AuditFinding: Hashable, Sendable, Encodable {
  /// The kind of finding, such as `near-duplicate`.
  package var rule: String
  /// What it is about, the same in every run: a view's path, a style's value, a story.
  package var subject: String
  /// One sentence for a person.
  package var message: String
  /// The property that was examined.
  package var property: String?
  /// The value that was found.
  package var value: String?
  /// The limit that the value violates.
  package var threshold: String?
  /// The nearest value that would pass.
  package var nearest: String?
  /// Where it shows, most telling first.
  package var places: [Place]
  /// What was measured: the less, the worse.
  package var measure = 0.0
  /// Findings of different contexts are never merged. Colors depend on the theme and on the state.
  private var context = ""

  private enum CodingKeys: CodingKey {
    case rule, subject, message, property, value, threshold, nearest, places
  }

  package init(
    _ rule: String, _ subject: String, property: String? = nil, value: String? = nil,
    threshold: String? = nil, nearest: String? = nil, measure: Double = 0, at places: [Place] = [],
    _ message: String
  ) {
    (self.rule, self.subject, self.message, self.places) = (rule, subject, message, places)
    (self.property, self.value) = (property, value)
    (self.threshold, self.nearest, self.measure) = (threshold, nearest, measure)
  }

  /// A place in a picture.
  package struct Place: Hashable, Sendable, Encodable {
    /// The identity of the snapshot.
    package var picture: String
    /// The path of the view in its display list.
    package var view: String?
    /// The pixels of the picture that show it.
    package var area: PixelRect?
    /// The file and line that set it, where known.
    package var code: CodePlace

    package init(
      _ picture: String = "", _ view: String? = nil, _ area: PixelRect? = nil,
      code: CodePlace = .unknown
    ) {
      (self.picture, self.view, self.area, self.code) = (picture, view, area, code)
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
    let isOfColors = rule.contains("contrast") || rule == "color-only"
    named.context = isOfColors ? look : ""
    named.subject = story + "/" + subject
    for index in places.indices { named.places[index].picture = picture }
    return named
  }

  /// Returns one finding for all that differ only in what was measured and where: the worst, with
  /// all places.
  package static func merged(_ all: [AuditFinding]) -> [AuditFinding] {
    let groups = Dictionary(grouping: all) {
      [$0.rule, $0.subject, $0.property, $0.threshold, $0.context]
    }
    return groups.values.compactMap { group in
      var worst = group.min { $0.measure < $1.measure }
      let first = worst?.places ?? []
      let others = group.flatMap(\.places).filter { !first.contains($0) }
      worst?.places = first + others.sorted { $0.picture < $1.picture }
      return worst
    }
    .sorted { ($0.rule, $0.subject, $0.value ?? "") < ($1.rule, $1.subject, $1.value ?? "") }
  }
}
