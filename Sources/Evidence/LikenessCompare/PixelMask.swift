/// A set of pixels of a picture, painted as a picture.
import LikenessGraphics

/// Which pixels of a picture are meant, one bit a pixel.
///
/// In the picture that it is made from, a pixel is meant where something is painted: where its alpha is at least 128. So a mask is a transparent
/// layer over the reference, painted in any colour.
public struct PixelMask: Hashable, Codable, Sendable {
  /// The extent of the picture.
  public let size: PixelSize
  /// Rows of whole words; pixel x is bit `x % 64` of word `x / 64`, and bits past the width are 0.
  private let bits: [UInt64]
  private let words: Int

  /// The pixels of a picture that are painted.
  public init(painted picture: Bitmap) {
    size = picture.size
    let width = picture.width
    words = (width + 63) / 64
    var bits = [UInt64](repeating: 0, count: words * picture.height)
    let words = words
    withPixels(of: picture) { grid in
      for y in 0..<picture.height {
        let row = grid.row(y)
        for x in 0..<width where UInt32(littleEndian: row[x]) >> 31 != 0 { bits[y * words + x >> 6] |= 1 << UInt64(x & 63) }
      }
    }
    self.bits = bits
  }

  /// The mask as the picture that it could be made from: black where a pixel is meant.
  var picture: Bitmap {
    var picture = Bitmap(size: size)
    for y in 0..<size.height {
      for x in 0..<size.width where bits[y * words + x >> 6] >> UInt64(x & 63) & 1 != 0 { picture[x, y] = .black }
    }
    return picture
  }

  /// How many pixels are meant.
  public var pixelCount: Int { bits.reduce(0) { $0 + $1.nonzeroBitCount } }

  /// Adds the pixels of row `y` to `target`.
  func add(row y: Int, to target: inout [UInt64]) {
    guard y < size.height else { return }
    for index in 0..<min(words, target.count) { target[index] |= bits[y * words + index] }
  }

  private enum CodingKeys: CodingKey {
    case size
    case bits
  }

  /// Reads a mask; words that are not those of its size are an error.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    size = try container.decode(PixelSize.self, forKey: .size)
    bits = try container.decode([UInt64].self, forKey: .bits)
    words = (size.width + 63) / 64
    guard bits.count == words * size.height else {
      throw DecodingError.dataCorruptedError(forKey: .bits, in: container, debugDescription: "\(bits.count) words are no mask of \(size)")
    }
  }

  /// Writes the size and the words.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(size, forKey: .size)
    try container.encode(bits, forKey: .bits)
  }
}
