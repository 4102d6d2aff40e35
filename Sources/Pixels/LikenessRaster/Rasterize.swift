/// Draws a display list into a picture.
import LikenessDisplayList

extension DisplayList {
  /// Draws the list.
  ///
  /// Every item is laid over what is there (source-over, premultiplied, 8 bits a channel, each step
  /// rounded once); edges are mixed by exact area. The same list gives the same picture on every
  /// machine, in debug and release, with any number of threads. Nothing outside the picture costs
  /// time, however far the items reach.
  ///
  /// - Parameters:
  ///   - environment: The fonts of the list's glyph runs, and what else drawing needs.
  ///   - limits: What is refused as too large.
  /// - Returns: The picture, with straight alpha.
  /// - Throws: ``RasterError`` before anything is drawn: a font or a picture is missing, groups do
  ///   not balance or nest too deep, or there are too many pixels.
  package func rasterized(in environment: RasterEnvironment, limits: RasterLimits = RasterLimits())
    throws(RasterError) -> Bitmap
  {
    let plan = try RasterPlan(self, glyphs: environment.glyphs, limits: limits)
    return Bitmap.filled(size) { bytes in
      environment.prepare(UnsafeMutableRawBufferPointer(start: bytes, count: size.pixelCount * 4))
      let rowsPerThread = (size.height - 1) / max(1, environment.threads) + 1
      // Each body writes rows of its own; bodies share nothing that changes but the cache.
      nonisolated(unsafe) let pixels = bytes.bindMemory(to: Pixel.self, capacity: size.pixelCount)
      let body: @Sendable (Int) -> Void = { part in
        let first = part * rowsPerThread
        let rows = first..<min(first + rowsPerThread, size.height)
        draw(rows, on: pixels, in: environment, plan: plan)
      }
      let count = (size.height - 1) / rowsPerThread + 1
      if count > 1 { environment.concurrently(count, body) } else { body(0) }
    }
  }

  /// Draws some rows of the picture, a band at a time: what an item touches is then still in the
  /// processor's cache when the next item is laid over it.
  private func draw(
    _ rows: Range<Int>, on pixels: UnsafeMutablePointer<Pixel>, in environment: RasterEnvironment,
    plan: RasterPlan
  ) {
    func surface(_ rows: Range<Int>) -> Surface {
      Surface(
        pixels: pixels + rows.lowerBound * size.width,
        region: PixelRect(x: 0, y: rows.lowerBound, width: size.width, height: rows.count))
    }
    var rowsPerBand = max(1, environment.bandPixels / size.width)
    // Most of so few rows stays in the cache anyway, and to find the rows of items takes time too.
    if rows.count <= 2 * rowsPerBand { rowsPerBand = rows.count }
    let painter = Painter(self, in: environment, plan: plan, surface: surface(rows))
    if rowsPerBand < rows.count { painter.findRows() }
    for y in stride(from: rows.lowerBound, to: rows.upperBound, by: rowsPerBand) {
      painter.surface = surface(y..<min(y + rowsPerBand, rows.upperBound))
      painter.scissor = painter.surface.region
      painter.storeBackground()
      painter.draw()
      // Laid over an opaque background everything stays opaque.
      if !background.isOpaque {
        let region = painter.surface.region
        unpremultiply(painter.surface.pixels, count: region.width * region.height)
      }
    }
  }
}
