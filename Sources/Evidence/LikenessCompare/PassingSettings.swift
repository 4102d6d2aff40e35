/// The settings that would have made a failed comparison pass, starting with the one that forgives least.
import LikenessGraphics

/// Settings that each make a failed comparison match, in place of those of the same name.
package struct PassingSettings: Hashable, Sendable {
  /// One change of the tolerance.
  package struct Setting: Hashable, Sendable {
    /// The options of the command: `--metric neighborhood`.
    package let options: String
    /// The arguments of ``Tolerance`` in Swift: `metric: .neighborhood()`, after an ellipsis if others stay.
    package let arguments: String
  }

  /// Whether every differing pixel lies along an edge. Then the 3 by 3 pixels around it have several colors in both pictures.
  package let isAlongEdges: Bool
  /// The settings: a small threshold for every channel, then a metric that forgives edges, then the broken limits.
  package let settings: [Setting]

  /// The settings for the command line: `all along edges`, `--metric neighborhood matches`, `--max-pixels 4 matches`.
  package var commandLines: [String] { edges + settings.map { "\($0.options) matches" } }
  /// The settings in Swift: `all along edges`, `Tolerance(metric: .neighborhood()) matches`.
  package var swiftLines: [String] { edges + settings.map { "Tolerance(\($0.arguments)) matches" } }

  private var edges: [String] { isAlongEdges ? ["all along edges"] : [] }
}

extension Comparison {
  /// Returns the settings that would have passed, or nil if the comparison matches or the sizes differ.
  ///
  /// Compares again by at most two other metrics, each within milliseconds for a screen. Call it after a failure only.
  package func passingSettings() -> PassingSettings? {
    guard case .different = verdict else { return nil }
    var settings: [PassingSettings.Setting] = []
    func add(_ options: String, _ arguments: String) {
      settings.append(.init(options: options, arguments: (tolerance == .exact ? "" : "…, ") + arguments))
    }
    // Opaque pixels within this delta pass `neighborhood` anywhere, so a threshold for every channel forgives less.
    if tolerance.metric == .exact, tolerance.areas.isEmpty, difference.maxDelta <= Neighborhood.flatSlack {
      add("--metric channel --threshold \(difference.maxDelta)", "metric: .channel(threshold: \(difference.maxDelta))")
    }
    // Whoever counts anti-aliasing does not want a metric that forgives it.
    if !tolerance.metric.countsAntialiasing,
      let kind = MetricKind.suggested.first(where: { $0 != tolerance.metric.kind && matches($0) })
    {
      // A threshold that was given for another metric has to be replaced, too.
      let threshold = tolerance.metric.threshold == nil ? nil : kind.threshold.map { " --threshold \(decimal($0.standard))" }
      add("--metric \(kind.name)\(threshold ?? "")", "metric: \(kind.swift)")
    }
    // Each broken limit, raised to what was found.
    let limits = difference.brokenLimits
    add(
      limits.map { "\($0.limit.option) \(decimal($0.passing))" }.joined(separator: " "),
      limits.map { "\($0.limit.property): \(decimal($0.passing))" }.joined(separator: ", "))
    return PassingSettings(isAlongEdges: isAlongEdges, settings: settings)
  }

  /// Whether the pictures match by a metric. One that can't be used with this tolerance is no advice.
  private func matches(_ kind: MetricKind) -> Bool {
    var other = tolerance
    other.metric = Metric(kind)
    return (try? Comparison(reference, actual, tolerance: other))?.verdict.matches == true
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
