/// Draws what moved, and what else differs.
import LikenessCompare
import LikenessDisplayList

extension Realignment {
  /// Draws the remaining difference after the moves, and marks the moves in
  /// ``DifferenceColors/moved``: stripes over inserted lines, a dashed line for removed ones, an
  /// outline around a moved block, and a dashed one around its old place; an outline around a pane,
  /// and stripes over the lines that came in. Side by side shows the
  /// original pictures, and the overlay of the moved reference.
  package func differenceImage(
    _ style: DifferenceStyle = .overlay, of original: Comparison, maximumPixels: Int = 100_000_000
  ) throws(DifferenceImageError) -> Bitmap {
    switch style {
    case .blink: return try original.differenceImage(.blink, maximumPixels: maximumPixels)
    case .overlay, .mask:
      var picture = try comparison.differenceImage(style, maximumPixels: maximumPixels)
      mark(on: &picture)
      return picture
    case .sideBySide:
      var picture = try original.differenceImage(.sideBySide, maximumPixels: maximumPixels)
      let overlay = try differenceImage(.overlay, of: original, maximumPixels: maximumPixels)
      let left = 2 * (max(original.reference.width, original.actual.width) + DifferenceColors.gap)
      picture.fill(
        PixelRect(x: left, y: 0, width: picture.width - left, height: picture.height), with: .clear)
      picture.copy(from: overlay, overlay.bounds, to: (left, 0))
      return picture
    }
  }

  private func mark(on picture: inout Bitmap) {
    let width = picture.width
    let height = picture.height
    for move in moves {
      switch move {
      case .rowsInserted(let count, let y):
        picture.stripe(PixelRect(x: 0, y: y, width: width, height: count))
      case .rowsRemoved(_, let y):
        let y = min(place(of: PixelRect(x: 0, y: y, width: 1, height: 1)).y, height - 1)
        picture.dash(PixelRect(x: 0, y: y, width: width, height: 1))
      case .columnsInserted(let count, let x):
        picture.stripe(PixelRect(x: x, y: 0, width: count, height: height))
      case .columnsRemoved(_, let x):
        let x = min(place(of: PixelRect(x: x, y: 0, width: 1, height: 1)).x, width - 1)
        picture.dash(PixelRect(x: x, y: 0, width: 1, height: height))
      case .blockMoved(let block, let right, let down):
        let moved = PixelRect(
          x: block.x + right, y: block.y + down, width: block.width, height: block.height)
        for side in sides(of: place(of: block)) { picture.dash(side) }
        for side in sides(of: moved) { picture.fill(side, with: DifferenceColors.moved) }
      case .paneMoved(let pane, let right, let down):
        let pane = place(of: pane)
        let remaining = PixelRect(
          x: pane.x + max(0, right), y: pane.y + max(0, down), width: pane.width - abs(right),
          height: pane.height - abs(down))
        for side in sides(of: pane) { picture.fill(side, with: DifferenceColors.moved) }
        for part in pane.rest(without: remaining) { picture.stripe(part) }
      }
    }
  }

  /// Where a part of the reference is after its lines were inserted and removed.
  private func place(of part: PixelRect) -> PixelRect {
    var place = part
    for move in moves {
      switch move {
      case .rowsInserted(let count, let y) where place.y >= y: place.y += count
      case .rowsRemoved(let count, let y) where part.y >= y + count: place.y -= count
      case .columnsInserted(let count, let x) where place.x >= x: place.x += count
      case .columnsRemoved(let count, let x) where part.x >= x + count: place.x -= count
      default: break
      }
    }
    return place
  }

  /// The four sides just outside a rectangle.
  private func sides(of rect: PixelRect) -> [PixelRect] {
    [
      PixelRect(x: rect.x - 1, y: rect.y - 1, width: rect.width + 2, height: 1),
      PixelRect(x: rect.x - 1, y: rect.maxY, width: rect.width + 2, height: 1),
      PixelRect(x: rect.x - 1, y: rect.y, width: 1, height: rect.height),
      PixelRect(x: rect.maxX, y: rect.y, width: 1, height: rect.height),
    ]
  }
}

extension Bitmap {
  fileprivate mutating func fill(_ rect: PixelRect, with color: StraightColor) {
    paint(rect, color) { _, _ in true }
  }

  /// Paints two pixels in eight, along a slash.
  fileprivate mutating func stripe(_ rect: PixelRect) {
    paint(rect, DifferenceColors.moved) { ($0 + $1) % 8 < 2 }
  }

  /// Paints four pixels in eight along the line.
  fileprivate mutating func dash(_ rect: PixelRect) {
    paint(rect, DifferenceColors.moved) { ($0 + $1) % 8 < 4 }
  }

  private mutating func paint(
    _ rect: PixelRect, _ color: StraightColor, where isPainted: (Int, Int) -> Bool
  ) {
    let inside = rect.intersection(bounds)
    for y in inside.y..<inside.maxY {
      for x in inside.x..<inside.maxX where isPainted(x, y) { self[x, y] = color }
    }
  }
}
