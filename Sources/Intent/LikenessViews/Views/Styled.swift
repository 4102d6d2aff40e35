/// Views with a style struct, whose properties can be set and read by name.

/// A view with a style struct of its own.
///
/// Every property of the style can be set and read by its name: `badge.dotColor = .red`. Reading
/// returns what was set, else the default of the class, else that of the style. Setting nil returns
/// to the default.
///
/// ```swift
/// final class Badge: View, Styled {
///   var ownStyle = BadgeStyle()
/// }
/// ```
@dynamicMemberLookup
public protocol Styled: View {
  /// The style struct.
  associatedtype Style: ComponentStyle
  /// The style as set. ``View`` keeps the style of the box.
  var ownStyle: Style { get set }
  /// The default style of the class; empty by default.
  var defaultStyle: Style { get }
}

extension Styled {
  /// Empty.
  public var defaultStyle: Style { Style() }

  /// The default of the class, overridden by what was set. Display lists record it.
  public var mergedStyle: Style { defaultStyle.merging(ownStyle) }

  // Generic over the property as declared. With its wrapped type instead, the compiler fails to
  // explain an unknown member.
  /// A property of the style by its name.
  public subscript<Value>(dynamicMember property: WritableKeyPath<Style, Value>) -> Value {
    get { Style.defaults.merging(mergedStyle)[keyPath: property] }
    set { ownStyle[keyPath: property] = newValue }
  }

  // The properties of Likeness's own views are declared with these, so that a subclass can write
  // `font = title` without `self`, and those that have a default are not optional.
  /// A property.
  subscript<Value>(_ property: WritableKeyPath<Style, Value?>) -> Value? {
    @inline(__always) get {
      ownStyle[keyPath: property] ?? defaultStyle[keyPath: property]
        ?? Style.defaults[keyPath: property]
    }
    @inline(__always) set { ownStyle[keyPath: property] = newValue }
  }

  /// A property that has a default.
  subscript<Value>(_ property: WritableKeyPath<Style, Value?>) -> Value {
    @inline(__always) get { ownStyle[keyPath: property] ?? defaultStyle[property] }
    @inline(__always) set { ownStyle[keyPath: property] = newValue }
  }

  /// A length, in points of the tree's theme.
  subscript(_ property: WritableKeyPath<Style, Tokenized<Double>?>) -> Double {
    @inline(__always) get { points(ownStyle[keyPath: property] ?? defaultStyle[property]) }
    @inline(__always) set { ownStyle[keyPath: property] = .value(newValue) }
  }

  /// The style as set, with that of the box if it has one.
  var wholeStyle: any ComponentStyle {
    if let style = ownStyle as? any BoxedStyle { return boxed(style) }
    return ownStyle
  }
}

extension Styled where Style: BoxedStyle {
  /// The style as set, with that of the box; nil properties use the default of the class.
  public var styleWithBox: Style { boxed(ownStyle) }

  /// Sets every property of the style and its box; nil properties return to the default of the
  /// class. The content stays.
  public func apply(style: consuming Style?) {
    // Consuming, because a copy of a style retains all that it holds.
    var rest = consume style ?? Style()
    ownViewStyle = rest.viewStyle ?? ViewStyle()
    rest.viewStyle = nil
    ownStyle = consume rest
  }
}

extension View {
  /// Returns a style with this view's box style.
  fileprivate func boxed<Style: BoxedStyle>(_ own: Style) -> Style {
    var style = own
    style.viewStyle = ownViewStyle == ViewStyle() ? nil : ownViewStyle
    return style
  }
}
