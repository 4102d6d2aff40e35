/// How the difference between two pixels is measured, and from where on it counts.

/// A measure of the difference between two pixels, with the threshold above which they count as different.
///
/// Two pixels that are both fully transparent are equal under every metric, whatever colour hides behind the transparency. "Not different" is
/// symmetric under every metric here: exchanging reference and actual changes no count. It is transitive under ``exact`` only: elsewhere
/// two pixels can each be close to a third and not to one another, which is why a reference is never rewritten within tolerance.
public enum Metric: Hashable, Codable, Sendable {
  /// Any difference in any of the four stored bytes counts. The default: pictures that we draw are the same on every machine.
  case exact

  /// Counts what a person would see, for pictures from elsewhere; nothing to set. Forgives anti-aliasing, a shift of text and shapes by less than a
  /// pixel, rounding by up to 2 of 255, and what a JPEG or WebP encoder of good quality leaves; counts a dot or a line that is missing or moved by a
  /// pixel, a changed letter, and a flat colour that is off by 3. Each pixel is judged by the eight around it: flat colour tightly, edges by how steep they are.
  ///
  /// The rule, which is this project's own, stands in `Perceptual.swift`. Channels are compared premultiplied, 0…255. A pixel counts where the
  /// difference `d` of a channel is more than 2, and more than 15/16 of its slope `g`, the largest difference to a neighbour in either picture; or,
  /// for a pixel on a crest of both pictures with no change the other way around it, more than 3/4 of `g`, on a straight line more than 4 and
  /// 3/8 of `g`, and where nothing beside that line changed, more than 4 and 1/8 of `g`. A pixel that is forgiven so counts after all where the
  /// 5 by 5 pixels around it took another colour, or are not explained by a move of up to a pixel and a change of weight by up to a quarter, as
  /// `PerceptualRegion.swift` has it; where the ink beside it stayed in place and nothing else changed, as around a letter in the place of another, the
  /// same must hold more closely and without a change of weight (`PerceptualAnchors.swift`). Where a third of the detailed tiles of 8 by 8 pixels show
  /// the ripples of an encoder, a pixel counts only if its luma differs by more than 1/6, or a channel by more than 1/2, of the contrast around it, or if
  /// the mean of its tile is another, as `EncoderNoise.swift` has it. Pixels over 2 that do not count are told as
  /// ``Difference/antialiasedPixels``.
  case perceptual

  /// A pixel counts where a stored channel (red, green, blue or alpha, straight) differs by more than `threshold`, 0…255; 0 is ``exact``.
  case channel(threshold: UInt8)

  /// The weighted squared distance in YIQ of Kotsarenko and Ramos, "Measuring perceived color difference using YIQ NTSC transmission
  /// color space in mobile applications" (2010): `0.5053 ΔY² + 0.299 ΔI² + 0.1957 ΔQ²`.
  ///
  /// A pixel counts where that exceeds `35215 * threshold²`, 35215 being its largest value; `threshold` is 0…1, and 0.1 by custom. Translucent
  /// pixels are laid over a background that depends on their place, so that no one background hides a difference. Unless
  /// `countsAntialiasing`, pixels that look like anti-aliasing in either picture are forgiven: see ``Difference/antialiasedPixels``.
  /// Counts are those of mapbox/pixelmatch 7.2.0 for the same threshold and `includeAA`.
  case yiq(threshold: Double = 0.1, countsAntialiasing: Bool = false)

  /// The HyAB distance of Abasi and others (2019), `|ΔL| + √(Δa² + Δb²)`, in Ottosson's OKLab (2020) with his toe-corrected lightness.
  ///
  /// A pixel counts where it exceeds `threshold`, 0…1: black and white are 1 apart, and 0.1 is the custom. Stricter than ``yiq(threshold:countsAntialiasing:)``
  /// on hue at equal lightness, and closer to the eye. Translucency and `countsAntialiasing` as there, but that
  /// brightness of translucent pixels is judged on a middle grey. Counts are those of mapbox/pixelmatch's main branch of July 2026, whose tables for the cube root and for sRGB are part of the definition.
  case oklab(threshold: Double = 0.1, countsAntialiasing: Bool = false)

  /// The difference ΔE₀₀ of CIE 142-2001, by Sharma, Wu and Dalal (2005): `√(L² + C² + H² + R·C·H)` of weighted differences of lightness, chroma
  /// and hue in CIE L*a*b* for D65.
  ///
  /// A pixel counts where it exceeds `threshold`, 0…100. Default: 1, where two large fields side by side can just be told apart; black and white are
  /// 100 apart. Translucent pixels are laid over white and over black, and the larger difference counts. Edges are judged as flat colour is.
  case ciede2000(threshold: Double = 1)

  /// Structural similarity of luma in windows of 11 by 11 pixels, of Wang and others (2004): see ``StructuralSimilarity``.
  ///
  /// A pixel counts where it differs and the window around it is less alike than `threshold`, 0…1. Default: 0.95. As the window around every pixel that
  /// differs must reach it, a small broken part is not averaged away. ``Difference/similarity`` tells the mean and the least of all windows; the least may
  /// be lower, in a window that differs beside its middle. Blind to colours of equal luma.
  case ssim(threshold: Double = 0.95)

  /// The word for the metric on the command line and in reports.
  public var name: String {
    switch self {
    case .exact: "exact"
    case .perceptual: "perceptual"
    case .ciede2000: "ciede2000"
    case .ssim: "ssim"
    case .channel: "channel"
    case .yiq: "yiq"
    case .oklab: "oklab"
    }
  }

  /// Whether pixels that look like anti-aliasing are forgiven.
  public var forgivesAntialiasing: Bool { self == .perceptual || antialiasingGround != nil }

  /// How brightness is seen where anti-aliasing is forgiven, or nil where it is not.
  var antialiasingGround: YIQ.Ground? {
    switch self {
    case .yiq(_, countsAntialiasing: false): .pattern
    case .oklab(_, countsAntialiasing: false): .grey
    case .exact, .perceptual, .channel, .yiq, .oklab, .ciede2000, .ssim: nil
    }
  }

  func validate() throws(ToleranceError) {
    switch self {
    case .exact, .perceptual, .channel: return
    case .yiq(let threshold, _), .oklab(let threshold, _), .ssim(let threshold):
      // NaN is in no range.
      guard (0...1).contains(threshold) else { throw .thresholdOutOfRange(metric: name, value: threshold) }
    case .ciede2000(let threshold):
      guard (0...100).contains(threshold) else { throw .thresholdOutOfRange(metric: name, value: threshold) }
    }
  }
}
