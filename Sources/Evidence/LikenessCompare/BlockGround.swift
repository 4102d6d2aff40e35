/// The ground that a block stands on, as far as what lies beside it tells.
import LikenessGraphics

/// The pixels of a rectangle that continue what surrounds it, in one picture.
///
/// A pixel is ground where it lies on the straight line between the two pixels just outside of its row, or of its column: of their very colour where they
/// are equal, within 1 in every channel where they are not, as in a gradient. At a side of the picture the one pixel that is there has to be equal.
struct BlockGround {
  private let picture: PixelGrid
  private let box: PixelRect
  private let sides: (left: Bool, right: Bool, top: Bool, bottom: Bool)
  private let bounds: PixelRect

  /// The picture must outlive the value.
  ///
  /// - Parameters:
  ///   - box: a rectangle inside the picture.
  ///   - bounds: the extent of the picture.
  init(_ picture: PixelGrid, of box: PixelRect, in bounds: PixelRect) {
    self.picture = picture
    self.box = box
    self.bounds = bounds
    sides = (box.x > bounds.x, box.maxX < bounds.maxX, box.y > bounds.y, box.maxY < bounds.maxY)
  }

  /// Whether a pixel of the rectangle is ground.
  func contains(_ x: Int, _ y: Int) -> Bool {
    let row = picture.row(y)
    let left = sides.left ? row[box.x &- 1] : nil
    let right = sides.right ? row[box.maxX] : nil
    if Self.isBetween(row[x], left, right, x &- box.x &+ 1, of: box.width &+ 1) { return true }
    let top = sides.top ? picture.row(box.y &- 1)[x] : nil
    let bottom = sides.bottom ? picture.row(box.maxY)[x] : nil
    return Self.isBetween(row[x], top, bottom, y &- box.y &+ 1, of: box.height &+ 1)
  }

  private static func isBetween(_ pixel: UInt32, _ first: UInt32?, _ second: UInt32?, _ step: Int, of steps: Int) -> Bool {
    guard let first, let second else { return pixel == first ?? second }
    if first == second { return pixel == first }
    var shift: UInt32 = 0
    while shift < 32 {
      func channel(_ pixel: UInt32) -> Int { Int(pixel &>> shift & 255) }
      // At most 255 times a side of a picture.
      let line = channel(first) * (steps - step) + channel(second) * step
      if abs(channel(pixel) * steps - line) > steps { return false }
      shift &+= 8
    }
    return true
  }

  /// Whether fewer than a quarter of the neighbours along the border outside are equal, as in a photograph: then nothing tells what the rectangle hid.
  var isTextured: Bool {
    var equal = 0
    var pairs = 0
    let columns = max(box.x - 1, bounds.x)..<min(box.maxX + 1, bounds.maxX)
    let rows = max(box.y - 1, bounds.y)..<min(box.maxY + 1, bounds.maxY)
    for y in [box.y - 1, box.maxY] where y >= bounds.y && y < bounds.maxY {
      let row = picture.row(y)
      for x in columns.dropFirst() {
        pairs += 1
        if row[x] == row[x - 1] { equal += 1 }
      }
    }
    for x in [box.x - 1, box.maxX] where x >= bounds.x && x < bounds.maxX {
      for y in rows.dropFirst() {
        pairs += 1
        if picture.row(y)[x] == picture.row(y - 1)[x] { equal += 1 }
      }
    }
    return pairs > 0 && 4 * equal < pairs
  }

  /// The rectangle without outer rows and columns that merely repeat what lies beside them outside.
  static func tightened(_ box: PixelRect, of picture: PixelGrid, in bounds: PixelRect) -> PixelRect? {
    var (left, top, right, bottom) = (box.x, box.y, box.maxX, box.maxY)
    func repeats(column x: Int, _ beside: Int) -> Bool {
      beside >= bounds.x && beside < bounds.maxX && (top..<bottom).allSatisfy { picture.row($0)[x] == picture.row($0)[beside] }
    }
    func repeats(row y: Int, _ beside: Int) -> Bool {
      guard beside >= bounds.y, beside < bounds.maxY else { return false }
      let (own, other) = (picture.row(y), picture.row(beside))
      return (left..<right).allSatisfy { own[$0] == other[$0] }
    }
    while left < right, repeats(column: left, left - 1) { left += 1 }
    while left < right, repeats(column: right - 1, right) { right -= 1 }
    guard left < right else { return nil }
    while top < bottom, repeats(row: top, top - 1) { top += 1 }
    while top < bottom, repeats(row: bottom - 1, bottom) { bottom -= 1 }
    return top < bottom ? PixelRect(x: left, y: top, width: right - left, height: bottom - top) : nil
  }
}
