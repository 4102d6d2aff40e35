/// Colors of design tokens in the spaces of CSS Color 4.
import LikenessDisplayList
import LikenessJSON
import Testing

@testable import LikenessTheme

/// Reads a theme of one color.
private func theme(_ color: String) throws -> Theme {
  try Theme(
    designTokens: Array(#"{"a": {"$type": "color", "$value": \#(color)}}"#.utf8),
    file: "a.tokens.json")
}

private func color(_ space: String, _ components: String, _ rest: String = "") throws
  -> StraightColor
{
  try theme(#"{"colorSpace": "\#(space)", "components": [\#(components)]\#(rest)}"#)
    .straightColor("a")
}

@Suite struct ColorSpaceTests {
  /// Computed apart from this code, in Python's floating point: matrices from the chromaticities of
  /// each space's primaries and white, Bradford adaptation, Ottosson's published OKLab matrices,
  /// and `pow`.
  @Test(
    "A color is converted by the arithmetic of CSS Color 4",
    arguments: [
      ("display-p3", "0.5, 0.4, 0.3", "#846549"), ("oklch", #"0.6, 0, "none""#, "#808080"),
      ("srgb-linear", "0.5, 0.2, 0.05", "#BC7C3F"), ("a98-rgb", "0.5, 0.4, 0.3", "#89664A"),
      ("a98-rgb", "0.02, 0.01, 0.9", "#0100EB"), ("rec2020", "0.5, 0.4, 0.3", "#885A3E"),
      ("prophoto-rgb", "0.5, 0.4, 0.3", "#AB735A"), ("xyz-d65", "0.2, 0.25, 0.3", "#5F9290"),
      ("xyz-d50", "0.2, 0.25, 0.3", "#4E93A5"), ("lab", "50, 20, -30", "#856CAA"),
      ("lab", "5, 1, 1", "#13100F"),
      ("lch", "60, 40, 140", "#619F61"), ("oklab", "0.6, 0.1, -0.05", "#A8669C"),
      ("oklch", "0.7, 0.1, 200", "#40B1B7"),
      ("display-p3", "1, 1, 1", "#FFFFFF"), ("prophoto-rgb", "1, 1, 1", "#FFFFFF"),
      ("lab", "100, 0, 0", "#FFFFFF"),
      ("rec2020", "1, 1, 1", "#FFFFFF"), ("a98-rgb", "1, 1, 1", "#FFFFFF"),
      ("oklab", "1, 0, 0", "#FFFFFF"),
      ("oklab", "0, 0, 0", "#000000"), ("srgb", #""none", 1, 0"#, "#00FF00"),
    ])
  func conversion(space: String, components: String, expected: String) throws {
    let theme = try theme(#"{"colorSpace": "\#(space)", "components": [\#(components)]}"#)
    #expect(try theme.straightColor("a").description == expected)
    #expect(theme.fileWarnings.isEmpty)
  }

  @Test("Alpha is kept in every space") func alpha() throws {
    #expect(try color("oklch", "0.6, 0, 0", #", "alpha": 0.5"#).description == "#80808080")
  }

  /// Beyond lightness 1 and 0 the algorithm gives white and black. A gray stays gray.
  @Test("Of a color that sRGB lacks, the nearest is drawn, with a warning at its place")
  func outside() throws {
    // Computed like the conversions above, with the specification's search.
    #expect(try color("display-p3", "0, 1, 0").description == "#00FB29")
    #expect(try color("display-p3", "1, 0, 0").description == "#FF0B0C")
    #expect(try color("oklch", "1, 0.3, 30") == .white)
    #expect(try color("oklch", "0, 0.3, 30") == .black)
    let green = try theme(#"{"colorSpace": "display-p3", "components": [0, 1, 0]}"#)
    let warning = try #require(green.fileWarnings.first)
    #expect(
      green.fileWarnings.count == 1 && warning.line == 1 && warning.path.description == "a.$value")
    #expect(
      warning.message.hasPrefix("sRGB lacks this color of the space \"display-p3\"; the nearest, #")
    )
    // The same hue as the original within what people notice (0.02), and nearly as light.
    let original = try #require(LinearColor("display-p3", Triple(0, 1, 0))).oklab
    let shown = try green.straightColor("a")
    let mapped = try #require(
      LinearColor(
        "srgb", Triple(Double(shown.red) / 255, Double(shown.green) / 255, Double(shown.blue) / 255)
      )
    )
    .oklab
    #expect(abs(mapped.x - original.x) < 0.03, "\(shown) \(original) \(mapped)")
    let cross = original.y * mapped.z - original.z * mapped.y
    #expect(abs(cross) < 0.02, "\(shown) \(original) \(mapped)")
  }

  @Test("A hex that contradicts the components is a warning, one that is a step off is not")
  func contradiction() throws {
    let wrong = try theme(
      ##"{"colorSpace": "display-p3", "components": [1, 1, 1], "hex": "#000000"}"##)
    #expect(try wrong.straightColor("a") == .white)
    #expect(
      wrong.fileWarnings.map(\.message) == [
        ##"""
        "hex" is #000000, but the components in the space "display-p3" are #FFFFFF, which is drawn
        """##
      ])
    for hex in ["#846549", "#85664a"] {
      let right = try theme(
        ##"{"colorSpace": "display-p3", "components": [0.5, 0.4, 0.3], "hex": "\##(hex)"}"##)
      #expect(right.fileWarnings.isEmpty)
    }
  }

  /// 2^12 = 4096, and the cube root of 27 is 3: exact numbers.
  @Test(
    "Roots of numbers above 1 and below are found",
    arguments: [(3, 27.0, 3.0), (12, 4096, 2), (5, 0.00001, 0.1), (3, 0, 0)])
  func roots(degree: Int, value: Double, expected: Double) {
    #expect(abs(root(degree, of: value) - expected) <= 1e-15 * max(1, expected) * 4)
  }
}
