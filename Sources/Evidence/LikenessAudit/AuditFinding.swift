/// What audits find, as values that a table, a document and a page show.
import LikenessDisplayList

/// One thing that an audit found.
package struct AuditFinding: Hashable, Sendable {
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

  package init(
    rule: String, subject: String, message: String, property: String? = nil, value: String? = nil,
    threshold: String? = nil, nearest: String? = nil, places: [Place] = []
  ) {
    self.rule = rule
    self.subject = subject
    self.message = message
    self.property = property
    self.value = value
    self.threshold = threshold
    self.nearest = nearest
    self.places = places
  }

  /// A place in a picture.
  package struct Place: Hashable, Sendable {
    /// The identity of the snapshot.
    package var picture: String
    /// The path of the view in its display list.
    package var view: String?
    /// The pixels of the picture that show it.
    package var area: PixelRect?
    /// The file and line that set it, where known.
    package var code: CodePlace

    package init(
      picture: String, view: String? = nil, area: PixelRect? = nil, code: CodePlace = .unknown
    ) {
      self.picture = picture
      self.view = view
      self.area = area
      self.code = code
    }
  }
}
