/// Draws with the threads, locks and large pages of an operating system.
import CSystem
import Dispatch
import LikenessBase
import LikenessDisplayList
import LikenessRaster

extension DisplayList {
  /// Draws the list; see ``rasterized(in:limits:)`` for what holds of the pixels.
  ///
  /// - Parameters:
  ///   - fonts: The fonts of the list's glyph runs.
  ///   - threads: How many threads share the work, each a band of rows; below 1 counts as 1.
  ///     Default 1: many small pictures at a time are drawn faster with a thread for each.
  ///   - limits: What is refused as too large.
  /// - Throws: ``RasterError`` before anything is drawn.
  package func rasterized(
    fonts: FontLibrary, threads: Int = 1, limits: RasterLimits = RasterLimits()
  ) throws(RasterError) -> Bitmap {
    do {
      let environment = RasterEnvironment(fonts: fonts, threads: threads)
      return try rasterized(in: environment, limits: limits)
    } catch {
      guard case .unknownFont(let font, let item, let path) = error,
        let problem = fonts.problem(finding: font)
      else { throw error }
      throw .unreadableFonts(font, problem: problem, item: item, path: path)
    }
  }
}

extension RasterEnvironment {
  /// Creates the environment of this process: threads, large pages and a cache that all drawings
  /// share.
  package init(fonts: FontLibrary, threads: Int = 1) {
    self.init(
      glyphs: { fonts.typeface($0)?.glyphShapes }, cache: processCache, threads: threads,
      concurrently: { DispatchQueue.concurrentPerform(iterations: $0, execute: $1) },
      prepare: { memory_expect_large_pages($0.baseAddress, $0.count) })
  }
}

/// Shared by all drawings of the process.
private let processCache = RasterCache(exclusively: mutualExclusion())
