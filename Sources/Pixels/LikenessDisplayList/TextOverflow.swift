/// How far the ink of a text overflows a rect.

/// The whole pixels by which ink overflows a rect on each side; 0 if it stays inside.
package struct TextOverflow: Hashable, Sendable {
  package var left = 0
  package var top = 0
  package var right = 0
  package var bottom = 0

  package init() {}

  /// The sides and pixels, as in a list: `right 12, bottom 3`; empty without overflow.
  package var value: PropertyValue {
    .list(
      zip(["left", "top", "right", "bottom"], [left, top, right, bottom]).filter { $1 > 0 }.flatMap
      {
        [.init(.text($0), after: ", "), .init(.number(Double($1)))]
      })
  }
}
