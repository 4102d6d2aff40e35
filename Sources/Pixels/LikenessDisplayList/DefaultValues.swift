/// The values that apply where an author sets none.

/// The defaults of a view's properties.
///
/// A list records only what was set, so its text stays the same if a property gets a default. Those
/// who compare two lists ask here for the value that applied. Lists read from text know none.
package struct DefaultValues: Sendable {
  /// Returns a property's default; nil if it has none beside the others that are set.
  package typealias Find =
    @Sendable (
      _ property: String, _ others: [Provenance.Property]
    ) -> PropertyValue?

  private let find: Find?

  /// No defaults.
  package static let none = DefaultValues(find: nil)

  private init(find: Find?) { self.find = find }

  /// Finds defaults by a function, which is called only where a difference is explained.
  package init(_ find: @escaping Find) { self.find = find }

  /// A property's default, where a view sets the other properties.
  package subscript(_ property: String, beside others: [Provenance.Property]) -> PropertyValue? {
    find?(property, others)
  }
}

extension DefaultValues: Hashable {
  /// Always true: two lists with the same text are equal.
  package static func == (a: Self, b: Self) -> Bool { true }

  /// Feeds nothing.
  package func hash(into hasher: inout Hasher) {}
}
