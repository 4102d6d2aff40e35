/// Converts style structs to functional styles and back.

/// A style struct of one kind of view, which can become a function and be recorded from one.
public protocol ViewComponentStyle: ComponentStyle {
  /// The view that the style is for.
  associatedtype Target: View
  /// Creates a view without any style.
  static func freshTarget() -> Target
  /// Creates the style of a view as it was set.
  init(of view: Target)
  /// Sets every property of the view that the style knows.
  func apply(to view: Target)
}

extension ViewComponentStyle where Self: BoxedStyle, Target: Styled, Target.Style == Self {
  /// Creates the style of a view as it was set.
  public init(of view: Target) { self = view.styleWithBox }

  /// Sets every property of the view that the style knows.
  public func apply(to view: Target) { view.apply(style: self) }
}

extension ViewComponentStyle {
  /// Records the properties that a functional style sets, by applying it to a fresh view.
  ///
  /// Whatever else the style does, and what it does on a later event, is not recorded. For a class
  /// of your own, apply the style to a fresh view and take ``init(of:)`` of it.
  public init(recording style: (Target) -> Void) {
    let probe = Self.freshTarget()
    style(probe)
    self.init(of: probe)
  }

  /// The functional style that applies this struct as a whole: what it leaves nil returns to its
  /// default.
  public var appStyle: AppStyle<Target> { { apply(to: $0) } }

  /// The functional style that sets only what this struct sets, to be combined with others.
  public var mixin: AppStyle<Target> { { Self(of: $0).merging(self).apply(to: $0) } }
}

extension ViewStyle: ViewComponentStyle {
  public static func freshTarget() -> View { View() }

  /// Creates the style of a view's box as it was set.
  public init(of view: View) { self = view.viewStyle }

  /// Sets every property of the view's box.
  public func apply(to view: View) { view.apply(style: self) }
}
