/// Writes pictures as PNG files, with the same bytes every time.

import CPNG
import LikenessDisplayList

extension PNG {
  /// What encoding is to spend its time on.
  public enum Effort: Hashable, Sendable {
    /// Small files that are read often and live in a repository: of the forms that hold the picture
    /// without loss the smallest. These are 8-bit RGB or RGBA without a filter and, unless nearly
    /// all pixels are as a neighbor, with `sub`; where there are at most 256 colors, a palette of
    /// them in as few bits as they take; where all are opaque grays, gray. Level 6 of libdeflate.
    /// A picture of few colors, nearly all of whose pixels are as a neighbor, is tried as RGB only
    /// where its file is so small that the palette may be most of it.
    ///
    /// `paeth` is never used: it decodes 1.4 to 1.8 times slower.
    case reference
    /// For pictures that are looked at only once, such as difference pictures: a palette or grays
    /// where there are at most 256 colors, level 2 of libdeflate, no filter.
    case fast

    var level: Int32 { self == .reference ? 6 : 2 }
  }

  /// What is done to each row before it is compressed.
  enum Filter {
    /// Nothing.
    case none
    /// Each pixel becomes its difference from the one to its left.
    case sub
  }

  /// Encodes a picture as a PNG file. Nothing is lost: decoding gives the same bytes, also the
  /// colors of transparent pixels.
  ///
  /// The file holds `IHDR`, `PLTE` and `tRNS` where there is a palette, `IDAT` and `IEND` only: no
  /// time, no text, no color space (a PNG file that names none is taken as sRGB everywhere, which
  /// is right). The same picture gives the same bytes on every run with one build of libdeflate.
  /// Another version may compress differently, so compare pictures and not files.
  ///
  /// It fails only where memory runs out.
  public static func encode(_ bitmap: Bitmap, effort: Effort = .reference) throws(PNGError)
    -> [UInt8]
  {
    var files = try indexedFiles(of: bitmap, effort)
    guard effort == .reference else {
      if let file = files.first { return file }
      return try colorFile(
        of: bitmap, isOpaque: bitmap.isOpaque, filter: .none, level: effort.level)
    }
    let isFlat = isFlat(bitmap)
    // Where equal pixels repeat, they do in every form: RGB takes most of the time, and saves the
    // palette at best.
    let isMostlyPalette = files.contains { $0.count <= largestPalette }
    if files.isEmpty || !isFlat || isMostlyPalette {
      let isOpaque = bitmap.isOpaque
      for filter in isFlat ? [Filter.none] : [.none, .sub] {
        files.append(
          try colorFile(of: bitmap, isOpaque: isOpaque, filter: filter, level: effort.level))
      }
    }
    // Of equal ones the first, so that the choice is the same every time.
    return files.dropFirst().reduce(files[0]) { $1.count < $0.count ? $1 : $0 }
  }

  /// The bytes of `PLTE` and `tRNS` with 256 entries, with the frames of their chunks.
  private static let largestPalette = 12 + 3 * 256 + 12 + 256

  /// Whether most pixels are as a neighbor. `sub` makes such a picture larger, since equal pixels
  /// repeat already, and to try it would take as long as all else.
  private static func isFlat(_ bitmap: Bitmap) -> Bool {
    bitmap.bytes.withUnsafeBufferPointer {
      cpng_is_flat($0.baseAddress, UInt32(bitmap.width), UInt32(bitmap.height)) != 0
    }
  }

  /// The file in 8-bit RGB or RGBA.
  static func colorFile(of bitmap: Bitmap, isOpaque: Bool, filter: Filter, level: Int32)
    throws(PNGError) -> [UInt8]
  {
    let data = try imageData(of: bitmap) { pixels, output in
      cpng_deflate_colors(
        pixels, UInt32(bitmap.width), UInt32(bitmap.height), isOpaque ? 1 : 0, filter.inC, level,
        &output)
    }
    return file(of: bitmap, depth: 8, type: isOpaque ? 2 : 6, extra: [], data)
  }

  /// The image data of a picture in 8-bit RGB or RGBA, compressed fast, in as many pieces as chunks
  /// take.
  static func fastImageData(of bitmap: Bitmap, isOpaque: Bool) throws(PNGError) -> [[UInt8]] {
    try imageData(of: bitmap) { pixels, output in
      cpng_deflate_colors(
        pixels, UInt32(bitmap.width), UInt32(bitmap.height), isOpaque ? 1 : 0, CPNG_FILTER_NONE,
        Effort.fast.level, &output)
    }
  }

  /// What `deflate` makes of the pixels, in as many pieces as chunks take.
  static func imageData(
    of bitmap: Bitmap, _ deflate: (UnsafePointer<UInt8>?, inout cpng_output) -> Int32
  ) throws(PNGError) -> [[UInt8]] {
    var output = cpng_output()
    defer { cpng_release(&output) }
    let isMade = bitmap.bytes.withUnsafeBufferPointer { deflate($0.baseAddress, &output) }
    guard isMade != 0 else { throw PNGError(file: nil, cause: .outOfMemory) }
    let data = UnsafeBufferPointer(start: output.bytes, count: output.count)
    // A chunk holds less than 2^31 bytes.
    let most = 1 << 30
    return stride(from: 0, to: data.count, by: most).map {
      Array(data[$0..<min($0 + most, data.count)])
    }
  }

  /// The file of a picture in one form: `extra` are the chunks before the image data.
  static func file(of bitmap: Bitmap, depth: UInt8, type: UInt8, extra: [UInt8], _ data: [[UInt8]])
    -> [UInt8]
  {
    let header =
      bigEndian(UInt32(bitmap.width)) + bigEndian(UInt32(bitmap.height)) + [depth, type, 0, 0, 0]
    var file = signature
    file.reserveCapacity(extra.count + data.reduce(100) { $0 + $1.count + 12 })
    append(.header, header, to: &file)
    file += extra
    for piece in data { append(.imageData, piece, to: &file) }
    append(.end, [], to: &file)
    return file
  }

  /// A chunk with its length and its checksum.
  static func chunkBytes(_ type: ChunkType, _ payload: [UInt8]) -> [UInt8] {
    var chunk: [UInt8] = []
    append(type, payload, to: &chunk)
    return chunk
  }

  /// Appends a chunk; its checksum is that of all but the length.
  private static func append(_ type: ChunkType, _ payload: [UInt8], to file: inout [UInt8]) {
    file += bigEndian(UInt32(payload.count))
    let start = file.count
    file += bigEndian(type.code)
    file += payload
    file += bigEndian(
      file[start...].withUnsafeBufferPointer { cpng_crc32($0.baseAddress, $0.count) })
  }

  /// Four bytes, the highest first.
  static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}

extension PNG.Filter {
  var inC: cpng_filter { self == .sub ? CPNG_FILTER_SUB : CPNG_FILTER_NONE }
}

extension Bitmap {
  /// Whether every alpha is 255.
  var isOpaque: Bool {
    bytes.withUnsafeBytes { bytes in
      // Two pixels a word. The storage of an array of this length is aligned for any number.
      let words = bytes.assumingMemoryBound(to: UInt64.self)
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
