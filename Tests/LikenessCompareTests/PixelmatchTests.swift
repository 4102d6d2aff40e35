import Foundation
import LikenessBase
import Testing

@testable import LikenessCompare

/// A pair of pictures from mapbox/pixelmatch's tests, with pixelmatch's counts.
private struct SamplePair: Decodable {
  struct Count: Decodable {
    let metric: String
    let threshold: Double
    let antialiased: String
    let differentPixels: Int
  }

  let a: String
  let b: String
  let exactVisiblePixels: Int
  let counts: [Count]
}

/// The folder of sample pictures: `LIKENESS_SAMPLES`.
private let samples = ProcessInfo.processInfo.environment["LIKENESS_SAMPLES"].map {
  URL(fileURLWithPath: $0).appending(path: "pixelmatch")
}

@Suite struct PixelmatchTests {
  @Test(
    .enabled(
      if: samples != nil,
      "LIKENESS_SAMPLES names no folder: the counts of pixelmatch are NOT checked"))
  func countsAreThoseOfPixelmatchToThePixel() throws {
    let folder = try #require(samples)
    let pairs = try JSONDecoder().decode(
      [SamplePair].self, from: Data(contentsOf: folder.appending(path: "expected.json")))
    #expect(pairs.count == 10)
    for pair in pairs {
      let a = try samplePNG(folder.appending(path: pair.a))
      let b = try samplePNG(folder.appending(path: pair.b))
      #expect(
        try Comparison(a, b).difference.differentPixels == pair.exactVisiblePixels,
        "\(pair.a) \(pair.b)")
      for count in pair.counts where count.metric == "yiq" {
        let counts = count.antialiased == "counted"
        let metric = Metric.yiq(threshold: count.threshold, countsAntialiasing: counts)
        // Swapped pictures give the same counts.
        for (first, second) in [(a, b), (b, a)] {
          let difference = try Comparison(first, second, tolerance: Tolerance(metric: metric))
            .difference
          #expect(
            difference.differentPixels == count.differentPixels, "\(pair.a) \(pair.b) \(metric)")
          #expect(
            difference.differentPixels + difference.antialiasedPixels + difference.toleratedPixels
              == pair.exactVisiblePixels,
            "\(pair.a) \(pair.b) \(metric)")
        }
      }
    }
  }
}
