/// Pictures to PNG files, the same bytes every time.

import CPNG
import LikenessGraphics

extension PNG {
  /// What encoding is to spend its time on.
  public enum Effort: Hashable, Sendable {
    /// Small files that are read often and live in a repository: level 6, without a filter and with `sub`, of which the
    /// smaller file is kept.
    ///
    /// Compressed by libdeflate, four times as fast as zlib and no larger. A picture of which seven pixels in eight equal the one to their left is compressed
    /// without a filter only: there `sub` never won.
    ///
    /// Measured with zlib 1.2.13: flat screens, buttons and tooltips are smallest without a filter (a screen of 1170 by
    /// 2532 pixels 116 KB, with `sub` 133), photographs with `sub` (371 KB against 643). Level 9 would save 3 to 21 in
    /// a hundred more, but takes three to five times as long, up to twenty with `sub`. `paeth` is never used: it
    /// decodes 1.4 to 1.8 times slower.
    case reference
    /// For pictures that are looked at once, such as difference pictures: level 2 of libdeflate, no filter.
    case fast
  }

  /// What is done to each row before it is compressed.
  enum Filter {
    /// Nothing.
    case none
    /// Each pixel becomes its difference from the one to its left.
    case sub
  }

  /// Encodes a picture as a PNG file: 8-bit RGB where every pixel is opaque, else 8-bit RGBA. Nothing is lost: decoding
  /// gives the same bytes, also the colours of transparent pixels.
  ///
  /// The file holds `IHDR`, `IDAT` and `IEND` only: no time, no text, no colour space (a PNG file that names none is
  /// taken as sRGB everywhere, which is right). The same picture gives the same bytes on every run with one build of
  /// libdeflate; another build may compress otherwise, so compare pictures and not files.
  ///
  /// It fails only where memory runs out.
  public static func encode(_ bitmap: Bitmap, effort: Effort = .reference) throws(PNGError) -> [UInt8] {
    let isOpaque = bitmap.isOpaque
    switch effort {
    case .fast: return try encode(bitmap, isOpaque: isOpaque, level: 2, filter: .none)
    case .reference:
      let plain = try encode(bitmap, isOpaque: isOpaque, level: 6, filter: .none)
      if bitmap.isFlat { return plain }
      let filtered = try encode(bitmap, isOpaque: isOpaque, level: 6, filter: .sub)
      return filtered.count < plain.count ? filtered : plain
    }
  }

  /// Encodes in one way, which the caller chose; the level is libdeflate's.
  static func encode(_ bitmap: Bitmap, isOpaque: Bool, level: Int32, filter: Filter) throws(PNGError) -> [UInt8] {
    let header = bigEndian(UInt32(bitmap.width)) + bigEndian(UInt32(bitmap.height)) + [8, isOpaque ? 2 : 6, 0, 0, 0]
    return signature + chunkBytes(.header, header)
      + (try imageData(of: bitmap, isOpaque: isOpaque, level: level, filter: filter)).flatMap { chunkBytes(.imageData, $0) }
      + chunkBytes(.end, [])
  }

  /// The image data of a picture, in as many pieces as chunks take.
  static func imageData(of bitmap: Bitmap, isOpaque: Bool, level: Int32 = 2, filter: Filter = .none) throws(PNGError) -> [[UInt8]] {
    var output = cpng_output()
    defer { cpng_release(&output) }
    let isMade = bitmap.bytes.withUnsafeBufferPointer { pixels in
      cpng_deflate(
        pixels.baseAddress, UInt32(bitmap.width), UInt32(bitmap.height), isOpaque ? 1 : 0, level,
        filter == .sub ? CPNG_FILTER_SUB : CPNG_FILTER_NONE, &output)
    }
    guard isMade != 0 else { throw PNGError(file: nil, cause: .outOfMemory(bytes: bitmap.bytes.count)) }
    let data = UnsafeBufferPointer(start: output.bytes, count: output.count)
    // A chunk holds less than 2^31 bytes.
    let most = 1 << 30
    return stride(from: 0, to: data.count, by: most).map { Array(data[$0..<min($0 + most, data.count)]) }
  }

  /// A chunk with its length and its checksum.
  static func chunkBytes(_ type: ChunkType, _ payload: [UInt8]) -> [UInt8] {
    let covered = bigEndian(type.code) + payload
    let checksum = covered.withUnsafeBufferPointer { cpng_crc32($0.baseAddress, $0.count) }
    return bigEndian(UInt32(payload.count)) + covered + bigEndian(checksum)
  }

  /// Four bytes, the highest first.
  static func bigEndian(_ value: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }
}

extension Bitmap {
  /// Whether at least seven pixels in eight equal the one to their left.
  var isFlat: Bool {
    let columns = width
    return bytes.withUnsafeBytes { bytes in
      var equal = 0
      for y in 0..<height {
        var x = 1
        let start = y * columns
        while x < columns {
          let place = (start &+ x) &* 4
          let pixel = bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self)
          equal &+= pixel == bytes.loadUnaligned(fromByteOffset: place &- 4, as: UInt32.self) ? 1 : 0
          x &+= 1
        }
      }
      return equal >= (columns - 1) * height / 8 * 7
    }
  }

  /// Whether every alpha is 255.
  var isOpaque: Bool {
    bytes.withUnsafeBytes { bytes in
      // Two pixels a word. The storage of an array of this length is aligned for any number.
      guard let words = bytes.baseAddress?.assumingMemoryBound(to: UInt64.self) else { return true }
      let alphas = UInt64(littleEndian: 0xff00_0000_ff00_0000)
      let runWords = 512
      let wordCount = bytes.count / 8
      var index = 0
      while index < wordCount {
        // A run at a time, so that the inner loop has no exit and becomes vectors.
        let runEnd = min(index &+ runWords, wordCount)
        var common = UInt64.max
        while index < runEnd {
          common &= words[index]
          index &+= 1
        }
        if common & alphas != alphas { return false }
      }
      return bytes.count % 8 == 0 || bytes[bytes.count - 1] == 255
    }
  }
}
