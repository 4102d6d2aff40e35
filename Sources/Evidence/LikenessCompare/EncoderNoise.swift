/// Telling an encoder's noise from changes: what lets ``Metric/perceptual`` compare a JPEG or WebP picture with its original.
///
/// ``EncoderEvidence`` says whether the picture as a whole was encoded: by ripples beside the edges of a screen, or by a little noise all over a photograph.
///
/// 1. *Allowance.* In such pictures a pixel that the rule of an edge does not explain is forgiven where its luma, `(77 R + 150 G + 29 B) / 256`, differs by at
///    most 1/6 of the contrast of luma around it and the 2 of rounding, and each channel by at most 1/2 of the contrast of channels (encoders halve the resolution of colour).
///    Around it are its own tile of 8 by 8 pixels and two more on every side: an encoder's colour blocks are 16 pixels wide. In flat ground this is nothing.
/// 2. *Means.* Encoders round the mean of a tile most finely, for the eye sees it best. Where the mean of luma of a tile differs by more than 6, or
///    that of a channel by more than 24, something else was drawn, and nothing of the tile is forgiven. In pictures that differ by their encoding alone (JPEG from 85
///    on, WebP from 90 on) luma went to 3.9, and a channel to 21.5, where colours have half the resolution.
/// 3. *Photographs.* Where there is the noise of an encoded photograph, a tile is a part of one where fewer than 3/16 of its pixels are flat. There luma may differ
///    by 8, or by 1/5 of the contrast, and a channel by 12, or by 1/2 of it; in the other tiles by 4 and by 6, or as above. That much only where the means differ by no more
///    than 5/2 and 5, for an encoder has no sharp edges to round there: where they do, something was drawn, and nothing of a photograph's tile is forgiven, unless the rest of the
///    picture is a screen that ripples. In thirteen photographs, encoded as above, the means went to 2.3 and 5.0.
///
/// Tiles are laid out from the top left corner.
import LikenessGraphics

/// What is forgiven between two pictures of which one went through an encoder.
struct EncoderNoise {
  /// What is forgiven a tile: by how much luma and a channel of a pixel may differ, which is -1 where nothing is.
  private typealias Allowance = (luma: Int32, channel: Int32)

  private static let nothing: Allowance = (-1, -1)

  private let a: PixelGrid
  private let b: PixelGrid
  private let width: Int
  private let columns: Int
  private let allowances: [Allowance]

  /// Nil where the pictures show no sign of an encoder. The pictures must outlive the value.
  init?(_ a: PixelGrid, _ b: PixelGrid, width: Int, height: Int) {
    let evidence = EncoderEvidence(a, b, width: width, height: height)
    let (isPhotograph, isScreen) = (evidence.isPhotograph, evidence.isRippledScreen)
    guard isPhotograph || isScreen else { return nil }
    self.a = a
    self.b = b
    self.width = width
    let columns = (width + Tile.side - 1) / Tile.side
    self.columns = columns
    let rows = (height + Tile.side - 1) / Tile.side
    let first = TileRanges(a, width: width, height: height, columns: columns, rows: rows)
    let second = TileRanges(b, width: width, height: height, columns: columns, rows: rows)
    let drifts = TileDrifts(a, b, width: width, height: height, columns: columns, rows: rows)
    allowances = (0..<rows * columns).map { tile in
      let (row, column) = (tile / columns, tile % columns)
      let p = first.range(around: column, row)
      let q = second.range(around: column, row)
      let contrast = (luma: max(p.luma, q.luma), channel: max(p.channel, q.channel))
      let general =
        drifts.exceed(halvesOfLuma: 12, halvesOfChannel: 48, at: column, row)
        ? Self.nothing : (contrast.luma / 6 + Int32(PerceptualLimits.rounding), contrast.channel / 2)
      guard isPhotograph else { return general }
      let isTextured = evidence.isTextured(column * Tile.side, row * Tile.side)
      guard !drifts.exceed(halvesOfLuma: 5, halvesOfChannel: 10, at: column, row) else {
        return isTextured && !isScreen ? Self.nothing : general
      }
      return isTextured
        ? (max(8, contrast.luma / 5), max(12, contrast.channel / 2))
        : (max(4, contrast.luma / 6 + Int32(PerceptualLimits.rounding)), max(6, contrast.channel / 2))
    }
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
    let allowance = allowances[y / Tile.side * columns + x / Tile.side]
    return abs(luma(p) &- luma(q)) <= allowance.luma && Int32(PlainKernels.delta(p, q)) <= allowance.channel
  }
}
