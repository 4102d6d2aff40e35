/// Blocks of a picture that moved: equal pixels in another place.
import LikenessGraphics

/// A block of the reference, and by how much it moved.
struct BlockMove: Equatable {
  var from: PixelRect
  var right: Int
  var down: Int
}

/// Finds blocks that stand on ground of one colour in both pictures, which have one size.
///
/// Where a block left or arrived, pixels differ. Each region of differences gives what stands out from its ground in the reference, and what does
/// in the actual picture; two of equal size and pixels are one block that moved. At most ``Difference/maximumRegions`` regions are
/// looked at, the most important first, so time is bounded by their pixels. Blocks with the same move that lie side by side are told as one.
func movedBlocks(_ reference: Bitmap, _ actual: Bitmap) -> [BlockMove] {
  guard let difference = try? Comparison(reference, actual).difference else { return [] }
  let picture = PixelRect(x: 0, y: 0, width: reference.width, height: reference.height)
  let boxes = difference.regions.map(\.bounds)
  let left = boxes.map { figure(in: reference, $0, picture) }
  var arrived = boxes.map { figure(in: actual, $0, picture) }
  var moves: [BlockMove] = []
  for from in left {
    guard let from else { continue }
    for index in arrived.indices {
      guard let to = arrived[index], to.width == from.width, to.height == from.height, (to.x, to.y) != (from.x, from.y),
        haveEqualPixels(reference, from, actual, to)
      else { continue }
      moves.append(BlockMove(from: from, right: to.x - from.x, down: to.y - from.y))
      arrived[index] = nil
      break
    }
  }
  return joined(moves)
}

/// The smallest rectangle around what is not ground in a box; nil where all is, or where the ground is not of one colour.
private func figure(in picture: Bitmap, _ box: PixelRect, _ bounds: PixelRect) -> PixelRect? {
  // The ring around the box is equal in both pictures, so the ground is taken from there.
  let ring = PixelRect(x: box.x - 1, y: box.y - 1, width: box.width + 2, height: box.height + 2).intersection(bounds)
  return withPixels(of: picture) { pixels in
    var ground: UInt32?
    for y in [ring.y, ring.maxY - 1] where y < box.y || y >= box.maxY {
      for x in ring.x..<ring.maxX {
        if ground == nil { ground = pixels.row(y)[x] }
        if ground != pixels.row(y)[x] { return nil }
      }
    }
    for x in [ring.x, ring.maxX - 1] where x < box.x || x >= box.maxX {
      for y in ring.y..<ring.maxY {
        if ground == nil { ground = pixels.row(y)[x] }
        if ground != pixels.row(y)[x] { return nil }
      }
    }
    var left = box.maxX
    var right = box.x - 1
    var top = box.maxY
    var bottom = box.y - 1
    for y in box.y..<box.maxY {
      let row = pixels.row(y)
      for x in box.x..<box.maxX where row[x] != ground {
        left = min(left, x)
        right = max(right, x)
        top = min(top, y)
        bottom = max(bottom, y)
      }
    }
    return right < left ? nil : PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }
}

private func haveEqualPixels(_ a: Bitmap, _ first: PixelRect, _ b: Bitmap, _ second: PixelRect) -> Bool {
  withPixels(of: a) { p in
    withPixels(of: b) { q in
      (0..<first.height).allSatisfy { y in
        let one = p.row(first.y + y) + first.x
        let other = q.row(second.y + y) + second.x
        return (0..<first.width).allSatisfy { one[$0] == other[$0] }
      }
    }
  }
}

/// Letters of a line that moved are one block.
private func joined(_ moves: [BlockMove]) -> [BlockMove] {
  var result: [BlockMove] = []
  for move in moves.sorted(by: { ($0.from.y, $0.from.x) < ($1.from.y, $1.from.x) }) {
    let reach = 32
    let index = result.firstIndex { other in
      let near = PixelRect(
        x: other.from.x - reach, y: other.from.y - reach, width: other.from.width + 2 * reach, height: other.from.height + 2 * reach)
      return other.right == move.right && other.down == move.down && !near.intersection(move.from).isEmpty
    }
    if let index { result[index].from = result[index].from.union(move.from) } else { result.append(move) }
  }
  return result
}
