/// A picture of the site: pixels, and the display list that they were drawn from.
import Likeness
import LikenessDigest

/// A story's picture at one scale.
package struct SitePicture: Equatable, Sendable {
  /// Pixels a point.
  package var scale: Scale
  /// Its extent, in pixels.
  package var size: PixelSize
  /// The digest of its pixels, after which its file is named: equal pictures share one file, and a page never shows a stale one.
  package var digest: ContentDigest
  /// The file's bytes.
  package var png: [UInt8]
  /// The display list in its text form.
  package var list: String
  /// The colour of the page that the picture was drawn on, which the site puts around it.
  package var background: StraightColor

  /// Draws a display list.
  ///
  /// - Parameters:
  ///   - fonts: where the fonts of its text are.
  ///   - effort: what encoding spends its time on; small files by default.
  /// - Throws: ``RasterError`` where it can't be drawn, ``PNGError`` where it can't be encoded.
  package init(
    drawing list: DisplayList, fonts: FontLibrary = .embedded, effort: PNG.Effort = .reference, limits: RasterLimits = RasterLimits()
  ) throws {
    let bitmap = try list.rasterized(fonts: fonts, limits: limits)
    self.init(
      scale: list.scale, size: list.size, digest: bitmap.digest, png: try PNG.encode(bitmap, effort: effort), list: list.text,
      background: list.background)
  }

  /// Creates a picture from what is known of it.
  package init(scale: Scale, size: PixelSize, digest: ContentDigest, png: [UInt8], list: String, background: StraightColor) {
    self.scale = scale
    self.size = size
    self.digest = digest
    self.png = png
    self.list = list
    self.background = background
  }

  /// Its path inside the site: `images/0123456789abcdef.png`.
  package var path: String { "images/\(digest.short).png" }

  /// Its candidate in a `srcset`. By the density a browser shows it at its exact extent, also where that is no whole number of CSS pixels.
  ///
  /// An image has no `src` beside it, because browsers would prefer that on screens of density 1.
  func candidate(root: String) -> String { "\(root)\(path) \(scale)x" }
}
