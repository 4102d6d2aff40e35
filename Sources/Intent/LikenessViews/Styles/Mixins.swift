/// Small functional styles, each for one aspect. Nil arguments change nothing.
import LikenessDisplayList
import LikenessText

extension AppStyleSheet.Mixins {
  /// Sets width and color of the border, in points.
  public static func border<T: View>(width: Double? = nil, color: Color? = nil) -> AppStyle<T> {
    { view in
      width.map { view.borderWidth = $0 }
      color.map { view.borderColor = $0 }
    }
  }

  /// Sets the radius of all four corners, in points.
  public static func cornerRadius<T: View>(value: Double) -> AppStyle<T> {
    { $0.cornerRadius = value }
  }

  /// Sets the radius of each corner, in points.
  public static func cornerRadii<T: View>(_ radii: CornerRadii) -> AppStyle<T> {
    { $0.cornerRadii = radii }
  }

  /// Sets the background color and clipping.
  public static func base<T: View>(backgroundColor: Color? = nil, clipsToBounds: Bool? = nil)
    -> AppStyle<T>
  {
    { view in
      backgroundColor.map { view.backgroundColor = $0 }
      clipsToBounds.map { view.clipsToBounds = $0 }
    }
  }

  /// Sets the gradient of the background.
  public static func gradient<T: View>(_ gradient: Gradient) -> AppStyle<T> {
    { $0.backgroundGradient = gradient }
  }

  /// Sets the shadow.
  public static func shadow<T: View>(_ shadow: ShadowStyle) -> AppStyle<T> {
    { $0.shadow = shadow }
  }

  /// Sets the opacity, 0…1.
  public static func alpha<T: View>(_ alpha: Double) -> AppStyle<T> {
    { $0.alpha = alpha }
  }

  /// Sets the tint color.
  public static func tint<T: View>(_ color: Color) -> AppStyle<T> {
    { $0.tintColor = color }
  }

  /// Sets the color of the title in a state.
  public static func button<T: Button>(titleColor: Color, for state: Control.State) -> AppStyle<T> {
    { $0.setTitleColor(titleColor, for: state) }
  }

  /// Sets the background and border of a button for a state.
  public static func button<T: Button>(
    backgroundColor: Color? = nil, borderColor: Color? = nil, for state: Control.State
  ) -> AppStyle<T> {
    { button in
      backgroundColor.map { button.setBackgroundColor($0, for: state) }
      borderColor.map { button.setBorderColor($0, for: state) }
    }
  }

  /// Sets insets, spacing and font of a button, in points.
  public static func button<T: Button>(
    contentEdgeInsets: DirectionalEdgeInsets? = nil, imageTitleSpacing: Double? = nil,
    font: Font? = nil
  )
    -> AppStyle<T>
  {
    { button in
      contentEdgeInsets.map { button.contentEdgeInsets = $0 }
      imageTitleSpacing.map { button.imageTitleSpacing = $0 }
      font.map { button.font = $0 }
    }
  }

  /// Sets the look of text; heights and distances are in points.
  public static func text<T: Label>(
    font: Font? = nil, color: Color? = nil, alignment: TextAlignment? = nil,
    lineHeight: Double? = nil, letterSpacing: Double? = nil,
    shadow: ShadowStyle? = nil
  ) -> AppStyle<T> {
    { label in
      font.map { label.font = $0 }
      color.map { label.textColor = $0 }
      alignment.map { label.textAlignment = $0 }
      lineHeight.map { label.lineHeight = $0 }
      letterSpacing.map { label.letterSpacing = $0 }
      shadow.map { label.textShadow = $0 }
    }
  }

  /// Sets the look of longer text and its insets; heights and distances are in points.
  public static func text<T: TextView>(
    font: Font? = nil, color: Color? = nil, alignment: TextAlignment? = nil,
    lineHeight: Double? = nil, letterSpacing: Double? = nil,
    shadow: ShadowStyle? = nil, containerInset: DirectionalEdgeInsets? = nil
  ) -> AppStyle<T> {
    { view in
      font.map { view.font = $0 }
      color.map { view.textColor = $0 }
      alignment.map { view.textAlignment = $0 }
      lineHeight.map { view.lineHeight = $0 }
      letterSpacing.map { view.letterSpacing = $0 }
      shadow.map { view.textShadow = $0 }
      containerInset.map { view.textContainerInset = $0 }
    }
  }

  /// Applies a label style to the title of a button.
  public static func title<T: Button>(_ style: @escaping AppStyle<Label>) -> AppStyle<T> {
    { $0.titleLabel.map(style) }
  }

  /// Sets how an image fills its view.
  public static func image<T: ImageView>(
    contentMode: ContentMode? = nil, interpolation: ImagePlacement.Interpolation? = nil
  ) -> AppStyle<T> {
    { view in
      contentMode.map { view.contentMode = $0 }
      interpolation.map { view.interpolation = $0 }
    }
  }

  /// Sets the colors of a switch.
  public static func toggle<T: Switch>(
    onTintColor: Color? = nil, offTintColor: Color? = nil, thumbTintColor: Color? = nil
  ) -> AppStyle<T> {
    { toggle in
      onTintColor.map { toggle.onTintColor = $0 }
      offTintColor.map { toggle.offTintColor = $0 }
      thumbTintColor.map { toggle.thumbTintColor = $0 }
    }
  }

  /// Sets the colors of a progress bar.
  public static func progress<T: ProgressView>(tintColor: Color? = nil, trackColor: Color? = nil)
    -> AppStyle<T>
  {
    { view in
      tintColor.map { view.progressTintColor = $0 }
      trackColor.map { view.trackTintColor = $0 }
    }
  }

  /// Sets how a stack arranges its views; lengths are in points.
  public static func stack<T: StackView>(
    spacing: Double? = nil, alignment: StackView.Alignment? = nil,
    distribution: StackView.Distribution? = nil,
    margins: DirectionalEdgeInsets? = nil
  ) -> AppStyle<T> {
    { stack in
      spacing.map { stack.spacing = $0 }
      alignment.map { stack.alignment = $0 }
      distribution.map { stack.distribution = $0 }
      margins.map { stack.margins = $0 }
    }
  }
}
