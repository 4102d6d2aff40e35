/// What the tiles of 8 by 8 pixels of pictures hold: ranges of colours, and by how much two pictures drift apart.
import LikenessGraphics

/// The tiles that encoders work in.
enum Tile {
  /// The width and height, in pixels.
  static let side = 8
}

/// The smallest and the largest values of pixels: red, green, blue, and luma in place of alpha.
struct ColorRange {
  private var lowest = SIMD4<Int32>(repeating: 255)
  private var highest = SIMD4<Int32>.zero

  /// Translucent pixels, whose colour may not show, are passed over.
  @inline(__always)
  mutating func add(_ pixel: UInt32) {
    let p = UInt32(littleEndian: pixel)
    guard p &>> 24 == 255 else { return }
    let values = SIMD4<Int32>(
      Int32(truncatingIfNeeded: p & 255), Int32(truncatingIfNeeded: p &>> 8 & 255), Int32(truncatingIfNeeded: p &>> 16 & 255), luma(p))
    lowest.replace(with: values, where: values .< lowest)
    highest.replace(with: values, where: values .> highest)
  }

  mutating func add(_ other: ColorRange) {
    lowest.replace(with: other.lowest, where: other.lowest .< lowest)
    highest.replace(with: other.highest, where: other.highest .> highest)
  }

  var brightness: Int32 { max(0, highest[3] &- lowest[3]) }
  var channel: Int32 { max(0, highest[0] &- lowest[0], highest[1] &- lowest[1], highest[2] &- lowest[2]) }
}

/// The ranges of the tiles of a picture, those cut by its sides included.
struct TileRanges {
  private var tiles: [ColorRange]
  private let columns: Int
  private let rows: Int

  init(_ picture: PixelGrid, width: Int, height: Int, columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    tiles = [ColorRange](repeating: ColorRange(), count: columns * rows)
    for y in 0..<height {
      let row = picture.row(y)
      let start = y / Tile.side * columns
      for x in 0..<width { tiles[start + x / Tile.side].add(row[x]) }
    }
  }

  /// The contrasts of a tile and the two beyond it on every side.
  func range(around column: Int, _ row: Int) -> (luma: Int32, channel: Int32) {
    var all = ColorRange()
    for y in max(row - 2, 0)...min(row + 2, rows - 1) {
      for x in max(column - 2, 0)...min(column + 2, columns - 1) { all.add(tiles[y * columns + x]) }
    }
    return (all.brightness, all.channel)
  }
}

/// By how much the sums of red, green, blue and luma differ between the tiles of two pictures.
struct TileDrifts {
  private var sums: [SIMD4<Int32>]
  private let width: Int
  private let height: Int
  private let columns: Int

  init(_ a: PixelGrid, _ b: PixelGrid, width: Int, height: Int, columns: Int, rows: Int) {
    self.width = width
    self.height = height
    self.columns = columns
    sums = [SIMD4<Int32>](repeating: .zero, count: columns * rows)
    for y in 0..<height {
      let start = y / Tile.side * columns
      for x in 0..<width where a.row(y)[x] != b.row(y)[x] {
        // At most 64 times 255 a tile.
        sums[start + x / Tile.side] &+= channelsAndLuma(a.row(y)[x]) &- channelsAndLuma(b.row(y)[x])
      }
    }
  }

  /// Whether the mean of luma, or that of a channel, differs by more than that many halves of a level.
  func exceed(halvesOfLuma: Int32, halvesOfChannel: Int32, at column: Int, _ row: Int) -> Bool {
    let pixels = Int32(min(Tile.side, width - column * Tile.side) * min(Tile.side, height - row * Tile.side))
    let sum = sums[row * columns + column]
    return 2 * abs(sum[3]) > halvesOfLuma * pixels || (0..<3).contains { 2 * abs(sum[$0]) > halvesOfChannel * pixels }
  }
}

/// Red, green, blue and luma of a pixel; 0 for a translucent one, whose colour may not show.
@inline(__always)
func channelsAndLuma(_ pixel: UInt32) -> SIMD4<Int32> {
  let p = UInt32(littleEndian: pixel)
  guard p &>> 24 == 255 else { return .zero }
  return SIMD4(
    Int32(truncatingIfNeeded: p & 255), Int32(truncatingIfNeeded: p &>> 8 & 255), Int32(truncatingIfNeeded: p &>> 16 & 255), luma(p))
}

/// The brightness of an opaque pixel, 0…255.
@inline(__always)
func luma(_ p: UInt32) -> Int32 {
  Int32(truncatingIfNeeded: ((p & 255) &* 77 &+ (p &>> 8 & 255) &* 150 &+ (p &>> 16 & 255) &* 29) &>> 8)
}
