/// How the difference between two pixels is measured, and from where on it counts.

/// A measure of the difference between two pixels, with the threshold above which they count as different.
///
/// Two pixels that are both fully transparent are equal under every metric, whatever colour hides behind the transparency. "Not different" is
/// symmetric under every metric here: exchanging reference and actual changes no count. It is transitive under ``exact`` only: elsewhere
/// two pixels can each be close to a third and not to one another, which is why a reference is never rewritten within tolerance.
public enum Metric: Hashable, Codable, Sendable {
  /// Any difference in any of the four stored bytes counts. The default: pictures that we draw are the same on every machine.
  case exact

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

  /// The word for the metric on the command line and in reports.
  public var name: String {
    switch self {
    case .exact: "exact"
    case .channel: "channel"
    case .yiq: "yiq"
    case .oklab: "oklab"
    }
  }

  /// Whether pixels that look like anti-aliasing are forgiven.
  public var forgivesAntialiasing: Bool { antialiasingGround != nil }

  /// How brightness is seen where anti-aliasing is forgiven, or nil where it is not.
  var antialiasingGround: YIQ.Ground? {
    switch self {
    case .yiq(_, countsAntialiasing: false): .pattern
    case .oklab(_, countsAntialiasing: false): .grey
    case .exact, .channel, .yiq, .oklab: nil
    }
  }

  func validate() throws(ToleranceError) {
    switch self {
    case .exact, .channel: return
    case .yiq(let threshold, _), .oklab(let threshold, _):
      // NaN is in no range.
      guard (0...1).contains(threshold) else { throw .thresholdOutOfRange(metric: name, value: threshold) }
    }
  }
}
