/// Small functional styles, each for one aspect. Nil arguments change nothing. Others come from
/// ``ViewComponentStyle/mixin``: `StackViewStyle(spacing: 8).mixin`.
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
      contentEdgeInsets.map { button.styleWithoutTitle.contentEdgeInsets = $0 }
      imageTitleSpacing.map { button.imageTitleSpacing = $0 }
      font.map { button.font = $0 }
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

  /// Sets the colors of a field: of its border, whether it is edited or not, its text and its
  /// placeholder, such as for an error.
  public static func field<T: TextField>(
    borderColor: Color? = nil, textColor: Color? = nil, placeholderColor: Color? = nil
  ) -> AppStyle<T> {
    { field in
      borderColor.map { field.borderColor = $0 }
      textColor.map { field.textColor = $0 }
      placeholderColor.map { field.ownStyle.placeholderColor = $0 }
    }
  }
}
