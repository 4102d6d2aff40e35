/// The settings that a failure names as passing.
import LikenessGraphics
import Testing

@testable import LikenessCompare

@Suite struct PassingSettingsTests {
  private let hard = """
    ....####
    ....####
    ....####
    ....####
    """

  @Test func aSoftenedEdgeNamesTheMetricAndTheLimit() throws {
    let soft = hard.replacing("...####", with: "...g###")
    let passing = try #require(try Comparison(picture(hard), picture(soft)).passingSettings())
    #expect(passing.commandLines == ["all along edges", "--metric neighborhood matches", "--max-pixels 4 matches"])
    #expect(passing.swiftLines == ["all along edges", "Tolerance(metric: .neighborhood()) matches", "Tolerance(maxPixels: 4) matches"])
  }

  @Test func aDotNamesTheLimitAlone() throws {
    var dot = try plain(9, 9)
    dot[4, 4] = .black
    let passing = try #require(try Comparison(plain(9, 9), dot).passingSettings())
    #expect(passing.commandLines == ["--max-pixels 1 matches"])
    // The dot vanished into the other picture's flat color.
    #expect(try Comparison(dot, plain(9, 9)).passingSettings()?.isAlongEdges == false)
  }

  @Test func aSmallDifferenceNamesTheThresholdFirst() throws {
    let passing = try #require(
      try Comparison(plain(4, 1, StraightColor(hex: 0x808080)), plain(4, 1, StraightColor(hex: 0x848080))).passingSettings())
    #expect(
      passing.commandLines == ["--metric channel --threshold 4 matches", "--metric neighborhood matches", "--max-pixels 4 matches"])
    // The neighborhood always allows a slack of 6; 7 exceeds it.
    let more = try #require(
      try Comparison(plain(4, 1, StraightColor(hex: 0x808080)), plain(4, 1, StraightColor(hex: 0x878080))).passingSettings())
    #expect(more.commandLines == ["--metric yiq matches", "--max-pixels 4 matches"])
  }

  /// Replaces the threshold of another metric, and keeps other arguments in Swift. If anti-aliasing counts, it suggests no metric that forgives it.
  @Test func settingsReplaceWhatIsInTheirWay() throws {
    let (a, b) = (try picture(hard), try picture(hard.replacing("...####", with: "...g###")))
    let ciede = try #require(try Comparison(a, b, tolerance: Tolerance(metric: .ciede2000())).passingSettings())
    #expect(ciede.commandLines == ["all along edges", "--metric neighborhood --threshold 0.3 matches", "--max-pixels 4 matches"])
    #expect(
      ciede.swiftLines == ["all along edges", "Tolerance(…, metric: .neighborhood()) matches", "Tolerance(…, maxPixels: 4) matches"])
    let counting = Tolerance(metric: .yiq(countsAntialiasing: true))
    #expect(try Comparison(a, b, tolerance: counting).passingSettings()?.settings.map(\.options) == ["--max-pixels 4"])
  }

  /// If both `neighborhood` and `yiq` match, it names the one that forgives less: here a gray edge pixel gets a tenth darker.
  @Test func onlyTheStricterOfTwoMetricsIsNamed() throws {
    let (a, b) = (try plain(9, 1, StraightColor(hex: 0x808080)), try plain(9, 1, StraightColor(hex: 0x868680)))
    for metric in [Metric.neighborhood(), .yiq()] { #expect(try compare(a, b, tolerance: Tolerance(metric: metric)).matches) }
    #expect(
      try Comparison(a, b).passingSettings()?.settings.map(\.options)
        == ["--metric channel --threshold 6", "--metric neighborhood", "--max-pixels 9"])
  }

  @Test func everySettingPasses() throws {
    let (a, b) = (try plain(10, 10), changed(try plain(10, 10), oneIn: 5, seed: 3))
    let comparison = try Comparison(a, b, tolerance: Tolerance(maxPixels: 1, maxDelta: 2))
    let limits = comparison.difference.brokenLimits
    #expect(limits.count == 2)
    let passing = try #require(comparison.passingSettings())
    #expect(
      passing.settings.last?.options
        == "--max-pixels \(comparison.difference.differentPixels) --max-delta \(comparison.difference.maxDelta)")
    #expect(
      try compare(a, b, tolerance: Tolerance(maxPixels: comparison.difference.differentPixels, maxDelta: comparison.difference.maxDelta))
        .matches)
  }

  @Test func matchesAndSizesNameNothing() throws {
    let a = try plain(4, 4)
    #expect(try Comparison(a, a).passingSettings() == nil)
    #expect(try Comparison(a, plain(4, 5)).passingSettings() == nil)
    #expect(try Comparison(a, plain(4, 4, .black), tolerance: Tolerance(maxPixels: 16)).passingSettings() == nil)
  }
}
