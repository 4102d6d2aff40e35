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
      let threads = max(1, environment.threads)
      let rowsPerBand = bandRows(layerDepth: plan.layerDepth, threads: threads)
      // Each body writes rows of its own; bodies share nothing that changes but the cache.
      nonisolated(unsafe) let pixels = bytes.bindMemory(to: Pixel.self, capacity: size.pixelCount)
      let draw: @Sendable (Int) -> Void = { band in
        let y = band * rowsPerBand
        let rows = min(rowsPerBand, size.height - y)
        let surface = Surface(
          pixels: pixels + y * size.width,
          region: PixelRect(x: 0, y: y, width: size.width, height: rows))
        store(SolidPaint(background).pixel, at: surface.pixels, count: size.width * rows)
        Painter(self, in: environment, plan: plan, surface: surface).draw()
        // Laid over an opaque background everything stays opaque.
        if !background.isOpaque { unpremultiply(surface.pixels, count: size.width * rows) }
      }
      let count = (size.height + rowsPerBand - 1) / rowsPerBand
      if threads > 1, count > 1 {
        environment.concurrently(count, draw)
      } else {
        for band in 0..<count { draw(band) }
      }
    }
  }

  /// Rows a band. Each pixel depends on nothing but its place, so bands can be of any height.
  private func bandRows(layerDepth: Int, threads: Int) -> Int {
    var rows = (size.height - 1) / threads + 1
    // Each layer takes the room of a band: where many are open at once, bands of a million pixels
    // keep them below 4 MB each.
    if layerDepth > 8 { rows = min(rows, max(1, (1 << 20) / size.width)) }
    return rows
  }
}
