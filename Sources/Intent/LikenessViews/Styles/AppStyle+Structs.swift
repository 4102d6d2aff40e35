/// Converts style structs to functional styles and back.

/// How the views of one kind take a style.
public struct StyleBinding<Style: Sendable, Target: View>: Sendable {
  let make: @Sendable () -> Target
  let style: @Sendable (Target) -> Style
  let apply: @Sendable (Target, Style) -> Void

  /// Creates a binding.
  ///
  /// - Parameters:
  ///   - make: Creates a view without any style.
  ///   - style: Returns the style of a view as it was set.
  ///   - apply: Sets every property of a view that the style knows.
  public init(
    _ make: @autoclosure @escaping @Sendable () -> Target,
    style: @escaping @Sendable (Target) -> Style,
    apply: @escaping @Sendable (Target, Style) -> Void
  ) {
    self.make = make
    self.style = style
    self.apply = apply
  }
}

/// A style struct of one kind of view, which can become a function and be recorded from one.
public protocol ViewComponentStyle: ComponentStyle {
  /// The view that the style is for.
  associatedtype Target: View
  /// How those views take the style.
  static var binding: StyleBinding<Self, Target> { get }
}

extension ViewComponentStyle {
  /// Creates a view without any style.
  public static func freshTarget() -> Target { binding.make() }

  /// Creates the style of a view as it was set.
  public init(of view: Target) { self = Self.binding.style(view) }

  /// Sets every property of the view that the style knows.
  public func apply(to view: Target) { Self.binding.apply(view, self) }

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
  /// How a ``View`` takes the style.
  public static let binding = StyleBinding<ViewStyle, View>(View(), style: \.viewStyle) {
    $0.apply(style: $1)
  }
}

extension LabelStyle: ViewComponentStyle {
  /// How a ``Label`` takes the style.
  public static let binding = StyleBinding<LabelStyle, Label>(Label(), style: \.labelStyle) {
    $0.apply(style: $1)
  }
}

extension ButtonStyle: ViewComponentStyle {
  /// How a ``Button`` takes the style.
  public static let binding = StyleBinding<ButtonStyle, Button>(Button(), style: \.buttonStyle) {
    $0.apply(style: $1)
  }
}

extension ImageViewStyle: ViewComponentStyle {
  /// How a ``ImageView`` takes the style.
  public static let binding = StyleBinding<ImageViewStyle, ImageView>(
    ImageView(), style: \.imageViewStyle
  ) { $0.apply(style: $1) }
}

extension SwitchStyle: ViewComponentStyle {
  /// How a ``Switch`` takes the style.
  public static let binding = StyleBinding<SwitchStyle, Switch>(Switch(), style: \.switchStyle) {
    $0.apply(style: $1)
  }
}

extension TextViewStyle: ViewComponentStyle {
  /// How a ``TextView`` takes the style.
  public static let binding = StyleBinding<TextViewStyle, TextView>(
    TextView(), style: \.textViewStyle
  ) { $0.apply(style: $1) }
}

extension ProgressViewStyle: ViewComponentStyle {
  /// How a ``ProgressView`` takes the style.
  public static let binding = StyleBinding<ProgressViewStyle, ProgressView>(
    ProgressView(), style: \.progressViewStyle
  ) {
    $0.apply(style: $1)
  }
}

extension StackViewStyle: ViewComponentStyle {
  /// How a ``StackView`` takes the style.
  public static let binding = StyleBinding<StackViewStyle, StackView>(
    StackView(), style: \.stackViewStyle
  ) { $0.apply(style: $1) }
}

extension TableViewStyle: ViewComponentStyle {
  /// How a ``TableView`` takes the style.
  public static let binding = StyleBinding<TableViewStyle, TableView>(
    TableView(), style: \.tableViewStyle
  ) { $0.apply(style: $1) }
}
