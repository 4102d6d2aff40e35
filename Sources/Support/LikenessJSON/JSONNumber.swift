/// A JSON number: the digits as written, and what they mean.

/// A number as its source text, so that nothing is lost before somebody asks for a value.
package struct JSONNumber: Hashable, Sendable {
  /// The number as JSON writes it, such as `15`, `-0.5` or `1e3`.
  package let text: String

  /// Takes text that the reader has checked.
  init(checked text: String) {
    self.text = text
  }

  /// Writes an integer.
  package init(_ value: Int) {
    text = String(value)
  }

  /// Writes a value in the fewest digits that read back as the same value, without a fraction where it has none;
  /// nil for NaN and infinities, which JSON can't write.
  package init?(_ value: Double) {
    guard value.isFinite else { return nil }
    if let whole = wholeNumber(value) {
      text = String(whole)
    } else {
      text = value.description
    }
  }

  /// The nearest value; nil where the number is beyond the greatest `Double` (about 1.8e308).
  package var double: Double? {
    guard let value = Double(text), value.isFinite else { return nil }
    return value
  }

  /// The value as an integer, also where it is written as `15.0` or `1.5e1`; nil where it has a fraction or doesn't fit.
  package var int: Int? {
    if let value = Int(text) { return value }
    return double.flatMap(wholeNumber)
  }
}

/// `value` as an integer where it is one that a `Double` holds exactly (up to 2⁵³); nil otherwise.
private func wholeNumber(_ value: Double) -> Int? {
  guard value.magnitude <= 9_007_199_254_740_992 else { return nil }
  return Int(exactly: value)
}
