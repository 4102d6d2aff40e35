/// Shadows: the blur of a rounded rect without the pixels that its caster covers.
import LikenessBase
import LikenessDisplayList

extension Shadow {
  /// The pixels that the shadow can change.
  var pixels: PixelRect {
    let outline = Outline(shape)
    guard !outline.isEmpty else { return .empty }
    let sharp = outline.pixels
    let reach = sigma > .zero ? Int((Gaussian.reach * sigma.pixels).rounded(.up)) : 0
    return PixelRect(
      x: sharp.x - reach, y: sharp.y - reach, width: sharp.width + 2 * reach,
      height: sharp.height + 2 * reach)
  }
}

extension Painter {
  /// Draws a shadow.
  ///
  /// - Parameter hidden: pixels that the next item covers with an opaque color, so that drawing
  ///   them would be for nothing.
  func draw(_ shadow: Shadow, hidden: PixelRect?) {
    let visible = shadow.pixels.intersection(scissor)
    guard shadow.color.alpha > 0, !visible.isEmpty else { return }
    let cutout = shadow.cutout.map { Outline($0) }.flatMap {
      $0.isEmpty ? nil : OutlineRows($0, rows: visible.rows, cache: cache)
    }
    if shadow.sigma <= .zero {
      guard let cutout else { return draw(Box(shadow.shape, fill: .color(shadow.color))) }
      return drawSharp(shadow, visible: visible, cutout: cutout)
    }
    let hidden = hidden.map { $0.intersection(visible) }.flatMap { $0.isEmpty ? nil : $0 }
    if cutout == nil, let quadrants = ShadowQuadrants(shadow, cache: cache) {
      for y in visible.rows {
        if let hidden, hidden.rows.contains(y) {
          quadrants.draw(y, columns: visible.x..<max(visible.x, hidden.x), surface: surface)
          quadrants.draw(
            y, columns: min(hidden.maxX, visible.maxX)..<visible.maxX, surface: surface)
        } else {
          quadrants.draw(y, columns: visible.x..<visible.maxX, surface: surface)
        }
      }
      return
    }
    let rows = ShadowRows(shadow, visible: visible, cache: cache)
    if maskRow.count < visible.width { maskRow = [UInt8](repeating: 0, count: visible.width) }
    for y in visible.rows {
      rows.make(y, into: &maskRow)
      var clear: Range<Int>?
      if let cutout {
        cutout.make(y, into: &outerRow)
        clear = cutMask(columns: visible.x..<visible.maxX)
      }
      let first = clear?.lowerBound ?? visible.maxX
      blend(shadow.color, mask: maskRow, over: surface.at(visible.x, y), count: first - visible.x)
      if let end = clear?.upperBound {
        blend(
          shadow.color, mask: maskRow, from: end - visible.x, over: surface.at(end, y),
          count: visible.maxX - end)
      }
    }
  }

  /// Subtracts the coverage in `outerRow` from the mask, and returns the columns that become empty.
  private func cutMask(columns: Range<Int>) -> Range<Int>? {
    let start = max(outerRow.start, columns.lowerBound)
    let end = min(outerRow.end, columns.upperBound)
    guard start < end else { return nil }
    var clear: Range<Int>?
    if outerRow.plateau == PremultipliedColor16.whole, outerRow.plateauStart < outerRow.plateauEnd {
      clear = (outerRow.plateauStart..<outerRow.plateauEnd).clamped(to: columns)
      if clear?.isEmpty == true { clear = nil }
    }
    var x = start
    while x < end {
      if let clear, clear.contains(x) {
        x = clear.upperBound
        continue
      }
      let left = PremultipliedColor16.whole - outerRow.share(x)
      let index = x - columns.lowerBound
      maskRow[index] = UInt8((UInt32(maskRow[index]) * left + 32_768) >> 16)
      x += 1
    }
    return clear
  }

  /// A shadow without blur: the share of a pixel that the shape covers, less what the cutout covers
  /// of it.
  private func drawSharp(_ shadow: Shadow, visible: PixelRect, cutout: OutlineRows) {
    let shape = OutlineRows(Outline(shadow.shape), rows: visible.rows, cache: cache)
    let color = PremultipliedColor16(shadow.color)
    for y in visible.rows {
      shape.make(y, into: &outerRow)
      cutout.make(y, into: &innerRow)
      for x in max(
        outerRow.start, visible.x)..<max(outerRow.start, visible.x, min(outerRow.end, visible.maxX))
      {
        let covered = outerRow.share(x)
        let hidden = innerRow.share(x)
        guard covered > hidden else { continue }
        let pixel = surface.at(x, y)
        pixel.pointee = Blend16(color.scaled(by: covered - hidden)).over(pixel.pointee)
      }
    }
  }

  /// The pixels that the first of some items covers with an opaque color: the rows of a box between
  /// its corners, inside its border.
  func opaquePixels(of items: Range<Int>) -> PixelRect? {
    let first = items.first { if case .view = list.items[$0].drawing { false } else { true } }
    guard let first, case .box(let box) = list.items[first].drawing,
      case .color(let color) = box.fill, color.isOpaque
    else { return nil }
    let outline = Outline(box.shape, inset: max(0, box.border?.width.raw ?? 0))
    guard !outline.isEmpty else { return nil }
    let rows = outline.straightRows
    let left = Int((outline.left + 63) >> 6)
    let right = Int(outline.right >> 6)
    return rows.isEmpty || left >= right
      ? nil : PixelRect(x: left, y: rows.lowerBound, width: right - left, height: rows.count)
  }
}

/// A shadow that is large enough for its four corners not to meet: all of it is found in the masks
/// of its corners.
private struct ShadowQuadrants {
  private struct Corner {
    var blur: QuadrantBlur
    /// The outermost column and row that the blur reaches.
    var column: Int
    var row: Int
  }

  private let color: StraightColor
  private let topLeft: Corner
  private let topRight: Corner
  private let bottomRight: Corner
  private let bottomLeft: Corner

  init?(_ shadow: Shadow, cache: CoverageCache) {
    let outline = Outline(shadow.shape)
    func corner(_ key: CornerKey) -> BlurKey {
      BlurKey(radius: key.radius, sigma: shadow.sigma.raw, phaseX: key.phaseX, phaseY: key.phaseY)
    }
    let keys = [outline.topLeft, outline.topRight, outline.bottomRight, outline.bottomLeft].map(
      corner)
    guard keys.allSatisfy({ $0.isKept }) else { return nil }
    let pixels = outline.pixels
    let room = 2 * keys[0].outside
    // Opposite corners must be apart too: the edge of the one runs on, straight, beside the other.
    guard
      max(keys[0].columns, keys[3].columns) + max(keys[1].columns, keys[2].columns) <= pixels.width
        + room,
      max(keys[0].rows, keys[1].rows) + max(keys[3].rows, keys[2].rows) <= pixels.height + room
    else { return nil }
    func make(_ key: BlurKey, right: Bool, bottom: Bool) -> Corner {
      Corner(
        blur: cache.quadrant(key),
        column: right ? pixels.maxX - 1 + key.outside : pixels.x - key.outside,
        row: bottom ? pixels.maxY - 1 + key.outside : pixels.y - key.outside)
    }
    color = shadow.color
    topLeft = make(keys[0], right: false, bottom: false)
    topRight = make(keys[1], right: true, bottom: false)
    bottomRight = make(keys[2], right: true, bottom: true)
    bottomLeft = make(keys[3], right: false, bottom: true)
  }

  /// Draws `columns` of a row.
  func draw(_ y: Int, columns: Range<Int>, surface: Surface) {
    guard !columns.isEmpty else { return }
    let (left, leftRow) = place(topLeft, bottomLeft, y)
    let (right, rightRow) = place(topRight, bottomRight, y)
    let leftEnd = left.column + left.blur.columns - 1
    let rightStart = right.column - right.blur.columns + 2
    let start = (left.column..<leftEnd).clamped(to: columns)
    if !start.isEmpty {
      blend(
        color, mask: left.blur.mask,
        from: leftRow * left.blur.columns + start.lowerBound - left.column,
        over: surface.at(start.lowerBound, y), count: start.count)
    }
    let middle = (leftEnd..<rightStart).clamped(to: columns)
    if !middle.isEmpty {
      let plateau = left.blur.mask[leftRow * left.blur.columns + left.blur.columns - 1]
      if plateau > 0 {
        blend(
          SolidPaint(color, coverage: plateau), over: surface.at(middle.lowerBound, y),
          count: middle.count)
      }
    }
    let end = (rightStart..<(right.column + 1)).clamped(to: columns)
    if !end.isEmpty {
      // Element 0 of a mirrored row is the plateau, which `rightStart` comes after.
      let offset = rightRow * right.blur.columns + 1 + end.lowerBound - rightStart
      blend(
        color, mask: right.blur.mirroredMask, from: offset, over: surface.at(end.lowerBound, y),
        count: end.count)
    }
  }

  /// Which of two corners of a side a row belongs to, and which row of its mask.
  private func place(_ top: Corner, _ bottom: Corner, _ y: Int) -> (Corner, Int) {
    let fromBottom = bottom.row - y
    if fromBottom < bottom.blur.rows - 1 { return (bottom, fromBottom) }
    return (top, min(y - top.row, top.blur.rows - 1))
  }
}

/// The rows of any shadow: the product of two blurred intervals, less the four blurred spandrels.
private final class ShadowRows {
  private struct Corner {
    var key: BlurKey
    /// The outermost column and row that the blur reaches.
    var column: Int
    var row: Int
    var isRight: Bool
    var isBottom: Bool
    /// As much of the spandrel as has been worked out.
    var blur: SpandrelBlur?
  }

  private let visible: PixelRect
  private let horizontal: [Float]
  private let vertical: [Float]
  private var corners: [Corner] = []
  private let cache: CoverageCache
  private var line: [Float]

  init(_ shadow: Shadow, visible: PixelRect, cache: CoverageCache) {
    self.visible = visible
    self.cache = cache
    let outline = Outline(shadow.shape)
    let sigma = shadow.sigma.pixels
    func interval(_ first: Int, _ count: Int, _ from: Int32, _ to: Int32) -> [Float] {
      zip(
        blurredEdges(first: first, count: count, edge: from, sigma: sigma),
        blurredEdges(first: first, count: count, edge: to, sigma: sigma)
      ).map { max(0, $0 - $1) }
    }
    horizontal = interval(visible.x, visible.width, outline.left, outline.right)
    vertical = interval(visible.y, visible.height, outline.top, outline.bottom)
    line = horizontal
    let pixels = outline.pixels
    for (key, isRight, isBottom) in [
      (outline.topLeft, false, false), (outline.topRight, true, false),
      (outline.bottomRight, true, true),
      (outline.bottomLeft, false, true),
    ] where key.radius > 0 {
      let blurKey = BlurKey(
        radius: key.radius, sigma: shadow.sigma.raw, phaseX: key.phaseX, phaseY: key.phaseY)
      corners.append(
        Corner(
          key: blurKey,
          column: isRight ? pixels.maxX - 1 + blurKey.outside : pixels.x - blurKey.outside,
          row: isBottom ? pixels.maxY - 1 + blurKey.outside : pixels.y - blurKey.outside,
          isRight: isRight, isBottom: isBottom))
    }
  }

  /// Writes the mask of a row of `visible`.
  func make(_ y: Int, into mask: inout [UInt8]) {
    let share = vertical[y - visible.y]
    for x in horizontal.indices { line[x] = horizontal[x] * share }
    for index in corners.indices { subtract(index, y) }
    for x in line.indices { mask[x] = maskByte(line[x]) }
  }

  private func subtract(_ index: Int, _ y: Int) {
    let corner = corners[index]
    let row = corner.isBottom ? corner.row - y : y - corner.row
    guard (0..<corner.key.rows).contains(row) else { return }
    let columns = columnsInSight(corner)
    guard !columns.isEmpty else { return }
    let blur: SpandrelBlur
    if let known = corner.blur, known.rowRange.contains(row) {
      blur = known
    } else if corner.key.isKept {
      blur = cache.spandrel(corner.key)
      corners[index].blur = blur
    } else {
      // A handful of rows at a time, in the direction in which they will be asked for.
      let rows =
        corner.isBottom ? max(0, row - 15)..<(row + 1) : row..<min(row + 16, corner.key.rows)
      blur = SpandrelBlur(corner.key, rows: rows, columns: columns)
      corners[index].blur = blur
    }
    let width = blur.columnRange.count
    let start = (row - blur.rowRange.lowerBound) * width - blur.columnRange.lowerBound
    for column in columns {
      let x = corner.isRight ? corner.column - column : corner.column + column
      line[x - visible.x] -= blur.values[start + column]
    }
  }

  /// The columns of a corner's blur that are visible, counted from the outside.
  private func columnsInSight(_ corner: Corner) -> Range<Int> {
    let range =
      corner.isRight
      ? (corner.column - visible.maxX + 1)..<(corner.column - visible.x + 1)
      : (visible.x - corner.column)..<(visible.maxX - corner.column)
    return range.clamped(to: 0..<corner.key.columns)
  }
}
