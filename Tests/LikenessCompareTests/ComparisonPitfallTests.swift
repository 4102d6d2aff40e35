/// Mistakes that other comparers made.
import LikenessDisplayList
import TestKit
import Testing

@testable import LikenessCompare

@Suite struct ComparisonPitfallTests {
  @Test("A threshold means the same whether or not anti-aliasing counts")
  func threshold() throws {
    let a = interface(70, 23, seed: 3)
    let b = changed(a, oneIn: 5, seed: 8)
    for threshold in [0.0, 0.05, 0.1, 0.4] {
      let forgiving = try Comparison(a, b, tolerance: Tolerance(metric: .yiq(threshold: threshold)))
        .difference
      let counting = try Comparison(
        a, b, tolerance: Tolerance(metric: .yiq(threshold: threshold, countsAntialiasing: true))
      ).difference
      // The option moves pixels from one count to the other, and never above the threshold.
      #expect(forgiving.differentPixels + forgiving.antialiasedPixels == counting.differentPixels)
      #expect(forgiving.toleratedPixels == counting.toleratedPixels)
      #expect(counting.antialiasedPixels == 0)
    }
  }

  @Test("A change of alpha alone is a difference")
  func alpha() throws {
    let a = Bitmap.plain(6, 6, StraightColor(r: 10, g: 20, b: 30))
    let b = Bitmap.plain(6, 6, StraightColor(r: 10, g: 20, b: 30, a: 128))
    // A dark color may stay equal over the background at one position, but not at every position.
    for metric in PropertyTests.metrics {
      #expect(!(try compare(a, b, tolerance: Tolerance(metric: metric)).matches), "\(metric)")
    }
  }

  @Test("The shared area of larger pictures gives the same numbers as alone")
  func sharedArea() throws {
    // The same picture in two strides: alone, and as the shared part of two larger pictures, which
    // uses other loops.
    let a = interface(130, 21, seed: 5)
    let b = changed(a, oneIn: 6, seed: 6)
    func widened(_ picture: Bitmap, by columns: Int, _ rows: Int) throws -> Bitmap {
      var wide = Bitmap.plain(picture.width + columns, picture.height + rows, .red)
      wide.copy(
        from: picture, rect(0, 0, picture.width, picture.height),
        to: (0, 0))
      return wide
    }
    // The background of translucent colors depends on the position in memory rows.
    for metric in PropertyTests.metrics {
      let alone = try Comparison(a, b, tolerance: Tolerance(metric: metric)).difference
      for (first, second) in [
        (try widened(a, by: 3, 0), b), (a, try widened(b, by: 1, 0)),
        (try widened(a, by: 5, 0), try widened(b, by: 0, 7)),
        (try widened(a, by: 0, 9), b),
      ] {
        let shared = try Comparison(first, second, tolerance: Tolerance(metric: metric)).difference
        #expect(shared.comparedPixels == alone.comparedPixels)
        #expect(shared.differentPixels == alone.differentPixels, "\(metric)")
        #expect(shared.antialiasedPixels == alone.antialiasedPixels, "\(metric)")
        #expect(
          shared.largestDelta == alone.largestDelta && shared.bounds == alone.bounds
            && shared.regions == alone.regions, "\(metric)")
      }
    }
  }
}
