/// Whether a picture went through an encoder with losses, as it differs from its original.
///
/// An encoder leaves noise everywhere. A change of the drawing does not: text that moved, however little, leaves the ground around it as it was. So the
/// whole of both pictures is asked, in tiles of 8 by 8 pixels, of which a pixel is *flat* that equals its eight neighbours in either picture. There are two signs:
///
/// - *Ripples*, on screens: beside edges, also on ground that was flat. A tile with a contrast of 64 or more (largest minus smallest value of a channel, in either
///   picture) and 12 flat pixels or more is asked. It ripples where a third of them are flat in one picture only, and differ by at most 24. The pictures were
///   encoded where 8 tiles or more are asked, and a third of them ripple. Of pairs of screens that were not encoded, at most one tile in ten did; of encoded ones at
///   least one in two.
/// - *Noise*, on photographs: a tile with fewer flat pixels is asked. It is noisy where a quarter of its pixels or more differ, but the mean of luma by no more than
///   5/2, and that of a channel by no more than 5. The pictures were encoded where 32 tiles or more are asked, and nine tenths of them are noisy. Of thirteen photographs that were
///   encoded 98 tiles of a hundred were, and none to speak of where something was drawn on them, or all was made brighter or of another hue. Where all of a
///   photograph moved by a pixel, up to 98 were if it is very smooth; what moved differs by more than is forgiven then.
///
/// Large pictures are asked in a regular sample of at most 4,096 tiles.
import LikenessGraphics

/// The question to two pictures of one size, which must outlive the value. Exchanging them changes no answer.
struct EncoderEvidence {
  private static let contrast: Int32 = 64
  private static let flatPixels = 12
  private static let largestRipple: UInt8 = 24
  private static let mostSamples = 4096

  private let a: PixelGrid
  private let b: PixelGrid
  private let width: Int
  private let height: Int

  init(_ a: PixelGrid, _ b: PixelGrid, width: Int, height: Int) {
    self.a = a
    self.b = b
    self.width = width
    self.height = height
  }

  /// Asks a sample of the whole tiles: how many had an answer, and how many of these were `true`.
  private func ask(_ question: (_ left: Int, _ top: Int) -> Bool?) -> (asked: Int, agreed: Int) {
    let columns = width / Tile.side
    let rows = height / Tile.side
    var step = 1
    while (columns / step) * (rows / step) > Self.mostSamples { step += 1 }
    var asked = 0
    var agreed = 0
    for row in stride(from: 0, to: rows, by: step) {
      for column in stride(from: 0, to: columns, by: step) {
        guard let answer = question(column * Tile.side, row * Tile.side) else { continue }
        asked += 1
        if answer { agreed += 1 }
      }
    }
    return (asked, agreed)
  }

  // MARK: Photographs

  /// Whether there is the noise of an encoder all over a photograph.
  var isPhotograph: Bool {
    // On screens most tiles are equal, and to look for flat pixels in all of them takes longest.
    guard ask(isNoisy).agreed >= 32 else { return false }
    let tiles = ask { left, top in isTextured(left, top) ? isNoisy(left, top) : nil }
    return tiles.asked >= 32 && 10 * tiles.agreed >= 9 * tiles.asked
  }

  /// Whether the tile at this corner, which may be cut by a side of the pictures, is part of a photograph: few of its pixels are flat.
  func isTextured(_ left: Int, _ top: Int) -> Bool {
    let right = min(left + Tile.side, width)
    let bottom = min(top + Tile.side, height)
    let pixels = (right - left) * (bottom - top)
    var flat = 0
    for y in top..<bottom {
      for x in left..<right where isFlat(a, x, y) || isFlat(b, x, y) { flat += 1 }
      if flat * Tile.side * Tile.side >= Self.flatPixels * pixels { return false }
    }
    return true
  }

  private func isNoisy(_ left: Int, _ top: Int) -> Bool {
    var changed = 0
    var sums = SIMD4<Int32>.zero
    for y in top..<(top + Tile.side) {
      let (p, q) = (a.row(y), b.row(y))
      for x in left..<(left + Tile.side) where p[x] != q[x] {
        // No encoder with losses that screens meet touches alpha.
        guard UInt32(littleEndian: p[x] & q[x]) &>> 24 == 255 else { return false }
        changed += 1
        sums &+= channelsAndLuma(p[x]) &- channelsAndLuma(q[x])
      }
    }
    let pixels = Int32(Tile.side * Tile.side)
    return 4 * changed >= Int(pixels) && 2 * abs(sums[3]) <= 5 * pixels && (0..<3).allSatisfy { abs(sums[$0]) <= 5 * pixels }
  }

  // MARK: Screens

  /// Whether there are ripples beside the edges of a screen.
  var isRippledScreen: Bool {
    let tiles = ask(ripples)
    return tiles.asked >= 8 && 3 * tiles.agreed >= tiles.asked
  }

  /// Whether a whole tile ripples; nil where it is not asked.
  private func ripples(_ left: Int, _ top: Int) -> Bool? {
    guard max(channelContrast(a, left, top), channelContrast(b, left, top)) >= Self.contrast else { return nil }
    var flat = 0
    var rippled = 0
    for y in top..<(top + Tile.side) {
      for x in left..<(left + Tile.side) {
        let isFlatInA = isFlat(a, x, y)
        let isFlatInB = isFlat(b, x, y)
        guard isFlatInA || isFlatInB else { continue }
        flat += 1
        guard isFlatInA != isFlatInB else { continue }
        let delta = PlainKernels.delta(a.row(y)[x], b.row(y)[x])
        if delta > 0, delta <= Self.largestRipple { rippled += 1 }
      }
    }
    return flat < Self.flatPixels ? nil : 3 * rippled >= flat
  }

  private func channelContrast(_ picture: PixelGrid, _ left: Int, _ top: Int) -> Int32 {
    if let contrast = opaqueContrast(picture, left, top) { return contrast }
    var range = ColorRange()
    for y in top..<(top + Tile.side) {
      let row = picture.row(y)
      for x in left..<(left + Tile.side) { range.add(row[x]) }
    }
    return range.channel
  }

  /// The same for a tile without translucent pixels, four pixels at a time; nil for any other.
  private func opaqueContrast(_ picture: PixelGrid, _ left: Int, _ top: Int) -> Int32? {
    var low = SIMD16<UInt8>(repeating: 255)
    var high = SIMD16<UInt8>.zero
    for y in top..<(top + Tile.side) {
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

  private func isFlat(_ picture: PixelGrid, _ x: Int, _ y: Int) -> Bool {
    let own = picture.row(y)[x]
    for row in max(y - 1, 0)...min(y + 1, height - 1) {
      for column in max(x - 1, 0)...min(x + 1, width - 1) where picture.row(row)[column] != own { return false }
    }
    return true
  }
}
