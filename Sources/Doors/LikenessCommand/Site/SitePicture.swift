/// A picture of the site with its display list.
import Likeness
import LikenessDisplayList

/// A story's picture at one scale.
package struct SitePicture: Equatable, Sendable {
  package var scale: Scale
  package var size: PixelSize
  /// The digest of its pixels, which names its file: equal pictures share a file, and a page never
  /// shows a stale one.
  package var digest: ContentDigest
  package var png: [UInt8]
  package var list: String
  /// The color of the page that the picture was drawn on, which the site shows around it.
  package var background: StraightColor

  /// Draws a display list.
  ///
  /// - Parameter effort: How much time encoding may take; small files by default.
  /// - Throws: ``RasterError`` if it can't be drawn, ``PNGError`` if it can't be encoded.
  package init(
    drawing list: DisplayList, fonts: FontLibrary = .embedded, effort: PNG.Effort = .reference,
    limits: RasterLimits = RasterLimits()
  ) throws {
    let bitmap = try list.rasterized(fonts: fonts, limits: limits)
    self.init(
      scale: list.scale, size: list.size, digest: bitmap.digest,
      png: try PNG.encode(bitmap, effort: effort), list: list.text,
      background: list.background)
  }

  package init(
    scale: Scale, size: PixelSize, digest: ContentDigest, png: [UInt8], list: String,
    background: StraightColor
  ) {
    self.scale = scale
    self.size = size
    self.digest = digest
    self.png = png
    self.list = list
    self.background = background
  }

  /// Its path inside the site: `images/0123456789abcdef.png`.
  package var path: String { "images/\(digest.short).png" }

  /// Its candidate in a `srcset`. By density, a browser shows it at its exact size, even if that is
  /// not a whole number of CSS pixels.
  ///
  /// There is no `src`, because browsers would prefer it on screens of density 1.
  func candidate(root: String) -> String { "\(root)\(path) \(scale)x" }
}
