/// The protocol of all style structs.

/// The look of a component as a value. Every property is optional; nil means the default of the
/// view it is applied to.
///
/// Applying a style sets *every* property it knows, so nothing of an earlier style remains. An
/// explicit 0 is not nil: it overrides a class default. Styles hold no content.
///
/// ```swift
/// struct BadgeStyle: ComponentStyle {
///   var viewStyle: ViewStyle?
///   var dotColor: Color?
///   static let properties: [StyleProperty<Self>] = [
///     .base("viewStyle", \.viewStyle),
///     .value("dotColor", \.dotColor, explains: [.boxFill]),
///   ]
/// }
/// ```
public protocol ComponentStyle: Hashable, Sendable {
  /// Creates an empty style.
  init()
  /// The values of properties that neither a view nor its class sets; none by default.
  static var defaults: Self { get }
  /// Every property of the struct.
  static var properties: [StyleProperty<Self>] { get }
}

extension ComponentStyle {
  /// No values.
  public static var defaults: Self { Self() }

  /// The value of a property that has a default.
  @inline(__always)
  subscript<Value>(_ property: KeyPath<Self, Value?>) -> Value {
    guard let value = self[keyPath: property] ?? Self.defaults[keyPath: property] else {
      preconditionFailure("\(property) has no default")
    }
    return value
  }

  /// Returns this style with the properties that `other` sets replaced by its values. Associative;
  /// `init()` changes nothing on either side.
  public func merging(_ other: Self) -> Self {
    // Most styles that meet are empty, and comparing is much faster than walking the table.
    let empty = Self()
    if other == empty { return self }
    if self == empty { return other }
    var merged = self
    let properties = Self.properties
    for index in properties.indices { properties[index].merge(&merged, other) }
    return merged
  }

  /// Returns this style merged with an optional one.
  public func merging(_ other: Self?) -> Self { other.map { merging($0) } ?? self }

  /// Calls a function with the path and text of each value that the style or its parts set.
  func forEachValue(_ body: (_ path: String, _ text: String) -> Void) {
    for property in Self.properties { property.forEachValue(self, body) }
  }
}

extension Optional where Wrapped: ComponentStyle {
  /// Merges two styles; either may be missing.
  public func merging(_ other: Wrapped?) -> Wrapped? {
    guard let self else { return other }
    return self.merging(other)
  }
}

/// A style with a box style, which ``View`` keeps.
public protocol BoxedStyle: ComponentStyle {
  /// The style of the box.
  var viewStyle: ViewStyle? { get set }
}
