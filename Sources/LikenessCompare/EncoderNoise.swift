/// Telling an encoder's noise from changes: what lets ``Metric/perceptual`` compare a JPEG or WebP picture with its original.
///
/// An encoder with losses leaves ripples everywhere beside edges, also on ground that was flat. A change of the drawing does not: text that
/// moved, however little, leaves the ground around it as it was. So the picture as a whole says whether it was encoded:
///
/// 1. *Evidence.* A tile of 8 by 8 pixels with a contrast of 64 or more (largest minus smallest value of a channel, in either picture) is asked. Its flat
///    pixels are those that equal their eight neighbours in either picture. It ripples where it has 12 flat ones or more, and a third of them are
///    flat in one picture only, and differ by at most 24. The pictures were encoded where 8 tiles or more are asked, and a third of them ripple. Of pairs of
///    screens that were not encoded, at most one tile in ten did; of encoded ones at least one in two.
/// 2. *Allowance.* In such pictures a pixel that the rule of an edge does not explain is forgiven where its luma, `(77 R + 150 G + 29 B) / 256`, differs by at
///    most 1/6 of the contrast of luma around it, and each channel by at most 1/2 of the contrast of channels (encoders halve the resolution of colour).
///    Around it are its own tile and two more on every side: an encoder's colour blocks are 16 pixels wide. In flat ground this is nothing.
/// 3. *Means.* Encoders round the mean of a tile most finely, for the eye sees it best. Where the mean of luma of a tile differs by more than 6, or
///    that of a channel by more than 24, something else was drawn, and nothing of the tile is forgiven. In pictures that differ by their encoding alone (JPEG from 85
///    on, WebP from 90 on) luma went to 3.9, and a channel to 21.5, where colours have half the resolution.
///
/// Tiles are laid out from the top left corner. Large pictures are asked in a regular sample of at most 4,096 tiles.
import LikenessGraphics

/// What is forgiven between two pictures of which one went through an encoder.
struct EncoderNoise {
  private static let side = 8
  private static let contrast: Int32 = 64
  private static let flatPixels = 12
  private static let largestRipple: UInt8 = 24
  private static let mostSamples = 4096
  private static let lumaDrift: Int32 = 6
  private static let channelDrift: Int32 = 24

  private let a: PixelGrid
  private let b: PixelGrid
  private let width: Int
  private let columns: Int
  /// The contrast around each tile: of luma, and the largest of the channels. -1 where nothing is forgiven.
  private let contrasts: [(luma: Int32, channel: Int32)]

  /// Nil where the pictures show no sign of an encoder. The pictures must outlive the value.
  init?(_ a: PixelGrid, _ b: PixelGrid, width: Int, height: Int) {
    guard Self.isEncoded(a, b, width: width, height: height) else { return nil }
    self.a = a
    self.b = b
    self.width = width
    columns = (width + Self.side - 1) / Self.side
    let rows = (height + Self.side - 1) / Self.side
    let first = TileRanges(a, width: width, height: height, columns: columns, rows: rows)
    let second = TileRanges(b, width: width, height: height, columns: columns, rows: rows)
    let drifts = TileDrifts(a, b, width: width, height: height, columns: columns, rows: rows)
    var contrasts: [(luma: Int32, channel: Int32)] = []
    contrasts.reserveCapacity(columns * rows)
    for row in 0..<rows {
      for column in 0..<columns {
        guard !drifts.exceed(luma: Self.lumaDrift, channel: Self.channelDrift, at: column, row) else {
          contrasts.append((-1, -1))
          continue
        }
        let p = first.range(around: column, row)
        let q = second.range(around: column, row)
        contrasts.append((max(p.luma, q.luma), max(p.channel, q.channel)))
      }
    }
    self.contrasts = contrasts
  }

  /// Moves what an encoder explains from the different pixels of row `y` to the forgiven ones.
  func forgive(row y: Int, different: BitRow, forgiven: BitRow) {
    for index in 0..<((width + 63) / 64) {
      var left = different[index]
      while left != 0 {
        let bit = left & (0 &- left)
        let x = index &* 64 &+ left.trailingZeroBitCount
        left ^= bit
        if isNoise(x, y) {
          different[index] ^= bit
          forgiven[index] |= bit
        }
      }
    }
  }

  private func isNoise(_ x: Int, _ y: Int) -> Bool {
    let p = UInt32(littleEndian: a.row(y)[x])
    let q = UInt32(littleEndian: b.row(y)[x])
    // No encoder with losses that screens meet touches alpha.
    guard (p & q) &>> 24 == 255 else { return false }
    let around = contrasts[y / Self.side * columns + x / Self.side]
    return 6 &* abs(luma(p) &- luma(q)) <= around.luma && 2 &* Int32(PlainKernels.delta(p, q)) <= around.channel
  }

  // MARK: Evidence

  private static func isEncoded(_ a: PixelGrid, _ b: PixelGrid, width: Int, height: Int) -> Bool {
    let columns = width / side
    let rows = height / side
    var step = 1
    while (columns / step) * (rows / step) > mostSamples { step += 1 }
    var asked = 0
    var rippling = 0
    for row in stride(from: 0, to: rows, by: step) {
      for column in stride(from: 0, to: columns, by: step) {
        guard let ripples = ripples(a, b, column * side, row * side, width: width, height: height) else { continue }
        asked += 1
        if ripples { rippling += 1 }
      }
    }
    return asked >= 8 && 3 * rippling >= asked
  }

  /// Whether a whole tile ripples; nil where it is not asked.
  private static func ripples(_ a: PixelGrid, _ b: PixelGrid, _ left: Int, _ top: Int, width: Int, height: Int) -> Bool? {
    guard max(channelContrast(a, left, top), channelContrast(b, left, top)) >= contrast else { return nil }
    var flat = 0
    var rippled = 0
    for y in top..<(top + side) {
      for x in left..<(left + side) {
        let isFlatInA = isFlat(a, x, y, width, height)
        let isFlatInB = isFlat(b, x, y, width, height)
        guard isFlatInA || isFlatInB else { continue }
        flat += 1
        guard isFlatInA != isFlatInB else { continue }
        let delta = PlainKernels.delta(a.row(y)[x], b.row(y)[x])
        if delta > 0, delta <= largestRipple { rippled += 1 }
      }
    }
    return flat < flatPixels ? nil : 3 * rippled >= flat
  }

  private static func channelContrast(_ picture: PixelGrid, _ left: Int, _ top: Int) -> Int32 {
    if let contrast = opaqueContrast(picture, left, top) { return contrast }
    var range = ColorRange()
    for y in top..<(top + side) {
      let row = picture.row(y)
      for x in left..<(left + side) { range.add(row[x]) }
    }
    return range.channel
  }

  /// The same for a tile without translucent pixels, four pixels at a time; nil for any other.
  private static func opaqueContrast(_ picture: PixelGrid, _ left: Int, _ top: Int) -> Int32? {
    var low = SIMD16<UInt8>(repeating: 255)
    var high = SIMD16<UInt8>.zero
    for y in top..<(top + side) {
      let row = UnsafeRawPointer(picture.row(y) + left)
      let pixels = (row.loadUnaligned(as: SIMD16<UInt8>.self), row.loadUnaligned(fromByteOffset: 16, as: SIMD16<UInt8>.self))
      low = smaller(low, smaller(pixels.0, pixels.1))
      high = larger(high, larger(pixels.0, pixels.1))
    }
    guard low[3] & low[7] & low[11] & low[15] == 255 else { return nil }
    var contrast: UInt8 = 0
    for channel in 0..<3 {
      let most = max(high[channel], high[channel + 4], high[channel + 8], high[channel + 12])
      let least = min(low[channel], low[channel + 4], low[channel + 8], low[channel + 12])
      contrast = max(contrast, most - least)
    }
    return Int32(contrast)
  }

  private static func isFlat(_ picture: PixelGrid, _ x: Int, _ y: Int, _ width: Int, _ height: Int) -> Bool {
    let own = picture.row(y)[x]
    for row in max(y - 1, 0)...min(y + 1, height - 1) {
      for column in max(x - 1, 0)...min(x + 1, width - 1) where picture.row(row)[column] != own { return false }
    }
    return true
  }
}
