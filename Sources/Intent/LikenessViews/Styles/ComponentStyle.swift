/// What all style structs have in common.

/// The look of a component as a value: every property optional, nil by default, nil standing for the default of whatever view it is applied to.
///
/// Applying a style sets *every* property it knows, so that nothing of an earlier style shines through: `apply(a)`, `apply(b)`, `apply(a)` looks as
/// one `apply(a)`. An explicit 0 is not nil: it wins over a class whose default is not zero. No style holds content.
public protocol ComponentStyle: Hashable, Codable, Sendable {
  /// Creates a style that leaves everything at its default.
  init()
  /// This style with everything that `other` sets set so; associative, and `init()` changes nothing on either side.
  func merging(_ other: Self) -> Self
}

extension ComponentStyle {
  /// This style changed by another one that may be missing.
  public func merging(_ other: Self?) -> Self { other.map { merging($0) } ?? self }
}

extension Optional where Wrapped: ComponentStyle {
  /// Two substyles together, of which either may be missing: `titleStyle: titleStyle.merging(other.titleStyle)`.
  public func merging(_ other: Wrapped?) -> Wrapped? {
    guard let self else { return other }
    return self.merging(other)
  }
}
