/// How a view looks: the style half of ``View``.
import Foundation
import LikenessDisplayList
import LikenessText

extension ViewProperties {
  /// The style as it was set, property by property or by `apply(style:)`; nil in it means the
  /// default of the class.
  public var viewStyle: ViewStyle { ownViewStyle }
}

extension View {
  // Disfavoured, so that on a class with a style of its own, `apply(style: nil)` and `apply(style:
  // .preset)` mean that one.
  /// Sets every property of the box; nil properties return to the default of the class. A style
  /// that is nil itself resets all.
  @_disfavoredOverload
  public func apply(style: ViewStyle?) {
    ownViewStyle = style ?? ViewStyle()
  }

  /// A property of the box.
  subscript<Value>(_ property: WritableKeyPath<ViewStyle, Value?>) -> Value? {
    @inline(__always) get {
      resolvedViewStyle()[keyPath: property] ?? ViewStyle.defaults[keyPath: property]
    }
    @inline(__always) set { ownViewStyle[keyPath: property] = newValue }
  }

  /// A property of the box that has a default.
  subscript<Value>(_ property: WritableKeyPath<ViewStyle, Value?>) -> Value {
    @inline(__always) get { resolvedViewStyle()[property] }
    @inline(__always) set { ownViewStyle[keyPath: property] = newValue }
  }

  /// A length of the box, in points of the tree's theme.
  subscript(_ property: WritableKeyPath<ViewStyle, Tokenized<Double>?>) -> Double {
    @inline(__always) get { points(resolvedViewStyle()[property]) }
    @inline(__always) set { ownViewStyle[keyPath: property] = .value(newValue) }
  }
}

extension ViewProperties {
  /// Colors that run across the view, above `backgroundColor`; none by default.
  public var backgroundGradient: Gradient? {
    get { resolvedViewStyle().backgroundGradient }
    set { self[\.backgroundGradient] = newValue }
  }

  /// The width of the border, in points; 0 by default. The border lies inside the edge and above
  /// the subviews, as in UIKit; it does not move them. NaN and negative widths paint as 0.
  public var borderWidth: CGFloat {
    get { self[\.borderWidth] }
    set { self[\.borderWidth] = newValue }
  }

  /// The color of the border; black by default, as in UIKit. Setting nil returns to the default.
  public var borderColor: Color? {
    get { self[\.borderColor] }
    set { self[\.borderColor] = newValue }
  }

  /// The radius of the four corners, in points; 0 by default, and 0 where ``cornerRadii`` holds.
  /// Setting it takes ``cornerRadii`` back. Radii that overlap are scaled down together, as in CSS.
  /// NaN and negative radii paint as 0.
  public var cornerRadius: CGFloat {
    get { self[\.cornerRadius] }
    set {
      self[\.cornerRadius] = newValue
      ownViewStyle.cornerRadii = nil
    }
  }

  /// The radius of each corner by itself; nil (the default) leaves it to ``cornerRadius``, which
  /// setting it takes back. Mirrored from right to left.
  public var cornerRadii: CornerRadii? {
    get { resolvedViewStyle().cornerRadii }
    set {
      ownViewStyle.cornerRadii = newValue
      if newValue != nil { ownViewStyle.cornerRadius = nil }
    }
  }

  /// The shadow that the box casts; none by default.
  public var shadow: ShadowStyle? {
    get { resolvedViewStyle().shadow }
    set { self[\.shadow] = newValue }
  }
}
