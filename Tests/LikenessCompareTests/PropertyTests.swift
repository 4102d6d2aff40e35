import LikenessDisplayList
import TestKit
import Testing

@testable import LikenessCompare

/// Laws that hold for all pictures.
@Suite struct PropertyTests {
  static let metrics: [Metric] = [
    .exact, .channel(threshold: 5), .yiq(), .yiq(threshold: 0.02, countsAntialiasing: true),
    .neighborhood(),
    .neighborhood(threshold: 0), .ciede2000(),
  ]

  private func pair(_ seed: UInt64) throws -> (Bitmap, Bitmap) {
    let base = interface(70, 23, seed: seed)
    return (base, changed(base, oneIn: 7, seed: seed + 50))
  }

  @Test("Swapped pictures give the same difference", arguments: metrics)
  func swapped(metric: Metric) throws {
    for seed in 0..<8 as Range<UInt64> {
      let (a, b) = try pair(seed)
      let tolerance = Tolerance(metric: metric, maxWindow: 3)
      #expect(try compare(a, b, tolerance: tolerance) == compare(b, a, tolerance: tolerance))
    }
  }

  @Test("Every differing pixel is in exactly one class", arguments: metrics)
  func classes(metric: Metric) throws {
    for seed in 0..<8 as Range<UInt64> {
      let (a, b) = try pair(seed)
      let all = try Comparison(a, b).difference.differentPixels
      #expect(all > 0)
      let difference = try Comparison(a, b, tolerance: Tolerance(metric: metric)).difference
      #expect(
        difference.differentPixels + difference.antialiasedPixels + difference.toleratedPixels
          == all)
      #expect(
        difference.regions.reduce(0) { $0 + $1.differentPixels } == difference.differentPixels
          || difference.moreRegions > 0)
      #expect(
        difference.regions.reduce(nil) { $0?.union($1.bounds) ?? $1.bounds } == difference.bounds
          || difference.moreRegions > 0)
    }
  }

  /// Opaque pictures, because translucent colors are blended with a background that depends on the
  /// position.
  @Test("Moving both pictures moves the places and keeps the counts", arguments: metrics)
  func movedPair(metric: Metric) throws {
    for seed in 0..<4 as Range<UInt64> {
      var (a, b) = try pair(seed)
      for y in 0..<a.height {
        for x in 0..<a.width {
          a[x, y] = StraightColor(r: a[x, y].red, g: a[x, y].green, b: a[x, y].blue)
          b[x, y] = StraightColor(r: b[x, y].red, g: b[x, y].green, b: b[x, y].blue)
        }
      }
      let still = try Comparison(a, b, tolerance: Tolerance(metric: metric, maxWindow: 0))
        .difference
      // Wide margins, so no pixel is at an edge in either picture, and windows find the same
      // squares.
      func placed(_ source: Bitmap, _ left: Int, _ top: Int) throws -> Bitmap {
        var bitmap = Bitmap.plain(200, 100, .blue)
        for y in 0..<source.height {
          for x in 0..<source.width { bitmap[left + x, top + y] = source[x, y] }
        }
        return bitmap
      }
      let first = try Comparison(
        placed(a, 40, 35), placed(b, 40, 35), tolerance: Tolerance(metric: metric, maxWindow: 0)
      ).difference
      let second = try Comparison(
        placed(a, 45, 38), placed(b, 45, 38), tolerance: Tolerance(metric: metric, maxWindow: 0)
      ).difference
      #expect(first.differentPixels == second.differentPixels)
      #expect(first.antialiasedPixels == second.antialiasedPixels)
      #expect(first.window?.differentPixels == second.window?.differentPixels)
      #expect(
        first.largestDelta.map { ChannelDelta(value: $0.value, x: $0.x + 5, y: $0.y + 3) }
          == second.largestDelta)
      #expect(
        first.bounds.map { rect($0.x + 5, $0.y + 3, $0.width, $0.height) }
          == second.bounds)
      // Results may differ only at the picture's edge, and only for metrics that examine neighbors.
      if [.exact, .channel(threshold: 5), .ciede2000()].contains(metric) {
        #expect(still.differentPixels == first.differentPixels)
      }
    }
  }

  @Test("A higher threshold never finds more")
  func threshold() throws {
    for seed in 0..<6 as Range<UInt64> {
      let (a, b) = try pair(seed)
      let families: [[Metric]] = [
        [0, 1, 2, 5, 20, 100, 254, 255].map { .channel(threshold: $0) },
        [0, 0.01, 0.05, 0.1, 0.3, 0.7, 1].map { .yiq(threshold: $0) },
        [0, 0.01, 0.05, 0.1, 0.3, 0.7, 1].map { .neighborhood(threshold: $0) },
        [0, 0.5, 1, 2.3, 10, 50, 100].map { .ciede2000(threshold: $0) },
      ]
      for family in families {
        let counts = try family.map {
          try Comparison(a, b, tolerance: Tolerance(metric: $0)).difference.differentPixels
        }
        #expect(counts == counts.sorted(by: >))
        #expect(counts.first ?? 0 > counts.last ?? 0)
      }
    }
  }

  @Test("The fullest window is that of an exhaustive search")
  func fullestWindow() throws {
    for (width, height, side) in [
      (70, 23, 32), (70, 23, 5), (40, 40, 32), (33, 90, 32), (9, 3, 32), (1, 60, 4), (64, 64, 1),
    ] {
      for seed in 0..<4 as Range<UInt64> {
        let a = interface(width, height, seed: seed)
        let b = changed(a, oneIn: seed % 2 == 0 ? 4 : 150, seed: seed + 9)
        let tolerance = Tolerance(maxWindow: 0, windowSide: side)
        let window = try #require(try Comparison(a, b, tolerance: tolerance).difference.window)
        var best = 0
        var bestBounds = PixelRect(x: 0, y: 0, width: min(side, width), height: min(side, height))
        for top in 0...(height - min(side, height)) {
          for left in 0...(width - min(side, width)) {
            var count = 0
            for y in top..<min(top + side, height) {
              for x in left..<min(left + side, width)
              where a[x, y] != b[x, y] && (a[x, y].alpha | b[x, y].alpha) != 0 { count += 1 }
            }
            if count > best {
              best = count
              bestBounds.x = left
              bestBounds.y = top
            }
          }
        }
        #expect(window == WindowCount(differentPixels: best, bounds: bestBounds))
      }
    }
  }
}
