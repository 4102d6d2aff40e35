/// The measures of Likeness Sans, and how they are fitted to the pixel grid at every size.
///
/// Stems and bars keep nearly one share of the em, so lines of any size look equally dark, and the
/// eye has the last word where the grid leaves little room: up to 28 px the measures stand in
/// tables. Widths, heights and advances are whole pixels, and so is every outer edge of a stem or
/// bar: it starts with a full pixel of ink. Up to 28 px its inner edge may add a part of one, so
/// weight rises evenly from size to size. Above, stems and bars are whole pixels too.

/// The space left and right of a letter.
typealias Bearings = (left: Double, right: Double)

/// The space before the ink of a drawing, the width of the ink, and the space after it.
typealias Sketch = (left: Double, width: Double, right: Double)

/// What a letter form needs to be drawn as a capital or, in Cyrillic, as its small twin.
struct Case {
  var isUpper: Bool
  var height: Double
  var stem: Double
  var bar: Double
  /// The share of a capital's width.
  var ratio: Double
}

/// The measures of one face, in pixels.
struct Fit {
  /// Pixels to the em.
  var size: Double
  let isBold: Bool
  var cap: Double
  var xHeight: Double
  var ascender: Double
  var descender: Double
  var stem: Double
  /// The thickness of level strokes, of capitals and of small letters.
  var capBar: Double
  var bar: Double
  /// The widths of n and o.
  var nWidth: Double
  var oWidth: Double
  /// The spaces beside straight stems, round strokes and slanting ones.
  let straight: Bearings
  let round: Bearings
  let slant: Bearings
  /// The space beside the open side of C.
  let open: Double
  /// How much wider, in ems, an average bold letter is.
  var extra: Double
  /// The thickness of slanting strokes: gray edges make a thin one look weak, and a thick one
  /// heavy.
  var diagonal: Double
  /// How far the controls of a quarter turn reach.
  let roundness: Double
  /// Chords in a quarter turn.
  let steps: Int
  /// The line of signs with much in little room, such as @ and the ring of ©.
  let fine: Double
  /// How thin a bowl leaves its stem.
  let thin: Double
  /// How far round letters reach over and under the line.
  var overshoot: Double
  /// The width of the figures, which all share one advance.
  var figure: Double
  let figureSides: Bearings
  /// From a small letter to the dot on it, and from a capital to the mark on it.
  let gap: Double
  let capGap: Double
  let dot: Double
  /// The height of marks.
  var accent: Double
  /// The extent of a line, with room for marks on capitals.
  let ascent: Double
  let descent: Double

  /// Heights of capitals, of small letters and of ascenders, and the depth of descenders.
  private typealias Heights = (Double, Double, Double, Double)
  private static let heights: [Int: Heights] = [
    8: (6, 5, 6, 2),
    9: (7, 5, 7, 2),
    10: (7, 5, 8, 2),
    11: (8, 6, 8, 2),
    12: (9, 7, 9, 3),
    13: (9, 7, 10, 3),
    14: (10, 8, 11, 3),
    15: (11, 8, 11, 3),
    16: (12, 9, 12, 4),
    17: (12, 9, 13, 4),
    18: (13, 10, 14, 4),
    19: (14, 10, 15, 4),
    20: (14, 11, 15, 4),
    21: (15, 11, 16, 5),
    22: (16, 12, 17, 5),
    23: (17, 12, 18, 5),
    24: (17, 13, 18, 5),
    25: (18, 13, 19, 5),
    26: (19, 14, 20, 6),
    27: (19, 14, 20, 6),
    28: (20, 15, 21, 6),
  ]

  /// Stem, bar of capitals, bar of small letters, width of n, width of o, sides of n, sides of o.
  private typealias Strokes = (Double, Double, Double, Double, Double, Bearings, Bearings)
  private static let regular: [Int: Strokes] = [
    8: (1, 1, 1, 4, 4, (1, 0), (1, 0)),
    9: (1, 1, 1, 4, 4, (1, 0), (1, 0)),
    10: (1, 1, 1, 5, 5, (1, 0), (1, 0)),
    11: (1, 1, 1, 5, 5, (1, 1), (1, 1)),
    12: (1, 1, 1, 5, 6, (1, 1), (1, 1)),
    13: (1.1, 1, 1, 6, 6, (1, 1), (1, 1)),
    14: (1.2, 1.07, 1.07, 6, 7, (1, 1), (1, 1)),
    15: (1.3, 1.2, 1.15, 7, 7, (1, 1), (1, 1)),
    16: (1.38, 1.25, 1.2, 8, 8, (1, 1), (1, 1)),
    17: (1.46, 1.33, 1.3, 8, 9, (1, 1), (1, 1)),
    18: (1.55, 1.4, 1.35, 8, 9, (2, 1), (1, 1)),
    19: (1.66, 1.5, 1.45, 8, 10, (2, 1), (1, 1)),
    20: (1.73, 1.6, 1.53, 9, 10, (2, 1), (1, 1)),
    21: (1.85, 1.67, 1.6, 9, 11, (2, 1), (1, 1)),
    22: (1.9, 1.75, 1.67, 10, 11, (2, 1), (1, 1)),
    23: (2, 1.85, 1.75, 10, 12, (2, 1), (1, 1)),
    24: (2.1, 1.95, 1.85, 10, 12, (2, 2), (1, 1)),
    25: (2.2, 2, 1.95, 11, 13, (2, 1), (1, 1)),
    26: (2.3, 2.07, 2, 11, 13, (2, 2), (1, 1)),
    27: (2.38, 2.15, 2.07, 12, 13, (2, 2), (1, 1)),
    28: (2.45, 2.25, 2.15, 12, 14, (2, 2), (1, 1)),
  ]
  private static let bold: [Int: Strokes] = [
    8: (1.5, 1, 1, 4, 4, (1, 0), (1, 0)),
    9: (1.6, 1, 1, 5, 5, (1, 0), (1, 0)),
    10: (1.7, 1, 1, 5, 5, (1, 0), (1, 0)),
    11: (1.85, 1, 1, 6, 6, (1, 1), (1, 1)),
    12: (1.9, 1.6, 1.4, 6, 6, (1, 1), (1, 1)),
    13: (2, 1.85, 1.6, 6, 7, (1, 1), (1, 1)),
    14: (2.13, 1.95, 1.55, 7, 7, (1, 1), (1, 1)),
    15: (2.3, 2.1, 1.85, 7, 8, (1, 1), (1, 1)),
    16: (2.33, 2, 1.85, 8, 9, (1, 1), (1, 1)),
    17: (2.5, 2.2, 2, 9, 9, (1, 1), (1, 1)),
    18: (2.63, 2.33, 2.07, 9, 10, (1, 1), (1, 1)),
    19: (2.8, 2.5, 2.25, 9, 10, (1, 1), (1, 1)),
    20: (2.93, 2.6, 2.33, 10, 11, (1, 1), (1, 1)),
    21: (3.1, 2.8, 2.5, 10, 11, (2, 1), (1, 1)),
    22: (3.2, 2.9, 2.6, 11, 12, (2, 1), (1, 1)),
    23: (3.4, 3.05, 2.75, 11, 12, (2, 1), (1, 1)),
    24: (3.53, 3.15, 2.87, 12, 13, (2, 1), (1, 1)),
    25: (3.67, 3.3, 3, 12, 13, (2, 1), (1, 1)),
    26: (3.8, 3.45, 3.1, 13, 14, (2, 1), (1, 1)),
    27: (4, 3.6, 3.25, 13, 14, (2, 2), (1, 1)),
    28: (4.15, 3.75, 3.4, 13, 15, (2, 2), (1, 1)),
  ]

  /// The sizes that the measures are fitted to. Below them the pixels are too few; above, a glyph
  /// takes more memory than the picture around it.
  static let sizes = 8.0...512.0

  /// The measures at a whole number of pixels within ``sizes``; others are moved to the nearer end.
  init(isBold: Bool, size: Double) {
    let size = min(max(floor(size), Self.sizes.lowerBound), Self.sizes.upperBound)
    self.size = size
    self.isBold = isBold
    if let heights = Self.heights[Int(size)],
      let strokes = (isBold ? Self.bold : Self.regular)[Int(size)]
    {
      (cap, xHeight, ascender, descender) = heights
      (stem, capBar, bar, nWidth, oWidth, straight, round) = strokes
    } else {
      // There is room enough to put all edges on the grid.
      func share(_ em: Double) -> Double { max(1, floor(em * size + 0.5)) }
      (cap, xHeight, ascender, descender) = (share(0.72), share(0.532), share(0.757), share(0.212))
      stem = share(isBold ? 0.148 : 0.09)
      // Rounded together: capitals would look bolder than small letters if only one of the two
      // gained a pixel.
      capBar = isBold ? floor(0.133 * size + 0.5) : floor(0.08 * size + 0.6)
      bar = capBar - floor((isBold ? 0.0117 : 0.0039) * size + 0.5)
      (nWidth, oWidth) = isBold ? (share(0.4766), share(0.523)) : (share(0.445), share(0.493))
      // The advance of n is rounded as a whole: it is the measure of the width of text.
      let sides = share(isBold ? 0.5977 : 0.582) - nWidth
      straight = (-floor(-sides / 2), floor(sides / 2))
      let side = share(isBold ? 0.0313 : 0.039)
      round = (side, side)
    }
    extra = isBold ? 0.035 : 0
    func snap(_ value: Double) -> Double { floor(value + 0.5) }
    if isBold {
      diagonal = stem * (size < 13 ? 0.83 : 0.9)
    } else {
      diagonal = stem * max(0.96, 1.12 - (stem - 1) * 0.2)
    }
    roundness = size > 22 ? 0.6 : 0.62
    let line = max(1, min(stem * 0.8, 1 + (size - 14) * 0.1))
    fine = size > 28 ? snap(line) : line
    thin = isBold ? 0.55 : max(0.75, min(1, 1.8 - stem / 2))
    let side = size < 20 ? 0.5 : max(1, snap(size / 64))
    slant = (side, side)
    open = size < 18 ? 0 : max(1, snap(size * 0.027))
    // The chords leave a curve by less than a tenth of a pixel.
    steps = size > 28 ? -Int(floor(-1.5 * size.squareRoot())) : 6
    overshoot = size < 64 ? 0 : snap(size * 0.0117)
    figure = size == 16 && !isBold ? 7 : size < 22 ? nWidth : snap((0.455 + extra / 2) * size)
    figureSides = size < 22 || isBold ? straight : round
    gap = max(1, snap(0.1 * size))
    dot = size > 28 ? snap(stem * 1.12) : !isBold || stem > 2 ? stem : 2
    accent = max(2, snap(0.14 * size))
    capGap = max(1, snap(0.07 * size))
    ascent = -floor(-(cap + capGap + accent))
    // Room for a comma below, at least.
    descent = max(
      -floor(-descender), -floor(-size * 1.2) - ascent, capGap + max(2, snap(0.17 * size)))
  }

  var upper: Case { Case(isUpper: true, height: cap, stem: stem, bar: capBar, ratio: 1) }
  var lower: Case { Case(isUpper: false, height: xHeight, stem: stem, bar: bar, ratio: 0.8) }

  /// The smallest whole number of pixels that holds a length.
  func whole(_ value: Double) -> Double { -floor(-value) }

  /// The nearest whole number of pixels.
  func snap(_ value: Double) -> Double { floor(value + 0.5) }

  /// A width in ems on the grid.
  func px(_ em: Double) -> Double { snap(em * size) }

  /// A length in 64ths of the em on the grid, at least a pixel.
  func grid(_ length: Double) -> Double { max(1, snap(length / 64 * size)) }

  /// Nothing below a size; from there on a pixel, and more in large sizes.
  func step(_ least: Double) -> Double { size < least ? 0 : grid(1) }

  /// A length that is left as it is up to 28 px, where gray evens out the weight of strokes, and
  /// lies on the grid above.
  func soft(_ value: Double) -> Double { size > 28 ? snap(value) : value }

  /// The thickness of a stroke, ``soft(_:)`` and at least a pixel.
  func thickness(_ value: Double) -> Double { max(1, soft(value)) }

  /// By how much the upper half of a form is narrower than the lower one, in 64ths of the em: half
  /// a pixel up to 28 px.
  func inset(_ length: Double) -> Double { size > 28 ? grid(length) : 0.5 }

  /// The space beside A and V, whose points stand in the middle of a pixel.
  var pointed: Double { 0.5 + snap(size / 64 - 0.6) }

  /// The width of a narrow small letter such as s.
  func narrow(_ em: Double) -> Double { size == 11 || size == 12 ? 5 : max(4, px(em)) }

  /// A width on the grid that leaves the same whole number of pixels on both sides of a stem.
  func odd(_ em: Double) -> Double {
    let stem = floor(stem + 0.5)
    return stem + 2 * floor((em * size - stem) / 2 + 0.5)
  }

  /// A width on the grid, from that of a regular capital in ems.
  func width(_ em: Double, _ c: Case) -> Double { px((em + extra) * c.ratio) }

  /// The same, with a stem on the grid in its middle.
  func odd(_ em: Double, _ c: Case) -> Double { odd((em + extra) * c.ratio) }
}

/// Whether a length is an even number of pixels.
func isEven(_ value: Double) -> Bool { floor(value / 2) * 2 == value }
