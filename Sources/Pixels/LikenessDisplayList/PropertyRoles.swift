/// What some properties mean for a layout.

/// The properties that place other views than their own.
///
/// The text of a list doesn't say which they are, so whoever paints a list hands them in. Those who
/// compare two lists ask here. Lists read from text know none.
package struct PropertyRoles: Sendable {
  /// The property of a view that arranges those inside it, and so decides where they stand.
  package let arrangement: String?
  /// The property of a view that moves the siblings after it, wherever the view itself is.
  package let spaceAfter: String?

  /// Nothing is known.
  package static let unknown = PropertyRoles(arrangement: nil, spaceAfter: nil)

  /// Names the properties.
  package init(arrangement: String?, spaceAfter: String?) {
    self.arrangement = arrangement
    self.spaceAfter = spaceAfter
  }
}

extension PropertyRoles: Hashable {
  /// Always true: two lists with the same text are equal.
  package static func == (a: Self, b: Self) -> Bool { true }

  /// Feeds nothing.
  package func hash(into hasher: inout Hasher) {}
}
