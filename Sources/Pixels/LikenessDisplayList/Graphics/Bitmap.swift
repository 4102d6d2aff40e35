/// Pictures in memory, as they are stored and compared.

/// The extent of a picture in whole pixels.
///
/// *Guarantees*: both sides are 1…``PixelSize/maximumSide``, and the number of bytes, four a pixel,
/// fits an `Int`.
public struct PixelSize: Hashable, Sendable {
  /// Pixels a row.
  public let width: Int
  /// Rows.
  public let height: Int

  /// The longest side that can be represented: a million pixels.
  public static let maximumSide = 1_000_000

  /// Creates a size, or returns nil if a side is below 1 or above ``maximumSide``, or if an `Int`
  /// of 32 bits can't hold the number of bytes.
  public init?(width: Int, height: Int) {
    guard (1...Self.maximumSide).contains(width), (1...Self.maximumSide).contains(height),
      width <= Int.max / 4 / height
    else { return nil }
    self.width = width
    self.height = height
  }

  /// Width times height.
  public var pixelCount: Int { width * height }

  /// The size of the area that two pictures share, top left on top left.
  package func shared(with other: PixelSize) -> PixelSize {
    PixelSize(min(width, other.width), min(height, other.height))
  }

  private init(_ width: Int, _ height: Int) { (self.width, self.height) = (width, height) }
}

extension PixelSize: CustomStringConvertible {
  /// `686 × 240`.
  public var description: String { "\(width) × \(height)" }
}

/// A rectangle of whole pixels: a region of a picture.
public struct PixelRect: Hashable, Sendable {
  /// The left column.
  public var x: Int
  /// The top row.
  public var y: Int
  /// Columns.
  public var width: Int
  /// Rows.
  public var height: Int

  /// A region without a pixel, from which unions start.
  package static var empty: PixelRect { PixelRect(x: 0, y: 0, width: 0, height: 0) }

  /// Creates a region from its top left pixel and its extent.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// One past the right column.
  public var maxX: Int { x + width }
  /// One past the bottom row.
  public var maxY: Int { y + height }
  /// Whether there is no pixel in the region.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The pixels that both regions hold; empty where they do not meet.
  public func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return PixelRect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }

  /// The region without a part of it, which is not empty: what is above, below, left and right.
  package func rest(without part: PixelRect) -> [PixelRect] {
    [
      PixelRect(x: x, y: y, width: width, height: part.y - y),
      PixelRect(x: x, y: part.maxY, width: width, height: maxY - part.maxY),
      PixelRect(x: x, y: part.y, width: part.x - x, height: part.height),
      PixelRect(x: part.maxX, y: part.y, width: maxX - part.maxX, height: part.height),
    ].filter { !$0.isEmpty }
  }

  /// The smallest region that holds both.
  public func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(x, other.x)
    let top = min(y, other.y)
    return PixelRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}

/// A picture: straight-alpha sRGB, 8 bits a channel, four bytes a pixel in the order red, green,
/// blue, alpha.
///
/// Rows follow each other from the top without padding: pixel (x, y) starts at byte `(y * width +
/// x) * 4`.
public struct Bitmap: Hashable, Sendable {
  /// The extent.
  public let size: PixelSize
  /// The channels; always `size.pixelCount * 4` bytes.
  public private(set) var bytes: [UInt8]

  /// Creates a picture of one color.
  public init(size: PixelSize, filledWith color: StraightColor = .clear) {
    self.size = size
    bytes = [UInt8](unsafeUninitializedCapacity: size.pixelCount * 4) { buffer, count in
      let pixel = UInt32(littleEndian: color.packedLittleEndian)
      buffer.withMemoryRebound(to: UInt32.self) { pixels in
        pixels.initialize(repeating: pixel)
      }
      count = size.pixelCount * 4
    }
  }

  /// Creates a picture from its bytes, or nil where their count does not fit the size.
  public init?(size: PixelSize, bytes: [UInt8]) {
    guard bytes.count == size.pixelCount * 4 else { return nil }
    self.size = size
    self.bytes = bytes
  }

  /// Creates a picture whose bytes `body` writes; it must write all `size.pixelCount * 4` of them.
  public init(size: PixelSize, initializingWith body: (UnsafeMutableRawBufferPointer) -> Void) {
    self = .filled(size) {
      body(UnsafeMutableRawBufferPointer(start: $0, count: size.pixelCount * 4))
    }
  }

  private init(_ size: PixelSize, _ bytes: [UInt8]) {
    self.size = size
    self.bytes = bytes
  }

  /// Returns a picture whose `size.pixelCount * 4` bytes `body` writes, from the given address on.
  /// It may use `spareBytes` more behind them.
  package static func filled(
    _ size: PixelSize, spareBytes: Int = 0, by body: (UnsafeMutableRawPointer) -> Void
  ) -> Bitmap {
    Bitmap(
      size,
      [UInt8](unsafeUninitializedCapacity: size.pixelCount * 4 + spareBytes) { buffer, count in
        // A picture has pixels, so the buffer has a place.
        buffer.baseAddress.map { body($0) }
        count = size.pixelCount * 4
      })
  }

  /// Pixels a row.
  public var width: Int { size.width }
  /// Rows.
  public var height: Int { size.height }

  /// The pixel at a column and a row, which must lie inside the picture.
  public subscript(x: Int, y: Int) -> StraightColor {
    get {
      precondition(
        x >= 0 && x < width && y >= 0 && y < height, "pixel (\(x), \(y)) is outside \(size)")
      let start = (y * width + x) * 4
      return StraightColor(
        r: bytes[start], g: bytes[start + 1], b: bytes[start + 2], a: bytes[start + 3])
    }
    set {
      precondition(
        x >= 0 && x < width && y >= 0 && y < height, "pixel (\(x), \(y)) is outside \(size)")
      let start = (y * width + x) * 4
      bytes[start] = newValue.red
      bytes[start + 1] = newValue.green
      bytes[start + 2] = newValue.blue
      bytes[start + 3] = newValue.alpha
    }
  }

  /// Lets `body` change the bytes in place; the count stays.
  public mutating func withUnsafeMutableBytes<Result>(
    _ body: (UnsafeMutableRawBufferPointer) -> Result
  ) -> Result {
    bytes.withUnsafeMutableBytes(body)
  }
}

extension StraightColor {
  /// The four channels as the bytes of one little-endian word: red lowest, alpha highest.
  public var packedLittleEndian: UInt32 {
    UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
  }
}

#if !hasFeature(Embedded)
  extension PixelSize: Codable {
    private enum CodingKeys: CodingKey {
      case width
      case height
    }

    /// Reads `width` and `height`; a side out of range is an error.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let width = try container.decode(Int.self, forKey: .width)
      let height = try container.decode(Int.self, forKey: .height)
      guard let size = PixelSize(width: width, height: height) else {
        throw DecodingError.dataCorruptedError(
          forKey: .width, in: container,
          debugDescription: "\(width) × \(height) is not a size in pixels")
      }
      self = size
    }
  }

  extension PixelRect: Codable {}
#endif
