/// What changed between two display lists, told by view and property: the explanation of a picture that differs.
import LikenessGraphics

/// What changed from one display list to another, the cause before what follows from it.
///
/// First what was set for the whole picture and the properties that authors set, then views that came, went or moved in the order, then
/// drawings that changed without a property of their view that says so, then geometry. It is empty exactly where the lists are equal.
package struct DisplayListDifference: Hashable, Sendable {
  /// The changes, in the order described above; within a rank in the order of the lists.
  package let changes: [DisplayListChange]

  /// Compares two lists; n log n steps for n items, whatever they hold.
  package init(from old: DisplayList, to new: DisplayList) {
    guard old != new else {
      changes = []
      return
    }
    var collector = ChangeCollector()
    collector.compare(old, new)
    changes = collector.inOrder()
  }

  /// Whether nothing changed.
  package var isEmpty: Bool { changes.isEmpty }

  /// A line for each of the first `limit` changes, and one that counts the others.
  package func lines(limit: Int = 10) -> [String] {
    let shown = changes.prefix(max(0, limit)).map { $0.description }
    let rest = changes.count - shown.count
    return rest > 0 ? shown + [shown.isEmpty ? "\(rest) changes" : "and \(rest) more"] : shown
  }
}

/// One change from a display list to another.
package struct DisplayListChange: Hashable, Sendable {
  /// What sort of change it is.
  package var kind: Kind
  /// The path of the view, as in the newer list where the view is in both; empty for what concerns the whole picture.
  package var path: String
  /// What changed: the name of a property, `box`, `box fill`, `size`; empty where the view itself came or went.
  package var subject: String
  /// The value before, or nil where there was none.
  package var before: String?
  /// The value now, or nil where there is none.
  package var after: String?
  /// The token of the theme that both values come from; nil where they come from several or from none.
  package var token: String?

  /// The sorts of change, in the order in which they are told.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The background or the scale of the whole picture.
    case picture
    /// A property that an author set.
    case property
    /// A view that was not there.
    case viewAdded
    /// A view that is no more.
    case viewRemoved
    /// A view whose path changed, and what it draws did not.
    case viewRenamed
    /// A view that is drawn before or after others than it was.
    case order
    /// A drawing that came or went within a view.
    case item
    /// What a drawing looks like: its colours, its text, its font, its picture.
    case drawing
    /// The size of the whole picture.
    case size
    /// Where something stands, and how large it is.
    case geometry
  }

  /// Creates a change.
  package init(
    _ kind: Kind, path: String = "", subject: String = "", before: String? = nil, after: String? = nil, token: String? = nil
  ) {
    self.kind = kind
    self.path = path
    self.subject = subject
    self.before = before
    self.after = after
    self.token = token
  }
}

extension DisplayListChange: CustomStringConvertible {
  /// `NewsView/title: textColor #767676 → #FF0000`, and with a token `NewsView/title: textColor accent: #767676 → #FF0000`.
  package var description: String {
    let place = path.isEmpty && (kind == .picture || kind == .size) ? "picture" : bareOrQuoted(path)
    switch kind {
    case .viewAdded: return "\(place): view added"
    case .viewRemoved: return "\(place): view removed"
    case .viewRenamed: return "\(bareOrQuoted(before ?? "")) → \(bareOrQuoted(after ?? "")): view renamed"
    case .item:
      let verb = before == nil ? "added" : "removed"
      return "\(place): \(subject) \(verb): \(before ?? after ?? "")"
    default:
      let old = before.map(shown) ?? "not set"
      let new = after.map(shown) ?? "not set"
      let origin = token.map { " \(bareOrQuoted($0)):" } ?? ""
      return before == nil && after == nil ? "\(place): \(subject)" : "\(place): \(subject)\(origin) \(old) → \(new)"
    }
  }

  /// A value as a line shows it: what comes from an author is quoted where it isn't one visible word.
  private func shown(_ value: String) -> String {
    kind == .property || subject == "text" || subject == "font" ? bareOrQuoted(value) : value
  }
}

#if !hasFeature(Embedded)
  extension DisplayListDifference: Codable {}
  extension DisplayListChange: Codable {}
  extension DisplayListChange.Kind: Codable {}
#endif
