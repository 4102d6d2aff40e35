/// A fixed set of display lists, by whose digests builds and machines are held against each other.
import LikenessDigest
import LikenessDisplayList
import LikenessDrawing
import LikenessGraphics
import LikenessText

/// Display lists with every kind of item, and the digests that their pictures have to have.
///
/// The digests are recorded, not worked out: that the pixels are right is for the tests of the raster, that they never change is for this.
public enum PixelCorpus {
  /// The embedded fonts, one of a single mask, and one of two outlines.
  public static let fonts = FontLibrary([StampTypeface(), OutlineStamp()])

  /// All lists, in their order.
  public static func lists() throws -> [DisplayList] {
    try (1...40).map { try shapes($0) } + texts.map { try text($0.text, size: $0.size, weight: $0.weight) }
      + outlineSizes.map { try outlines(size: $0.size, sigma: $0.sigma) }
  }

  /// The digests of the pictures as this build draws them.
  ///
  /// - Parameter threads: how many threads share the work on each picture.
  public static func digests(threads: Int = 1) throws -> [String] {
    try lists().map { try $0.rasterized(fonts: fonts, threads: threads).digest.hex }
  }

  /// The digests as they have to be.
  public static var expectedDigests: [String] {
    String(decoding: PackageResources.corpus_txt, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}

/// A size that is none; no list of the corpus has one.
struct BadSize: Error {}
