/// How a button looks in each state: the style half of ``Button``.
import LikenessDisplayList
import LikenessText

extension Button {
  /// The padding above and below a title while ``contentEdgeInsets`` is zero: 6 points.
  ///
  /// Apple does not document it. Its size and the rule for a nonzero inset were measured on iOS 14
  /// and later in https://github.com/codeandtheory/YMatterType/issues/77.
  public static let defaultTitlePadding = 6.0

  /// The opacity of image and title in a state, for buttons without a look of their own: 0.3 if
  /// disabled, as UIKit's `tertiaryLabel`; 0.5 if highlighted; else 1.
  ///
  /// Colors, borders and states of the button, its title or its class are a look. Then the states
  /// look as they say.
  public static func fadedOpacity(in state: State) -> Double {
    state.contains(.disabled) ? 0.3 : state.contains(.highlighted) ? 0.5 : 1
  }

  /// Whether the button or its class sets more than fonts and distances.
  var hasOwnLook: Bool {
    let (own, ofClass) = (styleWithoutTitle, baseStyle)
    let boxes = [ownViewStyle, defaultViewStyle, ofClass.viewStyle ?? ViewStyle()]
    return !own.states.isEmpty || !ofClass.states.isEmpty || boxes.contains { $0 != ViewStyle() }
      || title.textStyle.textColor != nil
  }

  /// The style as set. ``View`` keeps the style of the box, and the title its own.
  public var ownStyle: ButtonStyle {
    get {
      var style = styleWithoutTitle
      style.titleStyle = title.labelStyle == LabelStyle() ? nil : title.labelStyle
      return style
    }
    set {
      title.apply(style: newValue.titleStyle)
      styleWithoutTitle = newValue
      styleWithoutTitle.titleStyle = nil
    }
  }

  /// The style as set, with that of the box; nil properties use the default of the class.
  public var buttonStyle: ButtonStyle { styleWithBox }

  /// Sets the color of the title in a state; nil leaves it to the plainer states.
  public func setTitleColor(_ color: Color?, for state: State) {
    change(state) { $0.titleColor = color }
  }

  /// Sets the background in a state; nil leaves it to the plainer states, and last to
  /// ``View/backgroundColor``.
  public func setBackgroundColor(_ color: Color?, for state: State) {
    changeBox(state) { $0.backgroundColor = color }
  }

  /// Sets the color of the border in a state; nil leaves it to the plainer states, and last to
  /// ``ViewProperties/borderColor``.
  public func setBorderColor(_ color: Color?, for state: State) {
    changeBox(state) { $0.borderColor = color }
  }

  /// The color of the title that is set for exactly this state.
  public func titleColor(for state: State) -> Color? { styleWithoutTitle.states[state]?.titleColor }

  /// The color of the title in the current state.
  ///
  /// As in UIKit, a color from ``setTitleColor(_:for:)`` overrides the color of ``titleLabel``,
  /// which overrides the default of the class. Without any of them, the color is the theme's
  /// `text`. It falls back to black rather than UIKit's white, because the default background is
  /// clear.
  public var currentTitleColor: Color { textColor(in: title.mergedTextStyle) }

  /// The font of the title; the embedded typeface at 18 points by default.
  public var font: Font? {
    get { title.font }
    set { title.font = newValue }
  }

  /// The distances between the edges and the content, in points. Defaults to zero on all edges.
  ///
  /// As in UIKit, zero on all edges adds ``defaultTitlePadding`` above and below the title. A
  /// distance on any edge, however small, replaces that padding on all of them. An image gets no
  /// such padding. A ``ButtonStyle`` has insets that follow the direction of the layout.
  public var contentEdgeInsets: EdgeInsets {
    get { edgeInsets(contentInsets) }
    set { styleWithoutTitle.contentEdgeInsets = DirectionalEdgeInsets(newValue) }
  }

  /// The same as they were set.
  var contentInsets: DirectionalEdgeInsets {
    styleWithoutTitle.contentEdgeInsets ?? baseStyle[\.contentEdgeInsets]
  }

  /// The space between image and title where there are both, in points; 0 by default, as in UIKit.
  public var imageTitleSpacing: Double {
    get { points(styleWithoutTitle.imageTitleSpacing ?? baseStyle[\.imageTitleSpacing]) }
    set { styleWithoutTitle.imageTitleSpacing = .value(newValue) }
  }

  private func change(_ state: State, _ change: (inout ButtonStateStyle) -> Void) {
    var style = styleWithoutTitle.states[state] ?? ButtonStateStyle()
    change(&style)
    // An entry that says nothing is none, so that taking a color back leaves no trace.
    styleWithoutTitle.states[state] = style == ButtonStateStyle() ? nil : style
  }

  private func changeBox(_ state: State, _ change: (inout ViewStyle) -> Void) {
    self.change(state) { style in
      var box = style.viewStyle ?? ViewStyle()
      change(&box)
      style.viewStyle = box == ViewStyle() ? nil : box
    }
  }
}
