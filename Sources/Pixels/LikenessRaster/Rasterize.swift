/// From a display list to a picture.
import Dispatch
import LikenessDisplayList
import LikenessGraphics
import LikenessText

extension DisplayList {
  /// Draws the list.
  ///
  /// Every item is laid over what is there (source-over, premultiplied, 8 bits a channel, each step rounded once); edges are mixed by exact
  /// area. The same list gives the same picture on every machine, in debug and release, with any number of threads. Nothing outside the picture
  /// costs time, however far the items reach.
  ///
  /// - Parameters:
  ///   - fonts: the fonts of the list's glyph runs.
  ///   - threads: how many threads share the work, each a band of rows; below 1 counts as 1. Default 1: many small pictures at once are drawn
  ///     faster with a thread for each.
  ///   - limits: what is refused as too large.
  /// - Returns: the picture, with straight alpha.
  /// - Throws: ``RasterError`` before anything is drawn: a font or a picture that is not there, groups that do not balance or nest too deep,
  ///   too many pixels.
  public func rasterized(fonts: FontLibrary, threads: Int = 1, limits: RasterLimits = RasterLimits()) throws(RasterError) -> Bitmap {
    let plan = try Plan(self, fonts: fonts, limits: limits)
    return Bitmap(size: size) { bytes in
      guard let base = bytes.baseAddress else { return }
      let pixels = base.bindMemory(to: Pixel.self, capacity: size.pixelCount)
      let bands = bandRows(layerDepth: plan.layerDepth, threads: max(1, threads))
      let draw = { (band: Int) in
        let y = band * bands
        let rows = min(bands, size.height - y)
        let surface = Surface(
          pixels: pixels + y * size.width, region: PixelRect(x: 0, y: y, width: size.width, height: rows))
        store(SolidPaint(background).pixel, at: surface.pixels, count: size.width * rows)
        Painter(self, fonts: fonts, plan: plan, surface: surface).draw()
        // Laid over an opaque background everything stays opaque.
        if !background.isOpaque { unpremultiply(surface.pixels, count: size.width * rows) }
      }
      let count = (size.height + bands - 1) / bands
      if threads > 1, count > 1 {
        concurrently(count, draw)
      } else {
        for band in 0..<count { draw(band) }
      }
    }
  }

  /// Rows a band. Each pixel depends on nothing but its place, so bands can be of any height.
  private func bandRows(layerDepth: Int, threads: Int) -> Int {
    var rows = (size.height + threads - 1) / threads
    // Layers take a band's room each: where many are open at once, bands of a million pixels keep them below 4 MB each.
    if layerDepth > 8 { rows = min(rows, max(1, (1 << 20) / size.width)) }
    return rows
  }
}

/// Runs `body` for 0..<count on several threads and waits for all.
private func concurrently(_ count: Int, _ body: (Int) -> Void) {
  // The bodies write rows of their own and share nothing that changes but the caches, which lock.
  withoutActuallyEscaping(body) { body in
    nonisolated(unsafe) let body = body
    DispatchQueue.concurrentPerform(iterations: count) { body($0) }
  }
}
