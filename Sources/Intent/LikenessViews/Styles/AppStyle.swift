/// Functional styles: small functions to combine into larger ones.

/// A style as a function of the view that it changes. It changes only what it names.
///
/// A style of `View` also works for a `Button`, because functions are contravariant. It can be a
/// constant and be called from any thread, so it may capture only values.
public typealias AppStyle<T: View> = @Sendable (T) -> Void

/// Combines styles in order; later ones override earlier ones.
public func concat<T: View>(_ styles: [AppStyle<T>]) -> AppStyle<T> {
  { view in
    for style in styles { style(view) }
  }
}

/// Combines styles in order; later ones override earlier ones.
public func concat<T: View>(_ styles: AppStyle<T>...) -> AppStyle<T> { concat(styles) }

// Swift 6 requires `@Sendable` for a global constant function, but not for one that stays on a
// single thread.

/// Combines styles in order; later ones override earlier ones. For functions that capture anything,
/// including views.
@_disfavoredOverload
public func concat<T: View>(_ styles: [(T) -> Void]) -> (T) -> Void {
  { view in
    for style in styles { style(view) }
  }
}

/// Combines styles in order; later ones override earlier ones. For functions that capture anything,
/// including views.
@_disfavoredOverload
public func concat<T: View>(_ styles: ((T) -> Void)...) -> (T) -> Void { concat(styles) }

/// A type that functional styles can change. Every ``View`` conforms.
public protocol Styleable {}

extension Styleable where Self: View {
  /// Applies a style and returns the view with its concrete type: `let button =
  /// Button().withStyle(primary)`.
  ///
  /// A function of this name in your own code takes precedence.
  @discardableResult
  @_disfavoredOverload
  public func withStyle(_ style: (Self) -> Void) -> Self {
    style(self)
    return self
  }
}

extension View: Styleable {}

/// A namespace for an app's styles. Extend it with constants.
public enum AppStyleSheet {
  /// Small styles to combine.
  public enum Mixins {}
}
