/// The limits that a picture breaks.

/// A limit of a ``Tolerance`` that does not hold.
public struct BrokenLimit: Hashable, Codable, Sendable {
  /// The limits, by their words in options.
  public enum Limit: String, Codable, Sendable {
    /// ``Tolerance/maxPixels``, which is 0 without any limit.
    case pixels
    /// ``Tolerance/maxRatio``.
    case ratio
    /// ``Tolerance/maxWindow``.
    case window
    /// ``Tolerance/maxDelta``.
    case delta
  }

  /// Which limit.
  public var limit: Limit
  /// The value found: a count, a share of 0…1, or a difference of 0…255.
  public var found: Double
  /// The value allowed.
  public var allowed: Double
}

extension Difference {
  /// Returns the limits of `tolerance` that these counts break.
  func limitsBroken(of tolerance: Tolerance) -> [BrokenLimit] {
    var broken: [BrokenLimit] = []
    func check(_ limit: BrokenLimit.Limit, _ found: Int, atMost allowed: Int?) {
      // Counts stay below 10^12, the most pixels a picture can have, so a `Double` holds them
      // exactly.
      guard let allowed, found > allowed else { return }
      broken.append(BrokenLimit(limit: limit, found: Double(found), allowed: Double(allowed)))
    }
    check(.pixels, differentPixels, atMost: tolerance.hasLimit ? tolerance.maxPixels : 0)
    if let allowed = tolerance.maxRatio, ratio > allowed {
      broken.append(BrokenLimit(limit: .ratio, found: ratio, allowed: allowed))
    }
    check(.window, window?.differentPixels ?? 0, atMost: tolerance.maxWindow)
    // Without a differing pixel the largest difference is one that the metric tolerates.
    check(
      .delta, differentPixels == 0 ? 0 : Int(maxDelta), atMost: tolerance.maxDelta.map { Int($0) })
    return broken
  }
}
