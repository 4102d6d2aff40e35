/// A JSON number: its digits as written, and its value.

/// A number as its source text, so nothing is lost before someone requests a value.
package struct JSONNumber: Hashable, Sendable {
  /// The number as JSON writes it, such as `15`, `-0.5` or `1e3`.
  package let text: String

  /// Creates a number from text that the reader has checked.
  init(checked text: String) {
    self.text = text
  }

  package init(_ value: Int) {
    text = String(value)
  }

  /// Creates a number with the fewest digits that read back as the same value, and no fraction if
  /// it has none; nil for NaN and infinity, which JSON can't represent.
  package init?(_ value: Double) {
    guard value.isFinite else { return nil }
    if let whole = wholeNumber(value) {
      text = String(whole)
    } else {
      text = value.description
    }
  }

  /// The nearest `Double`; nil beyond the largest one (about 1.8e308).
  package var double: Double? {
    guard let value = Double(text), value.isFinite else { return nil }
    return value
  }

  /// The value as an integer, also if written as `15.0` or `1.5e1`; nil if it has a fraction or
  /// does not fit.
  package var int: Int? {
    if let value = Int(text) { return value }
    return double.flatMap(wholeNumber)
  }
}

/// `value` as an integer if a `Double` represents that exactly (up to 2⁵³); nil otherwise.
private func wholeNumber(_ value: Double) -> Int? {
  guard value.magnitude <= 9_007_199_254_740_992 else { return nil }
  return Int(exactly: value)
}
