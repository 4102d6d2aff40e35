import Foundation
import LikenessBase
import LikenessDisplayList
import TestKit
import Testing

@testable import LikenessCompare

@Suite struct VerdictTests {
  @Test("Equal pictures are identical")
  func equal() throws {
    let a = picture("..#\n#..")
    #expect(try compare(a, a) == .identical)
    #expect(try compare(a, a, tolerance: Tolerance(metric: .yiq())) == .identical)
  }

  @Test("Verdicts are read as they were written")
  func coding() throws {
    let a = picture("..#\n#..")
    let b = picture("..#\n##.")
    let other = picture("..")
    for verdict in [
      try compare(a, a), try compare(a, b), try compare(a, b, tolerance: Tolerance(maxPixels: 1)),
      try compare(a, other),
    ] {
      #expect(
        try JSONDecoder().decode(Verdict.self, from: JSONEncoder().encode(verdict)) == verdict)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(
      String(decoding: try encoder.encode(try compare(a, other)), as: UTF8.self)
        == #"""
        {"actual":{"height":1,"width":2},"kind":"sizeMismatch","reference":{"height":2,"width":3}}
        """#
    )
  }

  @Test("A changed pixel is counted once, with its place")
  func onePixel() throws {
    // All four bytes of one pixel differ; counting bytes would give 3 or 4.
    let a = picture("....\n....\n....")
    var b = a
    b[2, 1] = StraightColor(r: 254, g: 224, b: 250, a: 253)
    let difference = try #require(try compare(a, b).difference)
    #expect(difference.differentPixels == 1)
    #expect(difference.comparedPixels == 12)
    #expect(difference.ratio == 1.0 / 12)
    #expect(difference.largestDelta == ChannelDelta(value: 31, x: 2, y: 1))
    #expect(difference.bounds == rect(2, 1, 1, 1))
    #expect(
      difference.regions == [
        Region(bounds: rect(2, 1, 1, 1), differentPixels: 1, maxDelta: 31)
      ])
    #expect(difference.brokenLimits == [BrokenLimit(limit: .pixels, found: 1, allowed: 0)])
  }

  @Test("The first of equal deltas is named")
  func firstDelta() throws {
    let a = Bitmap.plain(100, 3)
    var b = a
    b[90, 1] = .black
    b[3, 2] = .black
    b[95, 1] = .black
    #expect(try compare(a, b).difference?.largestDelta == ChannelDelta(value: 255, x: 90, y: 1))
  }

  @Test("A difference in size is never within tolerance", arguments: PropertyTests.metrics)
  func sizes(metric: Metric) throws {
    let generous = Tolerance(
      metric: metric, maxPixels: .max, maxRatio: 1, maxWindow: .max, maxDelta: 255)
    for (width, height) in [(11, 10), (10, 11), (9, 10), (10, 9)] {
      let (a, b) = (Bitmap.plain(10, 10), Bitmap.plain(width, height))
      #expect(
        try compare(a, b, tolerance: generous) == .sizeMismatch(reference: a.size, actual: b.size))
    }
  }

  @Test("Pictures of different sizes are compared in the area that they share")
  func sharedArea() throws {
    let comparison = try Comparison(
      picture("..#\n..."), picture(".#\n..\n.."), tolerance: Tolerance(maxRatio: 1))
    #expect(!comparison.verdict.matches)
    // 2 × 2 pixels are shared, and the top right one differs.
    #expect(comparison.difference.comparedPixels == 4)
    #expect(comparison.difference.differentPixels == 1)
    #expect(comparison.difference.bounds == rect(1, 0, 1, 1))
  }

  @Test("Pictures with as many pixels in another shape are a mismatch")
  func shape() throws {
    let a = Bitmap.plain(6, 4)
    let b = Bitmap.plain(4, 6)
    #expect(try compare(a, b) == .sizeMismatch(reference: a.size, actual: b.size))
  }

  @Test("The color behind full transparency has no effect", arguments: PropertyTests.metrics)
  func hiddenColor(metric: Metric) throws {
    let a = Bitmap.plain(37, 5, StraightColor(r: 1, g: 2, b: 3, a: 0))
    let b = Bitmap.plain(37, 5, StraightColor(r: 250, g: 20, b: 90, a: 0))
    #expect(try compare(a, b, tolerance: Tolerance(metric: metric)) == .identical)
  }

  @Test(
    "A color shows as soon as one of two pictures is not fully transparent",
    arguments: [.exact, .channel(threshold: 0), .yiq(threshold: 0), .ciede2000(threshold: 0)]
      as [Metric])
  func faintColor(metric: Metric) throws {
    var shown = picture("tt\ntt")
    shown[0, 0] = StraightColor(r: 255, g: 0, b: 0, a: 1)
    #expect(
      try compare(picture("  \n  "), shown, tolerance: Tolerance(metric: metric)).difference?
        .differentPixels == 1)
  }

  @Test("A blank picture does not match a drawn one", arguments: PropertyTests.metrics)
  func blank(metric: Metric) throws {
    let drawn = picture("....\n.##.\n.##.\n....")
    for blank in [Bitmap.plain(4, 4), Bitmap.plain(4, 4, .clear), Bitmap.plain(4, 4, .black)] {
      #expect(!(try compare(drawn, blank, tolerance: Tolerance(metric: metric)).matches))
    }
    #expect(try compare(Bitmap.plain(4, 4, .clear), drawn).difference?.differentPixels == 16)
  }

  @Test(
    "The last pixel of any shape is seen",
    arguments: [(1, 1), (32_768, 1), (1, 4_000), (63, 2), (64, 2), (65, 2)])
  func lastPixel(width: Int, height: Int) throws {
    let a = Bitmap.plain(width, height)
    var b = a
    b[width - 1, height - 1] = StraightColor(hex: 0xFFFFFE)
    for metric in [
      .exact, .channel(threshold: 0), .yiq(threshold: 0, countsAntialiasing: true),
      .yiq(threshold: 0),
    ] as [Metric] {
      let difference = try #require(
        try compare(a, b, tolerance: Tolerance(metric: metric)).difference)
      #expect(difference.differentPixels == 1)
      #expect(difference.largestDelta == ChannelDelta(value: 1, x: width - 1, y: height - 1))
      #expect(try compare(a, a, tolerance: Tolerance(metric: metric)) == .identical)
    }
    // Metrics that judge a pixel by its surroundings or by perception need more than 1 of 255.
    b[width - 1, height - 1] = .black
    for metric in [.neighborhood(), .ciede2000(), .yiq(countsAntialiasing: true)] as [Metric] {
      #expect(
        try compare(a, b, tolerance: Tolerance(metric: metric)).difference?.differentPixels == 1)
      #expect(try compare(a, a, tolerance: Tolerance(metric: metric)) == .identical)
    }
  }

  @Test("The summary gives counts, delta and place")
  func summary() throws {
    var difference = Difference()
    difference.comparedPixels = 82_320
    difference.differentPixels = 42
    difference.largestDelta = ChannelDelta(value: 31, x: 14, y: 22)
    difference.bounds = rect(10, 12, 24, 18)
    #expect(
      difference.summary
        == """
        42 of 82,320 pixels differ (0.05%), largest delta 31 at (14, 22), within 24 × 18 at (10, 12)
        """
    )
    difference.antialiasedPixels = 1_200
    #expect(difference.summary.hasSuffix("(10, 12), 1,200 more forgiven as anti-aliasing"))
  }

  @Test(
    "A broken limit names both values",
    arguments: [
      (
        BrokenLimit(limit: .pixels, found: 1_042, allowed: 40),
        "1,042 pixels differ, 40 are allowed"
      ),
      (BrokenLimit(limit: .pixels, found: 1, allowed: 0), "1 pixel differs, 0 are allowed"),
      (
        BrokenLimit(limit: .window, found: 9, allowed: 1),
        "9 pixels differ in one window, 1 is allowed"
      ),
      (
        BrokenLimit(limit: .delta, found: 31, allowed: 30), "the largest delta is 31, 30 is allowed"
      ),
    ])
  func brokenLimit(broken: BrokenLimit, text: String) {
    #expect(broken.summary == text)
  }

  @Test(
    "Percentages are never rounded to none or all",
    arguments: [
      (1, 1_000_000, "<0.01%"), (999_999, 1_000_000, ">99.99%"), (3, 3, "100%"), (1, 8, "12.50%"),
      (1, 1, "100%"),
    ])
  func percentages(part: Int, whole: Int, text: String) {
    var difference = Difference()
    difference.comparedPixels = whole
    difference.differentPixels = part
    #expect(difference.summary.contains("(\(text))"))
  }
}
