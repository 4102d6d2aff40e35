/// Glyphs, sharp or blurred.
import LikenessBase
import LikenessDisplayList

extension Glyphs {
  /// Beyond, text is so blurred that nothing of it can be seen, and only time would be spent: a
  /// larger sigma is taken as this one.
  static let greatestSigma = Fixed(256)

  var drawnSigma: Fixed { Self.drawn(sigma) }

  fileprivate static func drawn(_ sigma: Fixed) -> Fixed { min(max(sigma, .zero), greatestSigma) }

  /// Whole pixels that the blur reaches beyond the glyphs.
  var reach: Int { Self.reach(drawnSigma) }

  fileprivate static func reach(_ sigma: Fixed) -> Int {
    sigma == .zero ? 0 : Int((Gaussian.reach * sigma.pixels).rounded(.up)) + 1
  }

  /// The pixels that the run can change.
  func pixels(_ shapes: GlyphShapes) -> PixelRect {
    var bounds = PixelRect.empty
    for glyph in run.glyphs {
      switch shapes.shape(of: glyph.id, size: run.size) {
      case .empty: break
      case .mask(let mask): bounds = bounds.union(place(glyph, mask))
      case .outline(let outline):
        let origin = origin(glyph)
        bounds = bounds.union(
          outline.pixels(size: run.size.raw, phaseX: origin.phaseX, phaseY: origin.phaseY).offsetBy(
            x: origin.x, y: origin.y))
      }
    }
    guard !bounds.isEmpty else { return bounds }
    return PixelRect(
      x: bounds.x - reach, y: bounds.y - reach, width: bounds.width + 2 * reach,
      height: bounds.height + 2 * reach)
  }

  /// The pixels of a mask: its origin is moved to the nearest whole pixel, so that masks stay as
  /// they were drawn.
  func place(_ glyph: PositionedGlyph, _ mask: GlyphMask) -> PixelRect {
    let originX = (Int(x.raw) + Int(glyph.x.raw) + 32) >> 6
    let originY = (Int(y.raw) + Int(glyph.y.raw) + 32) >> 6
    return PixelRect(
      x: originX + mask.left, y: originY - mask.top, width: mask.width, height: mask.height)
  }

  /// The origin of the outline of a glyph: the pixel, and the position in it in 64ths.
  @inline(__always)
  func origin(_ glyph: PositionedGlyph) -> (x: Int, y: Int, phaseX: Int32, phaseY: Int32) {
    // Two values within ±2^25: no overflow.
    let originX = x.raw &+ glyph.x.raw
    let originY = y.raw &+ glyph.y.raw
    return (Int(originX &>> 6), Int(originY &>> 6), originX & 63, originY & 63)
  }
}

extension PixelRect {
  func offsetBy(x dx: Int, y dy: Int) -> PixelRect {
    PixelRect(x: x + dx, y: y + dy, width: width, height: height)
  }
}

extension Painter {
  /// Draws a run of glyphs.
  func draw(_ glyphs: Glyphs) {
    guard glyphs.color.alpha > 0, let shapes = shapes(glyphs.run.font) else { return }
    if glyphs.drawnSigma > .zero {
      let visible = glyphs.pixels(shapes).intersection(scissor)
      return drawBlurred(glyphs.color, sigma: glyphs.sigma, in: visible) {
        unionRows(glyphs, shapes, near: $0)
      }
    }
    forEachMask(of: glyphs, shapes, within: scissor) { mask, stride, place, visible in
      // Whole vectors may run over the end of the mask, where its bytes are 0 and pixels stay as
      // they are, but not over that of the surface.
      let isWhole = visible.width == place.width && place.x &+ stride <= surface.region.maxX
      blend(
        glyphs.color, mask: mask, from: (visible.y &- place.y) &* stride &+ visible.x &- place.x,
        stride: stride, over: surface.at(visible.x, visible.y),
        count: isWhole ? stride : visible.width, rows: visible.height, pitch: surface.region.width)
    }
  }

  /// The rows that a run can change, or one or two more.
  func rows(of glyphs: Glyphs) -> Range<Int> {
    let run = glyphs.run
    guard let shapes = shapes(run.font) else { return 0..<0 }
    guard !shapes.standsOnWholePixels, run.size > .zero,
      run.glyphs.allSatisfy({ $0.id <= UInt16.max })
    else {
      return glyphs.pixels(shapes).rows
    }
    // The run's highest and lowest points, as if one glyph had them all.
    var (above, below) = (-Double.infinity, -Double.infinity)
    var (first, last) = (Int32.max, Int32.min)
    func add(_ known: inout [GlyphReach?]) {
      for glyph in run.glyphs {
        let id = Int(glyph.id)
        if id >= known.count { known += Array(repeating: nil, count: id + 1 - known.count) }
        let reach = known[id] ?? GlyphReach(shapes.outline(of: glyph.id, size: run.size))
        known[id] = reach
        (above, below) = (max(above, reach.above), max(below, reach.below))
        (first, last) = (min(first, glyph.y.raw), max(last, glyph.y.raw))
      }
    }
    let font = glyphCache.number(run.font.digest)
    add(&glyphReaches[font, default: []])
    guard above > -Double.infinity else { return 0..<0 }
    // No picture reaches so far. The row more on either side is for the rounding of glyphs, which
    // is off by far less.
    func row(_ y: Double) -> Int { Int(min(max(y.rounded(.down), -0x1p28), 0x1p28)) }
    let (y, size) = (glyphs.y.pixels, run.size.pixels)
    let top = row(y + Double(first) / 64 - above * size) - 1 - glyphs.reach
    return top..<(row(y + Double(last) / 64 + below * size) + 2 + glyphs.reach)
  }

  /// The font of a run, which mostly is that of the last one.
  private func shapes(_ font: FontReference) -> GlyphShapes? {
    if let last = lastShapes, last.font == font.digest { return last.shapes }
    let shapes = environment.glyphs(font)
    lastShapes = shapes.map { (font.digest, $0) }
    return shapes
  }

  /// Calls `body` with the mask of each glyph that meets a region, its bytes a row, its place, and
  /// what of that is within the region.
  private func forEachMask(
    of glyphs: Glyphs, _ shapes: GlyphShapes, within region: PixelRect,
    _ body: (UnsafePointer<UInt8>, Int, PixelRect, PixelRect) -> Void
  ) {
    let run = glyphs.run
    let size = run.size.raw
    // Held here while glyphs are drawn: a local needs no check at each access that nobody else is
    // at it.
    var cache = GlyphCache(sharing: environment.cache)
    swap(&cache, &glyphCache)
    defer { swap(&cache, &glyphCache) }
    guard !shapes.standsOnWholePixels else {
      for glyph in run.glyphs {
        guard case .mask(let mask) = shapes.shape(of: glyph.id, size: run.size) else { continue }
        let place = glyphs.place(glyph, mask)
        let visible = place.intersection(region)
        guard !visible.isEmpty else { continue }
        body(mask.coverage, mask.width, place, visible)
      }
      return
    }
    let font = cache.number(run.font.digest)
    for glyph in run.glyphs {
      let origin = glyphs.origin(glyph)
      guard size <= GlyphCache.keptSize else {
        drawLarge(glyph, of: glyphs, shapes, within: region, body)
        continue
      }
      let key = GlyphKey(
        font: font, size: size, glyph: glyph.id, phaseX: origin.phaseX, phaseY: origin.phaseY)
      let drawn = cache.mask(key) {
        let flat = FlatOutline(
          shapes.outline(of: glyph.id, size: run.size), size: size, phaseX: origin.phaseX,
          phaseY: origin.phaseY)
        return DrawnGlyph(flat)
      }
      if drawn.isTooLarge {
        drawLarge(glyph, of: glyphs, shapes, within: region, body)
        continue
      }
      let place = PixelRect(
        x: origin.x &+ drawn.left, y: origin.y &+ drawn.top, width: drawn.width,
        height: drawn.height)
      if region.holds(place) {
        if drawn.height > 0 { body(drawn.coverage, drawn.stride, place, place) }
      } else {
        let visible = place.intersection(region)
        if !visible.isEmpty { body(drawn.coverage, drawn.stride, place, visible) }
      }
    }
  }

  /// Gives the mask of a glyph that is too large to be kept, as far as it is within the region, a
  /// band of rows at a time.
  private func drawLarge(
    _ glyph: PositionedGlyph, of glyphs: Glyphs, _ shapes: GlyphShapes, within region: PixelRect,
    _ body: (UnsafePointer<UInt8>, Int, PixelRect, PixelRect) -> Void
  ) {
    let origin = glyphs.origin(glyph)
    let outline = shapes.outline(of: glyph.id, size: glyphs.run.size)
    let size = glyphs.run.size.raw
    let place = outline.pixels(size: size, phaseX: origin.phaseX, phaseY: origin.phaseY).offsetBy(
      x: origin.x, y: origin.y)
    let visible = place.intersection(region)
    guard !visible.isEmpty else { return }
    let flat = FlatOutline(outline, size: size, phaseX: origin.phaseX, phaseY: origin.phaseY)
    // 64 K pixels a band: half a megabyte while it is made.
    let rows = max(1, (1 << 16) / visible.width)
    var y = visible.y
    while y < visible.maxY {
      let band = PixelRect(
        x: visible.x, y: y, width: visible.width, height: min(rows, visible.maxY - y))
      let drawn = DrawnGlyph(flat, region: band.offsetBy(x: -origin.x, y: -origin.y))
      withExtendedLifetime(drawn) { body(drawn.mask.coverage, drawn.mask.stride, band, band) }
      y = band.maxY
    }
  }

  /// Draws the blur of masks in a region; `rows` gives those of the region around it that hold part
  /// of one.
  func drawBlurred(
    _ color: StraightColor, sigma: Fixed, in visible: PixelRect,
    rows: (_ near: PixelRect) -> [Int: [UInt8]]
  ) {
    guard !visible.isEmpty else { return }
    let sigma = Glyphs.drawn(sigma)
    let reach = Glyphs.reach(sigma)
    let near = PixelRect(
      x: visible.x - reach, y: visible.y - reach, width: visible.width + 2 * reach,
      height: visible.height + 2 * reach)
    let weights = Gaussian.weights(sigma: sigma.pixels)
    // Blurred along rows first, over the columns in sight.
    var lines: [Int: [Float]] = [:]
    for (y, shares) in rows(near) {
      lines[y] = blurredRow(
        shares, from: near.x, weights: weights, columns: visible.x..<visible.maxX)
    }
    if maskRow.count < visible.width { maskRow = [UInt8](repeating: 0, count: visible.width) }
    var sums = [Float](repeating: 0, count: visible.width)
    for y in visible.rows {
      for x in sums.indices { sums[x] = 0 }
      var isEmpty = true
      for distance in -(weights.count - 1)...(weights.count - 1) {
        guard let line = lines[y + distance] else { continue }
        isEmpty = false
        let weight = weights[abs(distance)]
        for x in sums.indices { sums[x] = sums[x] + weight * line[x] }
      }
      guard !isEmpty else { continue }
      for x in sums.indices { maskRow[x] = maskByte(sums[x]) }
      blend(color, mask: maskRow, over: surface.at(visible.x, y), count: visible.width)
    }
  }

  /// The glyphs' masks laid together, row by row, within `near`: where two overlap, the share that
  /// either covers if they are independent.
  private func unionRows(_ glyphs: Glyphs, _ shapes: GlyphShapes, near: PixelRect) -> [Int: [UInt8]]
  {
    var rows: [Int: [UInt8]] = [:]
    forEachMask(of: glyphs, shapes, within: near) { mask, stride, place, part in
      for y in part.rows {
        let source = mask + ((y - place.y) * stride - place.x)
        // Taken out while it changes, so it is not copied.
        var row = rows.removeValue(forKey: y) ?? [UInt8](repeating: 0, count: near.width)
        for x in part.x..<part.maxX {
          let share = source[x]
          guard share > 0 else { continue }
          row[x - near.x] = row[x - near.x] + multiplied(share, 255 - row[x - near.x])
        }
        rows[y] = row
      }
    }
    return rows
  }

  private func blurredRow(_ shares: [UInt8], from first: Int, weights: [Float], columns: Range<Int>)
    -> [Float]
  {
    var line = [Float](repeating: 0, count: columns.count)
    for index in shares.indices where shares[index] > 0 {
      let share = Float(shares[index]) / 255
      let center = first + index - columns.lowerBound
      for x in max(
        0, center - weights.count + 1)..<max(
          0, center - weights.count + 1, min(line.count, center + weights.count))
      {
        line[x] = line[x] + share * weights[abs(x - center)]
      }
    }
    return line
  }
}

/// How far a glyph reaches above and below its baseline, in ems: endlessly little where nothing is
/// drawn.
struct GlyphReach {
  let above: Double
  let below: Double

  init(_ outline: GlyphOutline) {
    let units = outline.isEmpty ? 0 : Double(outline.unitsPerEm)
    above = units > 0 ? Double(outline.bounds.top) / units : -.infinity
    below = units > 0 ? -Double(outline.bounds.bottom) / units : -.infinity
  }
}

extension GlyphShapes {
  /// The outline of a glyph; nothing where it is none.
  fileprivate func outline(of glyph: UInt32, size: Fixed) -> GlyphOutline {
    guard case .outline(let outline) = shape(of: glyph, size: size) else {
      return GlyphOutline(unitsPerEm: 1, contours: [])
    }
    return outline
  }
}
