/// From style structs to functional styles and back.

/// A style struct that belongs to one kind of view, and so can become a function and be recorded from one.
public protocol ViewComponentStyle: ComponentStyle {
  /// The view that the style is for.
  associatedtype Target: View
  /// A view as it is before any style.
  static func freshTarget() -> Target
  /// The style of a view as it was set.
  init(of view: Target)
  /// Sets every property of the view that the style knows.
  func apply(to view: Target)
}

extension ViewComponentStyle {
  /// Records what a functional style sets: it is applied to a fresh view, and what was set on that is the struct.
  ///
  /// What the style does besides setting properties of this struct is not recorded, nor is what it does on a later event.
  public init(recording style: (Target) -> Void) {
    let probe = Self.freshTarget()
    style(probe)
    self.init(of: probe)
  }

  /// The functional style that applies this struct as a whole: what it leaves nil returns to its default.
  public var appStyle: AppStyle<Target> { { apply(to: $0) } }

  /// The functional style that sets only what this struct sets and leaves the rest as it is, to be combined with others.
  public var mixin: AppStyle<Target> { { Self(of: $0).merging(self).apply(to: $0) } }
}

extension ViewStyle: ViewComponentStyle {
  /// A view as it is before any style.
  public static func freshTarget() -> View { View() }
  /// The style of a view as it was set.
  public init(of view: View) { self = view.viewStyle }
  /// Sets every property of the view's box.
  public func apply(to view: View) { view.apply(style: self) }

  /// Records what a functional style for a class of your own sets on `view`, which should be as it is before any style.
  public init<V: View>(recording style: (V) -> Void, on view: V) {
    style(view)
    self.init(of: view)
  }
}

extension LabelStyle: ViewComponentStyle {
  /// A view as it is before any style.
  public static func freshTarget() -> Label { Label() }
  /// The style of a label as it was set.
  public init(of view: Label) { self = view.labelStyle }
  /// Sets every property of the label.
  public func apply(to view: Label) { view.apply(style: self) }

  /// Records what a functional style for a class of your own sets on `view`, which should be as it is before any style.
  public init<V: Label>(recording style: (V) -> Void, on view: V) {
    style(view)
    self.init(of: view)
  }
}

extension ButtonStyle: ViewComponentStyle {
  /// A view as it is before any style.
  public static func freshTarget() -> Button { Button() }
  /// The style of a button as it was set.
  public init(of view: Button) { self = view.buttonStyle }
  /// Sets every property of the button.
  public func apply(to view: Button) { view.apply(style: self) }

  /// Records what a functional style for a class of your own sets on `view`, which should be as it is before any style.
  public init<V: Button>(recording style: (V) -> Void, on view: V) {
    style(view)
    self.init(of: view)
  }
}

extension ImageViewStyle: ViewComponentStyle {
  /// A view as it is before any style.
  public static func freshTarget() -> ImageView { ImageView() }
  /// The style of an image view as it was set.
  public init(of view: ImageView) { self = view.imageViewStyle }
  /// Sets every property of the image view.
  public func apply(to view: ImageView) { view.apply(style: self) }

  /// Records what a functional style for a class of your own sets on `view`, which should be as it is before any style.
  public init<V: ImageView>(recording style: (V) -> Void, on view: V) {
    style(view)
    self.init(of: view)
  }
}

extension SwitchStyle: ViewComponentStyle {
  /// A view as it is before any style.
  public static func freshTarget() -> Switch { Switch() }
  /// The style of a switch as it was set.
  public init(of view: Switch) { self = view.switchStyle }
  /// Sets every property of the switch.
  public func apply(to view: Switch) { view.apply(style: self) }

  /// Records what a functional style for a class of your own sets on `view`, which should be as it is before any style.
  public init<V: Switch>(recording style: (V) -> Void, on view: V) {
    style(view)
    self.init(of: view)
  }
}

extension TextViewStyle: ViewComponentStyle {
  /// A view as it is before any style.
  public static func freshTarget() -> TextView { TextView() }
  /// The style of a text view as it was set.
  public init(of view: TextView) { self = view.textViewStyle }
  /// Sets every property of the text view.
  public func apply(to view: TextView) { view.apply(style: self) }

  /// Records what a functional style for a class of your own sets on `view`, which should be as it is before any style.
  public init<V: TextView>(recording style: (V) -> Void, on view: V) {
    style(view)
    self.init(of: view)
  }
}

extension ProgressViewStyle: ViewComponentStyle {
  /// A view as it is before any style.
  public static func freshTarget() -> ProgressView { ProgressView() }
  /// The style of a progress bar as it was set.
  public init(of view: ProgressView) { self = view.progressViewStyle }
  /// Sets every property of the progress bar.
  public func apply(to view: ProgressView) { view.apply(style: self) }

  /// Records what a functional style for a class of your own sets on `view`, which should be as it is before any style.
  public init<V: ProgressView>(recording style: (V) -> Void, on view: V) {
    style(view)
    self.init(of: view)
  }
}

extension StackViewStyle: ViewComponentStyle {
  /// A view as it is before any style.
  public static func freshTarget() -> StackView { StackView() }
  /// The style of a stack as it was set.
  public init(of view: StackView) { self = view.stackViewStyle }
  /// Sets every property of the stack.
  public func apply(to view: StackView) { view.apply(style: self) }

  /// Records what a functional style for a class of your own sets on `view`, which should be as it is before any style.
  public init<V: StackView>(recording style: (V) -> Void, on view: V) {
    style(view)
    self.init(of: view)
  }
}
