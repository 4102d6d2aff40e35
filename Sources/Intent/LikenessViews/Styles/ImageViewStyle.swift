/// The look of a picture in a view.
import LikenessDisplayList

/// The style of an ``ImageView``.
public struct ImageViewStyle: ViewComponentStyle, BoxedStyle {
  /// The style of the box; its tint colors template images.
  public var viewStyle: ViewStyle?
  /// How the image fits the view; ``ContentMode/fill`` by default, as in UIKit.
  public var contentMode: ContentMode?
  /// The interpolation between pixels; bilinear by default.
  public var interpolation: ImagePlacement.Interpolation?

  public static func freshTarget() -> ImageView { ImageView() }
  public init() {}

  /// Creates a style. Properties without an argument keep their defaults.
  public init(
    viewStyle: ViewStyle? = nil, contentMode: ContentMode? = nil,
    interpolation: ImagePlacement.Interpolation? = nil
  ) {
    self.viewStyle = viewStyle
    self.contentMode = contentMode
    self.interpolation = interpolation
  }

  public static let defaults = Self(contentMode: .fill, interpolation: .bilinear)

  public static let properties: [StyleProperty<Self>] = [
    .base("viewStyle", \.viewStyle),
    .value("contentMode", \.contentMode, explains: [.imageFrame]),
    .value("interpolation", \.interpolation, explains: [.imageInterpolation]),
  ]
}
