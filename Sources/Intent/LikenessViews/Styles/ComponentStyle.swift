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
  /// Every property of the struct.
  static var properties: [StyleProperty<Self>] { get }
}

extension ComponentStyle {
  /// Returns this style with the properties that `other` sets replaced by its values. Associative;
  /// `init()` changes nothing on either side.
  public func merging(_ other: Self) -> Self {
    // Most styles that meet are empty, and comparing is much faster than walking the table.
    let empty = Self()
    if other == empty { return self }
    if self == empty { return other }
    var merged = self
    for property in Self.properties { property.merge(&merged, other) }
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

/// A style with a box style.
protocol BoxedStyle: ComponentStyle {
  var viewStyle: ViewStyle? { get set }
}

extension View {
  /// Returns a style with this view's box style.
  func withBox<Style: BoxedStyle>(_ own: Style) -> Style {
    var style = own
    style.viewStyle = ownViewStyle == ViewStyle() ? nil : ownViewStyle
    return style
  }

  /// Applies the box of a style and returns the rest.
  func takingBox<Style: BoxedStyle>(of style: Style?) -> Style {
    var rest = style ?? Style()
    ownViewStyle = rest.viewStyle ?? ViewStyle()
    rest.viewStyle = nil
    return rest
  }
}
