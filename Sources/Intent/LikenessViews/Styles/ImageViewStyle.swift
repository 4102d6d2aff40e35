/// The look of a picture in a view.
import LikenessDisplayList

/// The style of an ``ImageView``.
public struct ImageViewStyle: ComponentStyle, BoxedStyle {
  /// The style of the box; its tint colors template images.
  public var viewStyle: ViewStyle?
  /// How the picture fits the view.
  public var contentMode: ContentMode?
  /// How pixels between pixels are found.
  public var interpolation: ImagePlacement.Interpolation?

  /// Creates a style that leaves everything at its default.
  public init() {}

  /// Creates a style; what is not named stays at its default.
  public init(viewStyle: ViewStyle? = nil, contentMode: ContentMode? = nil, interpolation: ImagePlacement.Interpolation? = nil) {
    self.viewStyle = viewStyle
    self.contentMode = contentMode
    self.interpolation = interpolation
  }

  /// Every property.
  public static let properties: [StyleProperty<Self>] = [
    .base("viewStyle", \.viewStyle),
    .value("contentMode", \.contentMode, explains: [.imageFrame]),
    .value("interpolation", \.interpolation, explains: [.imageInterpolation]),
  ]
}
