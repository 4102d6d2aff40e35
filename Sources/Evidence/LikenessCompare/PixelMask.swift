/// A set of pixels, painted as a picture.
import LikenessDisplayList

/// The pixels of a picture that are painted: those with an alpha of at least 128.
///
/// A mask is a transparent layer over the reference, painted in any color.
public typealias PixelMask = PixelSet

extension PixelSet {
  /// Creates the set of the pixels of a picture that are painted.
  public init(painted picture: Bitmap) {
    self = withPixels(of: picture) { grid in
      PixelSet(size: picture.size) { x, y in UInt32(littleEndian: grid.row(y)[x]) >> 31 != 0 }
    }
  }

  /// A picture that gives this mask, black where a pixel is painted.
  var picture: Bitmap {
    var picture = Bitmap(size: size)
    for y in 0..<size.height {
      for x in 0..<size.width where contains(x, y) { picture[x, y] = .black }
    }
    return picture
  }
}
