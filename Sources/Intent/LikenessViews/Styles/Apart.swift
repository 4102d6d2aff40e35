/// Parts of styles that are kept in a place of their own.

/// An optional value in a place of its own.
///
/// Styles are copied for each view that they are applied to. With its large and rare parts apart, a
/// style without them is a third of its size.
struct Apart<Value: Hashable & Sendable>: Hashable, Sendable {
  private indirect enum Place: Hashable, Sendable { case here(Value) }
  private var place: Place?

  /// Keeps a value.
  init(_ value: Value? = nil) { place = value.map { .here($0) } }

  /// The value.
  var value: Value? {
    get { if case .here(let value)? = place { value } else { nil } }
    set { place = newValue.map { .here($0) } }
  }
}
