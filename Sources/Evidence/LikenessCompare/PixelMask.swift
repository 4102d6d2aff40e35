/// A set of pixels, painted as a picture.
import LikenessDisplayList

/// The pixels of a picture that are painted: those with an alpha of at least 128.
///
/// A mask is a transparent layer over the reference, painted in any color.
public struct PixelMask: Hashable, Sendable {
  /// The extent of the picture.
  public let size: PixelSize
  /// Rows of whole words; pixel x is bit `x % 64` of word `x / 64`, and bits past the width are 0.
  private let bits: [UInt64]

  private var words: Int { (size.width + 63) / 64 }

  /// Creates the set of the pixels of a picture that are painted.
  public init(painted picture: Bitmap) {
    size = picture.size
    let words = (picture.width + 63) / 64
    var bits = [UInt64](repeating: 0, count: words * picture.height)
    withPixels(of: picture) { grid in
      for y in 0..<picture.height {
        let row = grid.row(y)
        for x in 0..<picture.width where UInt32(littleEndian: row[x]) >> 31 != 0 {
          bits[y * words + x >> 6] |= 1 << UInt64(x & 63)
        }
      }
    }
    self.bits = bits
  }

  /// Creates the set of the pixels that meet a condition.
  package init(size: PixelSize, where isPainted: (_ x: Int, _ y: Int) -> Bool) {
    self.size = size
    let words = (size.width + 63) / 64
    var bits = [UInt64](repeating: 0, count: words * size.height)
    for y in 0..<size.height {
      for x in 0..<size.width where isPainted(x, y) {
        bits[y * words + x >> 6] |= 1 << UInt64(x & 63)
      }
    }
    self.bits = bits
  }

  /// Whether a pixel, which must lie in the picture, is painted.
  package func contains(_ x: Int, _ y: Int) -> Bool {
    bits[y * words + x >> 6] >> UInt64(x & 63) & 1 != 0
  }

  /// A picture that gives this mask, black where a pixel is painted.
  var picture: Bitmap {
    var picture = Bitmap(size: size)
    for y in 0..<size.height {
      for x in 0..<size.width where contains(x, y) { picture[x, y] = .black }
    }
    return picture
  }

  /// How many pixels are painted.
  public var pixelCount: Int { bits.reduce(0) { $0 + $1.nonzeroBitCount } }

  /// Adds row `y` to the `count` words of `target` from `start` on.
  func add(row y: Int, to target: inout [UInt64], at start: Int, words count: Int) {
    guard y < size.height else { return }
    for index in 0..<min(words, count) { target[start + index] |= bits[y * words + index] }
  }
}
