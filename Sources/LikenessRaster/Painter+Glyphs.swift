/// Glyphs, sharp or blurred.
import LikenessDisplayList
import LikenessGraphics
import LikenessText

extension Glyphs {
  /// Beyond, text is so blurred that nothing of it can be seen, and only time would be spent: a larger sigma is taken as this one.
  static let greatestSigma = Fixed(256)

  var drawnSigma: Fixed { min(max(sigma, .zero), Self.greatestSigma) }

  /// Whole pixels that the blur reaches beyond the glyphs.
  var reach: Int { drawnSigma == .zero ? 0 : Int((Gaussian.reach * drawnSigma.pixels).rounded(.up)) + 1 }

  /// The pixels that the run can change.
  func pixels(_ typeface: any Typeface) -> PixelRect {
    var bounds = PixelRect(x: 0, y: 0, width: 0, height: 0)
    for glyph in run.glyphs {
      guard case .mask(let mask) = typeface.shape(of: glyph.id, size: run.size) else { continue }
      bounds = bounds.union(place(glyph, mask))
    }
    guard !bounds.isEmpty else { return bounds }
    return PixelRect(
      x: bounds.x - reach, y: bounds.y - reach, width: bounds.width + 2 * reach, height: bounds.height + 2 * reach)
  }

  /// The pixels of a glyph: its origin is moved to the nearest whole pixel, so that masks stay as they were drawn.
  func place(_ glyph: PositionedGlyph, _ mask: GlyphMask) -> PixelRect {
    let originX = (Int(x.raw) + Int(glyph.x.raw) + 32) >> 6
    let originY = (Int(y.raw) + Int(glyph.y.raw) + 32) >> 6
    return PixelRect(x: originX + mask.left, y: originY - mask.top, width: mask.width, height: mask.height)
  }
}

extension Painter {
  /// Draws a run of glyphs.
  func draw(_ glyphs: Glyphs) {
    guard glyphs.color.alpha > 0, let typeface = fonts.typeface(glyphs.run.font) else { return }
    if glyphs.drawnSigma > .zero { return drawBlurred(glyphs, typeface) }
    for glyph in glyphs.run.glyphs {
      guard case .mask(let mask) = typeface.shape(of: glyph.id, size: glyphs.run.size) else { continue }
      let place = glyphs.place(glyph, mask)
      let visible = place.intersection(scissor)
      guard !visible.isEmpty else { continue }
      mask.coverage.withUnsafeBufferPointer { coverage in
        guard let base = coverage.baseAddress else { return }
        for y in visible.rows {
          let row = base + ((y - place.y) * place.width + visible.x - place.x)
          blend(glyphs.color, mask: row, over: surface.at(visible.x, y), count: visible.width)
        }
      }
    }
  }

  /// Draws the blur of all glyphs together.
  private func drawBlurred(_ glyphs: Glyphs, _ typeface: any Typeface) {
    let visible = glyphs.pixels(typeface).intersection(scissor)
    guard !visible.isEmpty else { return }
    let reach = glyphs.reach
    let near = PixelRect(
      x: visible.x - reach, y: visible.y - reach, width: visible.width + 2 * reach, height: visible.height + 2 * reach)
    let weights = Gaussian.weights(sigma: glyphs.drawnSigma.pixels)
    // Blurred along rows first: only rows that hold part of a glyph, over the columns in sight.
    var lines: [Int: [Float]] = [:]
    for (y, shares) in unionRows(glyphs, typeface, near: near) {
      lines[y] = blurredRow(shares, from: near.x, weights: weights, columns: visible.x..<visible.maxX)
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
      maskRow.withUnsafeBufferPointer { mask in
        guard let base = mask.baseAddress else { return }
        blend(glyphs.color, mask: base, over: surface.at(visible.x, y), count: visible.width)
      }
    }
  }

  /// The glyphs' masks laid together, row by row, within `near`: where two overlap, the share that either covers if they are independent.
  private func unionRows(_ glyphs: Glyphs, _ typeface: any Typeface, near: PixelRect) -> [Int: [UInt8]] {
    var rows: [Int: [UInt8]] = [:]
    for glyph in glyphs.run.glyphs {
      guard case .mask(let mask) = typeface.shape(of: glyph.id, size: glyphs.run.size) else { continue }
      let place = glyphs.place(glyph, mask)
      let part = place.intersection(near)
      guard !part.isEmpty else { continue }
      for y in part.rows {
        let source = (y - place.y) * place.width - place.x
        // Taken out while it changes, so that it is not copied.
        var row = rows.removeValue(forKey: y) ?? [UInt8](repeating: 0, count: near.width)
        for x in part.x..<part.maxX {
          let share = mask.coverage[source + x]
          guard share > 0 else { continue }
          row[x - near.x] = row[x - near.x] + multiplied(share, 255 - row[x - near.x])
        }
        rows[y] = row
      }
    }
    return rows
  }

  private func blurredRow(_ shares: [UInt8], from first: Int, weights: [Float], columns: Range<Int>) -> [Float] {
    var line = [Float](repeating: 0, count: columns.count)
    for index in shares.indices where shares[index] > 0 {
      let share = Float(shares[index]) / 255
      let center = first + index - columns.lowerBound
      for x in max(0, center - weights.count + 1)..<max(0, center - weights.count + 1, min(line.count, center + weights.count)) {
        line[x] = line[x] + share * weights[abs(x - center)]
      }
    }
    return line
  }
}
