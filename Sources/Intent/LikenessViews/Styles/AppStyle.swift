/// Styles as functions: small ones made to be combined into large ones.

/// A style as a function of the view that it changes. It changes only what it names.
///
/// A style of `View` also works for a `Button`, because functions are contravariant. It can be a constant and be called from any thread, so it may capture only
/// values.
public typealias AppStyle<T: View> = @Sendable (T) -> Void

/// One style that applies several, in order: the later wins.
public func concat<T: View>(_ styles: [AppStyle<T>]) -> AppStyle<T> {
  { view in
    for style in styles { style(view) }
  }
}

/// One style that applies several, in order: the later wins.
public func concat<T: View>(_ styles: AppStyle<T>...) -> AppStyle<T> { concat(styles) }

// Swift 6 wants `@Sendable` of a function that is a constant; one that is passed around on a single thread need not be.

/// One function that applies several styles, in order: the later wins. For functions that may capture anything, a view among them.
@_disfavoredOverload
public func concat<T: View>(_ styles: [(T) -> Void]) -> (T) -> Void {
  { view in
    for style in styles { style(view) }
  }
}

/// One function that applies several styles, in order: the later wins. For functions that may capture anything, a view among them.
@_disfavoredOverload
public func concat<T: View>(_ styles: ((T) -> Void)...) -> (T) -> Void { concat(styles) }

/// What can be styled by a function. Every ``View`` is.
public protocol Styleable {}

extension Styleable where Self: View {
  /// Applies a style and returns the view, with its concrete type: `let button = Button().withStyle(primary)`.
  ///
  /// A function of this name in your own code wins over this one.
  @discardableResult
  @_disfavoredOverload
  public func withStyle(_ style: (Self) -> Void) -> Self {
    style(self)
    return self
  }
}

extension View: Styleable {}

/// A place for the styles of an app: extend it with constants.
public enum AppStyleSheet {
  /// Small styles, to be combined.
  public enum Mixins {}
}
