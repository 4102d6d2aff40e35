/// The limits that a picture breaks, with the least values that would have passed.

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

    /// The property of ``Tolerance`` that holds the limit.
    package var property: String { "max" + rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

    /// The option of the command.
    package var option: String { "--max-" + rawValue }
  }

  /// Which limit.
  public var limit: Limit
  /// The value found: a count, a share of 0…1, or a difference of 0…255.
  public var found: Double
  /// The value allowed.
  public var allowed: Double
  /// The least value that would have passed; a ratio is rounded up to six decimals.
  public var passing: Double
}

extension Difference {
  /// Returns the limits of `tolerance` that these counts break.
  func limitsBroken(of tolerance: Tolerance) -> [BrokenLimit] {
    var broken: [BrokenLimit] = []
    func check(_ limit: BrokenLimit.Limit, _ found: Int, atMost allowed: Int?) {
      // Counts stay below 10^12, the most pixels a picture can have, so a `Double` holds them exactly.
      guard let allowed, found > allowed else { return }
      broken.append(BrokenLimit(limit: limit, found: Double(found), allowed: Double(allowed), passing: Double(found)))
    }
    check(.pixels, differentPixels, atMost: tolerance.hasLimit ? tolerance.maxPixels : 0)
    if let allowed = tolerance.maxRatio, ratio > allowed {
      let rounded = (ratio * 1_000_000).rounded(.up) / 1_000_000
      broken.append(BrokenLimit(limit: .ratio, found: ratio, allowed: allowed, passing: max(rounded, ratio)))
    }
    check(.window, window?.differentPixels ?? 0, atMost: tolerance.maxWindow)
    // Without a differing pixel the largest difference is one that the metric tolerates.
    check(.delta, differentPixels == 0 ? 0 : Int(maxDelta), atMost: tolerance.maxDelta.map { Int($0) })
    return broken
  }
}
