/// Where in a program something was written.

/// A module, a file and a line, such as `App/Card.swift:12`.
///
/// A display list does not record it: the text would change with each line that is added above.
package struct CodePlace: Sendable {
  /// The file and the line; nil if they are not known.
  package let text: String?

  package static let unknown = CodePlace(nil)

  package init(_ text: String?) { self.text = text }
}

extension CodePlace: Hashable {
  /// Always true: two lists with the same text are equal.
  package static func == (a: Self, b: Self) -> Bool { true }

  /// Feeds nothing.
  package func hash(into hasher: inout Hasher) {}
}
