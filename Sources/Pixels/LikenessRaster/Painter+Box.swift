/// Boxes: fill and border in one pass, mixed by area.
import LikenessBase
import LikenessDisplayList

extension Painter {
  /// Draws a box.
  ///
  /// - Parameter hidden: Pixels that the next item covers with an opaque color. A rect of one color
  ///   leaves them out: most pictures begin with large rects, and each covers the one before.
  func draw(_ box: Box, hidden: @autoclosure () -> PixelRect? = nil) {
    let outline = Outline(box.shape)
    let visible = outline.pixels.intersection(scissor)
    guard !visible.isEmpty else { return }
    let border = box.border.flatMap { $0.width > .zero && $0.color.alpha > 0 ? $0 : nil }
    let fill = (box.fill ?? .color(.clear)).source
    if border == nil, case .color(let color) = fill, outline.isCrisp {
      for part in visible.parts(around: hidden()) { fillRect(part, with: SolidPaint(color)) }
      return
    }
    draw(
      outline, inside: border.map { Outline(box.shape, inset: $0.width.raw) }, fill: fill,
      border: border?.color, visible: visible)
  }

  /// Lays a color over a region within the scissor.
  func fillRect(_ region: PixelRect, with paint: SolidPaint) {
    guard !paint.isClear else { return }
    blend(
      paint, over: surface.at(region.x, region.y), count: region.width, rows: region.height,
      pitch: surface.region.width)
  }

  /// Draws the rows of a shape within `visible`.
  private func draw(
    _ outline: Outline, inside: Outline?, fill: FillSource, border: StraightColor?,
    visible: PixelRect
  ) {
    let rows = visible.rows
    let columns = visible.x..<visible.maxX
    let outer = OutlineRows(outline, rows: rows, cache: cache)
    let inner = inside.flatMap { $0.isEmpty ? nil : OutlineRows($0, rows: rows, cache: cache) }
    let straight = outline.straightRows
    let innerStraight = inner?.outline.straightRows ?? (inside == nil ? straight : rows)
    let alike = straight.clamped(to: rows).clamped(to: innerStraight.clamped(to: rows))

    // Held here while rows are drawn: a local needs no check at each access that nobody else is at
    // it.
    var scratch = RowScratch()
    swap(&scratch, &rowScratch)
    defer { swap(&scratch, &rowScratch) }

    var gradient: GradientRow?
    var paint = BoxPaint(.clear, border: border)
    switch fill {
    case .color(let color):
      paint = BoxPaint(PremultipliedColor16(color), border: border)
      paint.solidFill = SolidPaint(color)
    case .gradient(let row): gradient = row
    }

    var y = rows.lowerBound
    while y < rows.upperBound {
      outer.make(y, into: &scratch.outer)
      if let inner {
        inner.make(y, into: &scratch.inner)
      } else {
        scratch.inner.clear()
      }
      if let row = gradient, !row.isConstantAlongRows {
        blendGradient(row, border: border, y: y, columns: columns, &scratch)
        y += 1
        continue
      }
      if let row = gradient { paint = BoxPaint(row.color(x: 0, y: y), border: border) }
      scratch.program.make(
        outer: scratch.outer, inner: scratch.inner, columns: columns, paint: paint)
      var end = y + 1
      if gradient == nil, alike.contains(y) { end = alike.upperBound }
      while y < end {
        scratch.program.run(on: surface, row: y)
        y += 1
      }
    }
  }

  /// Lays a row of a gradient over the surface, through the shares in `scratch`.
  private func blendGradient(
    _ gradient: GradientRow, border: StraightColor?, y: Int, columns: Range<Int>,
    _ scratch: inout RowScratch
  ) {
    let start = max(scratch.outer.start, columns.lowerBound)
    let end = min(scratch.outer.end, columns.upperBound)
    guard start < end else { return }
    gradient.colors(from: start, count: end - start, y: y, into: &scratch.colors)
    let over = border.map { PremultipliedColor16($0) }
    let pixels = surface.at(start, y)
    var x = start
    while x < end {
      let o = scratch.outer.share(x)
      let i = min(o, scratch.inner.share(x))
      let fill = scratch.colors[x - start]
      let color: PremultipliedColor16
      if i == PremultipliedColor16.whole {
        color = fill
      } else {
        color = (over?.over(fill) ?? fill).mixed(share: o - i, with: fill, share: i)
      }
      pixels[x - start] = color.isOpaque ? color.pixel : Blend16(color).over(pixels[x - start])
      x += 1
    }
  }
}

extension BoxPaint {
  init(_ fill: PremultipliedColor16, border: StraightColor?) {
    self.init(
      fill: fill, ring: border.map { PremultipliedColor16($0).over(fill) } ?? fill,
      isBorderless: border == nil, solidFill: nil)
  }
}

extension CoverageRow {
  /// The covered share of a pixel.
  func share(_ x: Int) -> UInt32 {
    let index = stretch(at: x).index
    return index >= 0 ? values[index] : index == -1 ? plateau : 0
  }
}
