/// The metrics in one table: the name, words, threshold and meter of each. Each meter's file names
/// the source of its algorithm.

/// A measure of the difference between two pixels, with the threshold beyond which they count as
/// different.
///
/// Two fully transparent pixels are equal under every metric, whatever color they hide. Exchanging
/// reference and actual changes no count. Being alike is transitive under ``exact`` only. That is
/// why a picture within tolerance never replaces its reference.
public struct Metric: Hashable, Sendable {
  /// The algorithm.
  package let kind: MetricKind
  /// The threshold, in the unit of the algorithm; nil for one without.
  public let threshold: Double?
  /// Whether pixels that look like anti-aliasing count. Only ``yiq(threshold:countsAntialiasing:)``
  /// can forgive them.
  public let countsAntialiasing: Bool

  /// Creates a metric; without a threshold, with the default of its kind.
  package init(_ kind: MetricKind, threshold: Double? = nil, countsAntialiasing: Bool = false) {
    self.kind = kind
    self.threshold = threshold ?? kind.threshold?.standard
    self.countsAntialiasing = countsAntialiasing
  }

  /// Counts any difference in any of the four stored bytes. The default: our own pictures are the
  /// same on every machine.
  public static let exact = Metric(.exact)

  /// Counts a pixel where a stored channel (straight alpha) differs by more than `threshold`, a
  /// whole number of 0…255.
  public static func channel(threshold: Double = 0) -> Metric {
    Metric(.channel, threshold: threshold)
  }

  /// Counts a pixel unless each picture lies within half the way from the other one's pixel to its
  /// neighbors: see <doc:WhichMetric>.
  ///
  /// - Parameter threshold: The share of the local contrast that is forgiven, 0…1, in steps of
  ///   0.001.
  public static func neighborhood(threshold: Double = 0.3) -> Metric {
    Metric(.neighborhood, threshold: threshold)
  }

  /// Counts what mapbox/pixelmatch 7.2.0 counts for the same threshold, 0…1, and `includeAA`.
  public static func yiq(threshold: Double = 0.1, countsAntialiasing: Bool = false) -> Metric {
    Metric(.yiq, threshold: threshold, countsAntialiasing: countsAntialiasing)
  }

  /// Counts a pixel where the CIEDE2000 difference ΔE₀₀ exceeds `threshold`, 0…100.
  ///
  /// At 1, two large fields side by side can just be told apart; black and white are 100 apart.
  /// Translucent pixels are laid over white and over black, and the larger difference counts. Edges
  /// are judged like flat color.
  public static func ciede2000(threshold: Double = 1) -> Metric {
    Metric(.ciede2000, threshold: threshold)
  }

  /// The word for the metric on the command line and in reports.
  public var name: String { kind.name }

  /// The threshold; 0 for a metric without one.
  fileprivate var limit: Double { threshold ?? 0 }

  func validate() throws(ToleranceError) {
    guard let threshold else { return }
    // NaN is in no range.
    guard let allowed = kind.threshold, allowed.range.contains(threshold),
      !allowed.isWhole || threshold == threshold.rounded()
    else {
      throw .thresholdOutOfRange(metric: name, value: threshold)
    }
  }
}

/// An algorithm that measures pixels: one row of the table of metrics.
package struct MetricKind: Sendable {
  /// The threshold of an algorithm.
  package struct Threshold: Sendable {
    /// The valid values; the lowest is the strictest.
    package let range: ClosedRange<Double>
    /// The value without an option.
    package let standard: Double
    /// Whether only whole numbers are valid.
    package var isWhole = false
  }

  /// The word on the command line.
  package let name: String
  /// The pixels that count, in a few words.
  package let summary: String
  /// The threshold, or nil for an algorithm without one.
  package var threshold: Threshold?
  let makeMeter: @Sendable (Metric, PicturePair) -> any RowMeter

  /// Every metric, in the order of the documentation.
  package static let all: [MetricKind] = [.exact, .channel, .neighborhood, .yiq, .ciede2000]

  static let exact = MetricKind(name: "exact", summary: "any byte") { _, pair in ExactMeter(pair) }
  static let channel = MetricKind(
    name: "channel", summary: "a channel that differs by more",
    threshold: Threshold(range: 0...255, standard: 0, isWhole: true)
  ) { metric, pair in ChannelMeter(pair, threshold: UInt8(metric.limit)) }
  static let neighborhood = MetricKind(
    name: "neighborhood", summary: "an edge more than half a pixel off, or another flat color",
    threshold: Threshold(range: 0...1, standard: 0.3)
  ) { metric, pair in NeighborhoodMeter(pair, threshold: metric.limit) }
  static let yiq = MetricKind(
    name: "yiq", summary: "what pixelmatch 7.2 counts",
    threshold: Threshold(range: 0...1, standard: 0.1)
  ) { metric, pair in
    YIQMeter(pair, threshold: metric.limit, countsAntialiasing: metric.countsAntialiasing)
  }
  static let ciede2000 = MetricKind(
    name: "ciede2000", summary: "a larger color difference ΔE₀₀",
    threshold: Threshold(range: 0...100, standard: 1)
  ) { metric, pair in CIEDE2000Meter(pair, threshold: metric.limit) }
}

extension MetricKind: Hashable {
  /// Compares the names, which are unique.
  package static func == (first: MetricKind, second: MetricKind) -> Bool {
    first.name == second.name
  }

  /// Hashes the name.
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
