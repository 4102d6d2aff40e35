/// The first chunk of a PNG file: the size of the picture and the format of its samples.

import LikenessDisplayList

extension PNG {
  /// What the `IHDR` chunk says; only combinations that the PNG specification has.
  package struct Header: Hashable, Sendable {
    /// The extent of the picture.
    package let size: PixelSize
    /// What a pixel is made of.
    package let colorType: ColorType
    /// Bits a sample, or a palette index: 1, 2, 4, 8 or 16.
    package let bitDepth: Int
    /// Whether the rows are stored in the seven passes of Adam7.
    package let isInterlaced: Bool
  }

  /// What a pixel of the file is made of, by its number in the specification.
  package enum ColorType: UInt8, Hashable, Sendable {
    /// One sample.
    case gray = 0
    /// Three samples.
    case rgb = 2
    /// An index into the palette.
    case palette = 3
    /// Two samples.
    case grayAlpha = 4
    /// Four samples.
    case rgbAlpha = 6

    /// Samples a pixel.
    package var channels: Int {
      switch self {
      case .gray, .palette: 1
      case .grayAlpha: 2
      case .rgb: 3
      case .rgbAlpha: 4
      }
    }

    /// The bit depths that the specification allows (its table 11.1).
    var bitDepths: [Int] {
      switch self {
      case .gray: [1, 2, 4, 8, 16]
      case .palette: [1, 2, 4, 8]
      case .rgb, .grayAlpha, .rgbAlpha: [8, 16]
      }
    }
  }
}

extension PNG.Header {
  /// Reads the 13 bytes of an `IHDR` chunk.
  init(_ chunk: UnsafeRawBufferPointer) throws(PNGError.Cause) {
    let width = Int(bigEndian32(chunk, at: 0))
    let height = Int(bigEndian32(chunk, at: 4))
    let limit = Int(Int32.max)
    guard (1...limit).contains(width) else { throw .headerField(name: "width", value: width) }
    guard (1...limit).contains(height) else { throw .headerField(name: "height", value: height) }
    guard let colorType = PNG.ColorType(rawValue: chunk[9]) else {
      throw .headerField(name: "color type", value: Int(chunk[9]))
    }
    let bitDepth = Int(chunk[8])
    guard colorType.bitDepths.contains(bitDepth) else {
      throw .headerField(name: "bit depth", value: bitDepth)
    }
    guard chunk[10] == 0 else {
      throw .headerField(name: "compression method", value: Int(chunk[10]))
    }
    guard chunk[11] == 0 else { throw .headerField(name: "filter method", value: Int(chunk[11])) }
    guard chunk[12] <= 1 else {
      throw .headerField(name: "interlace method", value: Int(chunk[12]))
    }
    guard let size = PixelSize(width: width, height: height) else {
      throw .sideTooLong(width: width, height: height)
    }
    self.init(size: size, colorType: colorType, bitDepth: bitDepth, isInterlaced: chunk[12] == 1)
  }

  /// The exact count of bytes that the image data inflate to: each row of each pass has a filter
  /// byte and its samples, filled up to a whole byte. At most 8e12, for sides of a million.
  var inflatedByteCount: Int {
    guard isInterlaced else { return Self.inflatedByteCount(size.width, size.height, bitsAPixel) }
    // First column, first row, and the steps between them, of each Adam7 pass.
    let passes = [
      (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
      (0, 1, 1, 2),
    ]
    var count = 0
    for (x, y, stepX, stepY) in passes {
      let width = (size.width - x + stepX - 1) / stepX
      let height = (size.height - y + stepY - 1) / stepY
      count += Self.inflatedByteCount(width, height, bitsAPixel)
    }
    return count
  }

  private var bitsAPixel: Int { colorType.channels * bitDepth }

  private static func inflatedByteCount(_ width: Int, _ height: Int, _ bitsAPixel: Int) -> Int {
    width > 0 && height > 0 ? height * (1 + (width * bitsAPixel + 7) / 8) : 0
  }
}
