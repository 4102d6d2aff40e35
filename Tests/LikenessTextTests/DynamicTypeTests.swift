/// Fonts in every content-size category, against Apple's published tables.
import LikenessText
import Testing

@Suite struct DynamicTypeTests {
  /// Rows of the table "Dynamic Type sizes" of the Human Interface Guidelines by category, with its
  /// order of columns.
  static let columns: [Font.TextStyle] = [
    .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote,
    .caption1, .caption2,
  ]
  static let published: [(String, [Double])] = [
    ("XS", [31, 25, 19, 17, 14, 14, 13, 12, 12, 11, 11]),
    ("S", [32, 26, 20, 18, 15, 15, 14, 13, 12, 11, 11]),
    ("M", [33, 27, 21, 19, 16, 16, 15, 14, 12, 11, 11]),
    ("L", [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11]),
    ("XL", [36, 30, 24, 22, 19, 19, 18, 17, 15, 14, 13]),
    ("XXL", [38, 32, 26, 24, 21, 21, 20, 19, 17, 16, 15]),
    ("XXXL", [40, 34, 28, 26, 23, 23, 22, 21, 19, 18, 17]),
    ("AX1", [44, 38, 34, 31, 28, 28, 26, 25, 23, 22, 20]),
    ("AX2", [48, 43, 39, 37, 33, 33, 32, 30, 27, 26, 24]),
    ("AX3", [52, 48, 44, 43, 40, 40, 38, 36, 33, 32, 29]),
    ("AX4", [56, 53, 50, 49, 47, 47, 44, 42, 38, 37, 34]),
    ("AX5", [60, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40]),
  ]

  @Test("Categories are ordered by size and have unique names") func categories() {
    #expect(ContentSizeCategory.allCases.map(\.shortName) == Self.published.map(\.0))
    #expect(ContentSizeCategory.allCases == ContentSizeCategory.allCases.sorted())
    #expect(
      ContentSizeCategory.allCases.filter(\.isAccessibilityCategory).map(\.shortName) == [
        "AX1", "AX2", "AX3", "AX4", "AX5",
      ])
    #expect(
      ContentSizeCategory(rawValue: "accessibilityExtraExtraExtraLarge")
        == .accessibilityExtraExtraExtraLarge)
    #expect(ContentSizeCategory(shortName: "XXL") == .extraExtraLarge)
    #expect(ContentSizeCategory(shortName: "xxl") == nil)
  }

  @Test("Preferred fonts have the published sizes", arguments: published) func preferred(
    _ shortName: String, _ sizes: [Double]
  ) throws {
    let category = try #require(ContentSizeCategory(shortName: shortName))
    #expect(
      Self.columns.map { Font.preferredFont(forTextStyle: $0).scaled(for: category).size } == sizes)
    #expect(Self.columns.map { $0.size(in: category) } == sizes)
  }

  @Test("A preferred font has the size of \"large\" until it is scaled") func unscaled() {
    let headline = Font.preferredFont(forTextStyle: .headline)
    #expect(headline.size == 17)
    #expect(headline.weight == .semibold)
    #expect(Font.preferredFont(forTextStyle: .largeTitle).weight == .regular)
    // Scaled fonts are fixed, so nothing scales them twice.
    let scaled = headline.scaled(for: .accessibilityLarge)
    #expect(scaled == .systemFont(ofSize: 33, weight: .semibold))
    #expect(scaled.scaled(for: .extraSmall) == scaled)
    let fixed = Font.boldSystemFont(ofSize: 12)
    #expect(fixed.scaled(for: .accessibilityLarge) == fixed)
  }

  /// Factors of UIKit's metrics for a value of 100: the line height divided by the one in `large`.
  @Test(
    "Lengths grow with the line height of the text style",
    arguments: [
      (Font.TextStyle.largeTitle, ContentSizeCategory.extraSmall, 38.0, 41.0),
      (.largeTitle, .accessibilityExtraExtraExtraLarge, 70, 41),
      (.body, .extraLarge, 24, 22), (.body, .accessibilityExtraExtraExtraLarge, 62, 22),
      (.caption2, .extraLarge, 18, 13),
      (.footnote, .medium, 16, 18), (.subheadline, .extraExtraExtraLarge, 26, 20),
      (.title3, .accessibilityMedium, 38, 25),
      (.callout, .large, 21, 21),
    ]) func lengths(
      _ style: Font.TextStyle, _ category: ContentSizeCategory, _ lines: Double, _ large: Double
    )
  {
    #expect(
      TextStyleMetrics(forTextStyle: style).scaledValue(for: 100, in: category) == 100 * lines
        / large)
  }

  @Test("Custom fonts grow in whole points and keep everything else") func ownFonts() {
    var lato = Font(family: "Lato", size: 15, weight: .bold, fileName: "Lato.ttf")
    let font = TextStyleMetrics.default.scaledFont(for: lato)
    // 15 · 24 / 22 is 16.36…, and 15 · 62 / 22 is 42.27….
    #expect(font.scaled(for: .extraLarge).size == 16)
    #expect(font.scaled(for: .accessibilityExtraExtraExtraLarge).size == 42)
    lato = lato.withSize(16)
    #expect(font.scaled(for: .extraLarge) == lato)
    #expect(font.scaled(for: .large).size == 15)
    let limited = TextStyleMetrics.default.scaledFont(for: lato, maximumPointSize: 20)
    #expect(limited.scaled(for: .accessibilityExtraExtraExtraLarge).size == 20)
    // 17.8 would round to 18 in `large` but stays; in `medium` it is 16.99, and in no larger
    // category less than 17.8.
    let odd = TextStyleMetrics.default.scaledFont(for: .systemFont(ofSize: 17.8))
    #expect(odd.scaled(for: .large).size == 17.8)
    #expect(odd.scaled(for: .medium).size == 17)
    // NaN and infinity limit nothing, and nothing is smaller than 0.
    func scaled(_ maximum: Double?) -> Font {
      TextStyleMetrics.default.scaledFont(for: lato, maximumPointSize: maximum)
        .scaled(for: .accessibilityLarge)
    }
    #expect(scaled(.nan) == scaled(nil) && scaled(.infinity) == scaled(nil))
    #expect(scaled(-1).size == 0 && scaled(0).size == 0)
  }

  @Test("No font shrinks as the category grows") func growing() {
    for style in Font.TextStyle.allCases {
      for size in stride(from: 0.5, through: 40, by: 0.3) {
        let fonts = [
          TextStyleMetrics(forTextStyle: style).scaledFont(for: .systemFont(ofSize: size)),
          .preferredFont(forTextStyle: style),
        ]
        for font in fonts {
          let sizes = ContentSizeCategory.allCases.map { font.scaled(for: $0).size }
          #expect(sizes == sizes.sorted(), "\(style) \(size): \(sizes)")
        }
      }
    }
  }

  @Test("Fonts are described with their text style") func descriptions() {
    let preferred = Font.preferredFont(forTextStyle: .body)
    let own = TextStyleMetrics(forTextStyle: .title2).scaledFont(
      for: .boldSystemFont(ofSize: 22), maximumPointSize: 40)
    #expect(preferred.description == "17 regular (body)")
    #expect(own.description == "22 bold (as title2, up to 40)")
    #expect(preferred != .systemFont(ofSize: 17))
    #expect(own.withSize(30).scaling == own.scaling)
  }
}
