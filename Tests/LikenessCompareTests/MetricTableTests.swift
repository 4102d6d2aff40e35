/// The table of metrics.
import Testing

@testable import LikenessCompare

@Suite struct MetricTableTests {
  @Test("Every metric is found by its name and valid by default")
  func names() throws {
    #expect(Set(MetricKind.all.map(\.name)).count == MetricKind.all.count)
    for kind in MetricKind.all {
      #expect(MetricKind.named(kind.name) == kind)
      try Metric(kind).validate()
      #expect(Metric(kind).threshold == kind.threshold?.standard)
      if let threshold = kind.threshold {
        for value in [threshold.range.lowerBound - 1, threshold.range.upperBound + 1, .nan] {
          #expect(throws: ToleranceError.self) { try Metric(kind, threshold: value).validate() }
        }
      }
    }
    #expect(MetricKind.named("perceptual") == nil)
  }

  /// The defaults in the signatures match the table.
  @Test("Every metric of the interface has the defaults of the table")
  func defaults() {
    let metrics: [Metric] = [.exact, .channel(), .neighborhood(), .yiq(), .ciede2000()]
    #expect(metrics == MetricKind.all.map { Metric($0) })
  }

  /// At its strictest threshold, a metric finds at least what it finds by default.
  @Test("The strictest threshold finds the most")
  func strictest() throws {
    let a = interface(60, 20, seed: 4)
    let b = changed(a, oneIn: 5, seed: 6)
    for kind in MetricKind.all {
      guard let threshold = kind.threshold else { continue }
      let strict = try Comparison(
        a, b, tolerance: Tolerance(metric: Metric(kind, threshold: threshold.range.lowerBound)))
      #expect(
        try strict.difference.differentPixels
          >= Comparison(a, b, tolerance: Tolerance(metric: Metric(kind))).difference.differentPixels
      )
    }
  }
}
