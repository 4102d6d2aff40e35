/// How a picture is shown: the style half of ``ImageView``.
import LikenessDisplayList

extension ImageView {
  /// The style as set; nil properties use the default of the class.
  public var imageViewStyle: ImageViewStyle { withBox(ownImageViewStyle) }

  /// Sets every property of the view and its box; nil properties return to the default of the
  /// class. The picture stays.
  public func apply(style: ImageViewStyle?) {
    ownImageViewStyle = takingBox(of: style)
  }

  /// How the picture fits the view; ``ContentMode/fill`` by default, as in UIKit.
  public var contentMode: ContentMode {
    get { ownImageViewStyle.contentMode ?? defaultImageViewStyle.contentMode ?? .fill }
    set { ownImageViewStyle.contentMode = newValue }
  }

  /// How pixels between pixels are found; bilinear by default.
  public var interpolation: ImagePlacement.Interpolation {
    get { ownImageViewStyle.interpolation ?? defaultImageViewStyle.interpolation ?? .bilinear }
    set { ownImageViewStyle.interpolation = newValue }
  }
}
