/// What would have made a failed comparison pass, the setting that forgives least first.
import LikenessGraphics

/// Settings that each make a failed comparison match.
public struct PassingSettings: Hashable, Sendable {
  /// One change of the tolerance.
  public struct Setting: Hashable, Sendable {
    /// The options of the command: `--metric neighborhood`.
    public let options: String
    /// The arguments of ``Tolerance`` in Swift: `metric: .neighborhood()`.
    public let arguments: String
  }

  /// Whether every differing pixel lies along an edge: none is in flat color in either picture, as Playwright tells changes from anti-aliasing.
  public let isAlongEdges: Bool
  /// The settings: a small threshold for every channel, then the metrics that forgive edges, then the limits that were broken.
  public let settings: [Setting]

  /// The settings for the command line: `all along edges`, `--metric neighborhood matches`, `--max-pixels 4 matches`.
  public var commandLines: [String] { edges + settings.map { "\($0.options) matches" } }
  /// The settings in Swift: `all along edges`, `Tolerance(metric: .neighborhood()) matches`.
  public var swiftLines: [String] { edges + settings.map { "Tolerance(\($0.arguments)) matches" } }

  private var edges: [String] { isAlongEdges ? ["all along edges"] : [] }
}

extension Comparison {
  /// Returns what would have passed, or nil where the comparison matches, or the sizes differ.
  ///
  /// It compares again by at most two other metrics, each a matter of milliseconds for a screen. So call it after a failure only.
  public func passingSettings() -> PassingSettings? {
    guard case .different = verdict else { return nil }
    var settings: [PassingSettings.Setting] = []
    // Up to the slack that `neighborhood` grants anywhere, a threshold for every channel forgives less than a rule that looks around.
    if tolerance.metric == .exact, tolerance.areas.isEmpty, difference.maxDelta <= Neighborhood.flatSlack {
      settings.append(
        .init(
          options: "--metric channel --threshold \(difference.maxDelta)", arguments: "metric: .channel(threshold: \(difference.maxDelta))"))
    }
    for kind in MetricKind.suggested where kind != tolerance.metric.kind && matches(kind) {
      settings.append(.init(options: "--metric \(kind.name)", arguments: "metric: \(kind.swift)"))
      break
    }
    // Each limit that was broken, raised as far as it takes.
    let limits = difference.brokenLimits
    settings.append(
      .init(
        options: limits.map { "\($0.limit.option) \(decimal($0.passing))" }.joined(separator: " "),
        arguments: limits.map { "\($0.limit.property): \(decimal($0.passing))" }.joined(separator: ", ")))
    return PassingSettings(isAlongEdges: isAlongEdges, settings: settings)
  }

  private func matches(_ kind: MetricKind) -> Bool {
    var other = tolerance
    other.metric = Metric(kind)
    // The tolerance was valid before, and a default threshold is.
    return (try? Comparison(reference, actual, tolerance: other).verdict.matches) ?? false
  }

  private var isAlongEdges: Bool {
    let (width, height) = (reference.width, reference.height)
    return withPixels(of: reference) { a in
      withPixels(of: actual) { b in
        func isFlat(_ picture: PixelGrid, _ x: Int, _ y: Int) -> Bool {
          let own = picture.row(y)[x]
          return (max(y - 1, 0)...min(y + 1, height - 1)).allSatisfy { row in
            (max(x - 1, 0)...min(x + 1, width - 1)).allSatisfy { picture.row(row)[$0] == own }
          }
        }
        return mask.rows.indices.allSatisfy { index in
          mask.withRow(index) { different, _, _ in
            var isAlong = true
            forEachBit(different, words: mask.words) { x in
              if isAlong, isFlat(a, x, mask.rows[index]) || isFlat(b, x, mask.rows[index]) { isAlong = false }
            }
            return isAlong
          }
        }
      }
    }
  }
}
