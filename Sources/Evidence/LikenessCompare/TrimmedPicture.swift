/// A reference in the size of an actual picture: cut, or grown, at the bottom and at the right.
import LikenessGraphics

/// What pictures of two sizes have in common, top left on top left.
struct TrimmedPicture {
  /// The reference in the size of the actual picture. What was added is the actual picture's own.
  let picture: Bitmap
  /// The rows at the bottom and the columns at the right that came or went; none where the sizes are equal.
  let moves: [Move]
  /// How many pixels of these are not of the colour that their row, or their column, starts with.
  let replacedPixels: Int

  init(_ reference: Bitmap, to actual: Bitmap) {
    guard reference.size != actual.size else {
      picture = reference
      moves = []
      replacedPixels = 0
      return
    }
    var picture = actual
    let width = min(reference.width, actual.width)
    let height = min(reference.height, actual.height)
    picture.copy(from: reference, PixelRect(x: 0, y: 0, width: width, height: height), to: (0, 0))
    self.picture = picture
    var moves: [Move] = []
    if actual.height > height { moves.append(.rowsInserted(count: actual.height - height, y: height)) }
    if reference.height > height { moves.append(.rowsRemoved(count: reference.height - height, y: height)) }
    if actual.width > width { moves.append(.columnsInserted(count: actual.width - width, x: width)) }
    if reference.width > width { moves.append(.columnsRemoved(count: reference.width - width, x: width)) }
    self.moves = moves
    replacedPixels = [reference, actual].reduce(0) { $0 + Self.figurePixels(of: $1, beyond: width, height) }
  }

  /// A picture of the reference's size, such as a mask, in that of the actual picture; what was added is transparent.
  func moved(_ other: Bitmap) -> Bitmap {
    guard other.size != picture.size else { return other }
    var result = Bitmap(size: picture.size)
    let shared = PixelRect(x: 0, y: 0, width: min(other.width, picture.width), height: min(other.height, picture.height))
    result.copy(from: other, shared, to: (0, 0))
    return result
  }

  private static func figurePixels(of picture: Bitmap, beyond width: Int, _ height: Int) -> Int {
    withPixels(of: picture) { pixels in
      var count = 0
      for y in 0..<picture.height {
        let row = pixels.row(y)
        if y >= height {
          for x in 0..<picture.width where row[x] != row[0] { count += 1 }
        } else {
          for x in width..<max(width, picture.width) where row[x] != pixels.row(0)[x] { count += 1 }
        }
      }
      return count
    }
  }
}
