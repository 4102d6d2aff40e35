import LikenessDisplayList
import TestKit
import Testing

@testable import LikenessCompare

@Suite struct ToleranceTests {
  @Test(
    "A channel may differ by the threshold and no more",
    arguments: [(9, false), (10, true), (11, true)])
  func channel(threshold: Double, passes: Bool) throws {
    let a = Bitmap.plain(70, 1, .gray)
    for changed in [
      StraightColor(r: 138, g: 128, b: 128), StraightColor(r: 128, g: 118, b: 128),
      StraightColor(r: 128, g: 128, b: 138),
      StraightColor(r: 128, g: 128, b: 128, a: 245),
    ] {
      for x in [0, 7, 40, 64, 69] {
        var b = a
        b[x, 0] = changed
        let verdict = try compare(
          a, b, tolerance: Tolerance(metric: .channel(threshold: threshold)))
        #expect(verdict.matches == passes)
        #expect(verdict.difference?.toleratedPixels == (passes ? 1 : 0))
        #expect(verdict.difference?.largestDelta == ChannelDelta(value: 10, x: x, y: 0))
      }
    }
  }

  /// Six of 100 pixels differ, by deltas of at most 40: five in the 4 × 4 square at (2, 2), and one
  /// far away.
  private func sixOfAHundred() throws -> (Bitmap, Bitmap) {
    let a = Bitmap.plain(10, 10)
    var b = a
    for (x, y) in [(2, 2), (3, 3), (4, 4), (5, 5), (2, 5)] {
      b[x, y] = StraightColor(hex: 0xF0F0F0)
    }
    b[9, 0] = StraightColor(r: 215, g: 255, b: 255)
    return (a, b)
  }

  @Test("Every limit holds at its value and breaks just below")
  func limits() throws {
    let (a, b) = try sixOfAHundred()
    func broken(_ tolerance: Tolerance) throws -> [BrokenLimit] {
      let verdict = try compare(a, b, tolerance: tolerance)
      #expect(verdict.matches == verdict.difference?.brokenLimits.isEmpty)
      return try #require(verdict.difference).brokenLimits
    }
    #expect(try broken(.exact) == [BrokenLimit(limit: .pixels, found: 6, allowed: 0)])
    // 0 is a limit, and not none.
    for (zero, limit) in [
      (Tolerance(maxRatio: 0), .ratio), (Tolerance(maxWindow: 0), .window),
      (Tolerance(maxDelta: 0), .delta), (Tolerance(maxPixels: 0), .pixels),
    ] as [(Tolerance, BrokenLimit.Limit)] {
      #expect(try broken(zero).map(\.limit) == [limit])
      #expect(try compare(a, a, tolerance: zero) == .identical)
    }
    #expect(
      try broken(Tolerance(maxPixels: 5)) == [BrokenLimit(limit: .pixels, found: 6, allowed: 5)])
    #expect(try broken(Tolerance(maxPixels: 6)).isEmpty)
    #expect(try broken(Tolerance(maxPixels: 7)).isEmpty)
    #expect(
      try broken(Tolerance(maxRatio: 0.0599)) == [
        BrokenLimit(limit: .ratio, found: 0.06, allowed: 0.0599)
      ])
    #expect(try broken(Tolerance(maxRatio: 0.06)).isEmpty)
    #expect(try broken(Tolerance(maxRatio: 0.0601)).isEmpty)
    #expect(
      try broken(Tolerance(maxWindow: 4, windowSide: 4)) == [
        BrokenLimit(limit: .window, found: 5, allowed: 4)
      ])
    #expect(try broken(Tolerance(maxWindow: 5, windowSide: 4)).isEmpty)
    #expect(try broken(Tolerance(maxWindow: 6, windowSide: 4)).isEmpty)
    #expect(
      try broken(Tolerance(maxDelta: 39)) == [BrokenLimit(limit: .delta, found: 40, allowed: 39)])
    #expect(try broken(Tolerance(maxDelta: 40)).isEmpty)
    #expect(try broken(Tolerance(maxDelta: 41)).isEmpty)
  }

  @Test("All given limits must hold")
  func allLimits() throws {
    let (a, b) = try sixOfAHundred()
    #expect(
      try compare(
        a, b, tolerance: Tolerance(maxPixels: 6, maxRatio: 0.06, maxWindow: 6, maxDelta: 40)
      ).matches)
    let verdict = try compare(
      a, b, tolerance: Tolerance(maxPixels: 6, maxRatio: 0.05, maxWindow: 5, maxDelta: 40))
    #expect(verdict.difference?.brokenLimits.map(\.limit) == [.ratio, .window])
  }

  @Test("A ratio is a share of the compared pixels")
  func ratio() throws {
    let a = Bitmap.plain(10, 10)
    var b = a
    b[0, 0] = .black
    // 1 of 100 pixels, but 1 of 50 compared pixels.
    let half = rect(0, 5, 10, 5)
    #expect(try compare(a, b, tolerance: Tolerance(maxRatio: 0.01)).matches)
    #expect(!(try compare(a, b, tolerance: Tolerance(maxRatio: 0.019, ignoring: [half])).matches))
    #expect(try compare(a, b, tolerance: Tolerance(maxRatio: 0.02, ignoring: [half])).matches)
  }

  @Test("Ignored pixels are counted once and separately")
  func ignoredPixels() throws {
    let a = Bitmap.plain(100, 4)
    var b = a
    b[60, 1] = .black
    b[70, 2] = .black
    b[99, 3] = .black
    // Two rectangles of 20 × 2 that share 10 × 1; the part outside has no effect.
    let rects = [
      rect(55, 1, 20, 2), rect(65, 0, 20, 2),
      rect(-5, -5, 6, 6),
    ]
    let difference = try #require(
      try compare(a, b, tolerance: Tolerance(ignoring: rects)).difference)
    #expect(difference.ignoredPixels == 40 + 40 - 10 + 1)
    #expect(difference.comparedPixels == 400 - 71)
    #expect(difference.ignoredDifferences == 2)
    #expect(difference.differentPixels == 1)
    #expect(difference.bounds == rect(99, 3, 1, 1))
  }

  @Test("Equal pictures differ in no pixel")
  func equal() throws {
    let comparison = try Comparison(Bitmap.plain(4, 4), Bitmap.plain(4, 4), tolerance: .exact)
    #expect(comparison.difference.summary == "0 of 16 pixels differ (0%)")
  }

  @Test("Pictures that differ only in ignored areas are similar, not identical")
  func ignoredDifferences() throws {
    let a = Bitmap.plain(4, 4)
    var b = a
    b[1, 1] = .black
    let verdict = try compare(
      a, b, tolerance: Tolerance(ignoring: [rect(1, 1, 1, 1)]))
    #expect(verdict.matches)
    #expect(verdict != .identical)
    #expect(
      verdict.summary == "within tolerance: none of 15 pixels differs, 1 more in ignored places")
  }

  @Test("Ignoring everything is an error, not a match")
  func everythingIgnored() throws {
    let a = Bitmap.plain(4, 4)
    let all = Tolerance(ignoring: [
      rect(0, 0, 4, 2), rect(0, 2, 9, 9),
    ])
    #expect(throws: ToleranceError.nothingToCompare(a.size)) { try compare(a, a, tolerance: all) }
  }

  @Test(
    "An invalid tolerance is a typed error",
    arguments: [
      (Tolerance(maxPixels: -1), .negativeLimit(name: "maxPixels", value: -1)),
      (Tolerance(maxWindow: -2), .negativeLimit(name: "maxWindow", value: -2)),
      (Tolerance(maxRatio: 1.01), .ratioOutOfRange(1.01)),
      (Tolerance(maxRatio: -0.1), .ratioOutOfRange(-0.1)),
      (Tolerance(windowSide: 0), .windowSideOutOfRange(0)),
      (Tolerance(metric: .yiq(threshold: 1.5)), .thresholdOutOfRange(metric: "yiq", value: 1.5)),
      (
        Tolerance(metric: .ciede2000(threshold: 101)),
        .thresholdOutOfRange(metric: "ciede2000", value: 101)
      ),
      (
        Tolerance(metric: .neighborhood(threshold: -0.1)),
        .thresholdOutOfRange(metric: "neighborhood", value: -0.1)
      ),
      (
        Tolerance(metric: .channel(threshold: 1.5)),
        .thresholdOutOfRange(metric: "channel", value: 1.5)
      ),
      (
        Tolerance(metric: .channel(threshold: 256)),
        .thresholdOutOfRange(metric: "channel", value: 256)
      ),
      (
        Tolerance(metric: Metric(.exact, threshold: 1)),
        .thresholdOutOfRange(metric: "exact", value: 1)
      ),
      (
        Tolerance(ignoring: [rect(1, 1, -1, 1)]),
        .notARectangle(rect(1, 1, -1, 1))
      ),
      (
        Tolerance(ignoring: [rect(.max, 0, 1, 1)]),
        .notARectangle(rect(.max, 0, 1, 1))
      ),
    ] as [(Tolerance, ToleranceError)])
  func invalid(tolerance: Tolerance, error: ToleranceError) throws {
    let a = Bitmap.plain(2, 2)
    #expect(throws: error) { try compare(a, a, tolerance: tolerance) }
  }

  @Test("A value that is not a number is a typed error")
  func notANumber() throws {
    let a = Bitmap.plain(2, 2)
    #expect(throws: ToleranceError.self) { try compare(a, a, tolerance: Tolerance(maxRatio: .nan)) }
    #expect(throws: ToleranceError.self) {
      try compare(a, a, tolerance: Tolerance(metric: .yiq(threshold: .nan)))
    }
    #expect(throws: ToleranceError.self) {
      try compare(a, a, tolerance: Tolerance(maxRatio: .infinity))
    }
  }

  @Test("Every error ends with a next step")
  func nextSteps() throws {
    #expect(
      ToleranceError.thresholdOutOfRange(metric: "yiq", value: 1.5).description
        == "The threshold of metric yiq is 1.5. Give a number from 0 (strict) to 1.")
    #expect(
      ToleranceError.thresholdOutOfRange(metric: "channel", value: 0.5).description
        == "The threshold of metric channel is 0.5. Give a whole number from 0 (strict) to 255.")
    #expect(
      ToleranceError.thresholdOutOfRange(metric: "exact", value: 1).description
        == "The threshold of metric exact is 1. Leave it out.")
    #expect(
      ToleranceError.nothingToCompare(try #require(PixelSize(width: 4, height: 3))).description
        == """
        The ignored places cover all 4 × 3 pixels, so any picture would match. Ignore less, or \
        drop the comparison.
        """
    )
  }
}
