/// What all style structs have in common.

/// The look of a component as a value: every property optional, nil by default, nil standing for the default of whatever view it is applied to.
///
/// Applying a style sets *every* property it knows, so that nothing of an earlier style shines through: `apply(a)`, `apply(b)`, `apply(a)` looks as
/// one `apply(a)`. An explicit 0 is not nil: it overrides a class whose default is not zero. No style holds content.
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
public protocol ComponentStyle: Hashable, Codable, Sendable {
  /// Creates an empty style.
  init()
  /// Every property of the struct.
  static var properties: [StyleProperty<Self>] { get }
}

extension ComponentStyle {
  /// Returns this style with the properties that `other` sets replaced by its values. Associative; `init()` changes nothing on either side.
  public func merging(_ other: Self) -> Self {
    // Most styles that meet are empty, and comparing is much faster than going through the table.
    let empty = Self()
    if other == empty { return self }
    if self == empty { return other }
    var merged = self
    for property in Self.properties { property.merge(&merged, other) }
    return merged
  }

  /// Returns this style merged with another one that may be missing.
  public func merging(_ other: Self?) -> Self { other.map { merging($0) } ?? self }

  /// Calls a function with the path and the text of each value that the style or one of its parts sets.
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

/// A style with the style of a box.
protocol BoxedStyle: ComponentStyle {
  var viewStyle: ViewStyle? { get set }
}

extension View {
  /// Returns a style with the style of this view's box.
  func withBox<Style: BoxedStyle>(_ own: Style) -> Style {
    var style = own
    style.viewStyle = ownViewStyle == ViewStyle() ? nil : ownViewStyle
    return style
  }

  /// Applies the box of a style, and returns the rest.
  func takingBox<Style: BoxedStyle>(of style: Style?) -> Style {
    var rest = style ?? Style()
    ownViewStyle = rest.viewStyle ?? ViewStyle()
    rest.viewStyle = nil
    return rest
  }
}
