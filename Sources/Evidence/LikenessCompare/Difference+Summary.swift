/// The words for a difference and for broken limits.
import LikenessBase
import LikenessDisplayList

extension Difference {
  /// The counts in one line: `42 of 82,320 pixels differ (0.05%), largest delta 31 at (14, 22),
  /// within 24 × 18 at (10, 12)`.
  package var summary: String {
    var parts: [String] = []
    if differentPixels > 0
      || (toleratedPixels == 0 && antialiasedPixels == 0 && ignoredDifferences == 0)
    {
      let verb = differentPixels == 1 ? "differs" : "differ"
      parts.append(
        """
        \(grouped(differentPixels)) of \(pixels(comparedPixels)) \(verb) \
        (\(percentage(differentPixels, of: comparedPixels)))
        """
      )
    } else if toleratedPixels > 0 {
      let verb = toleratedPixels == 1 ? "differs" : "differ"
      parts.append(
        "\(grouped(toleratedPixels)) of \(pixels(comparedPixels)) \(verb) within the threshold")
    } else {
      parts.append("none of \(pixels(comparedPixels)) differs")
    }
    if let delta = largestDelta {
      parts.append("largest delta \(delta.value) at (\(delta.x), \(delta.y))")
    }
    if let box = bounds {
      parts.append("within \(box.width) × \(box.height) at (\(box.x), \(box.y))")
    }
    if antialiasedPixels > 0 {
      let most = forgivenDelta.map { ", by \($0.value) at most, at (\($0.x), \($0.y))" } ?? ""
      parts.append("\(grouped(antialiasedPixels)) more forgiven as anti-aliasing\(most)")
    }
    if ignoredDifferences > 0 {
      parts.append("\(grouped(ignoredDifferences)) more in ignored places")
    }
    return parts.joined(separator: ", ")
  }
}

extension Difference {
  /// The broken limits that a tolerance set: not the one that no pixel may differ.
  package var tellingLimits: [BrokenLimit] {
    brokenLimits.filter { $0.limit != .pixels || $0.allowed > 0 }
  }
}

extension BrokenLimit {
  /// The value found and the limit: `42 pixels differ, 40 are allowed`.
  package var summary: String {
    switch limit {
    case .pixels: "\(differing(found)), \(allowedCount)"
    case .ratio: "a ratio of \(decimal(found)) differs, \(decimal(allowed)) is allowed"
    case .window: "\(differing(found)) in one window, \(allowedCount)"
    case .delta: "the largest delta is \(decimal(found)), \(decimal(allowed)) is allowed"
    }
  }

  private var allowedCount: String {
    "\(grouped(Int(allowed))) \(allowed == 1 ? "is" : "are") allowed"
  }
}

/// `1 pixel differs`, `1,042 pixels differ`.
private func differing(_ count: Double) -> String {
  "\(pixels(Int(count))) \(count == 1 ? "differs" : "differ")"
}

/// `1 pixel`, `82,320 pixels`.
private func pixels(_ count: Int) -> String { count == 1 ? "1 pixel" : "\(grouped(count)) pixels" }

/// Returns the share in percent with two decimals, rounded to the nearest, but never to 0 or 100
/// unless it is: `<0.01%`, `>99.99%`.
private func percentage(_ part: Int, of whole: Int) -> String {
  guard part > 0, whole > 0 else { return "0%" }
  guard part < whole else { return "100%" }
  // Counts stay below 10^12, so the product below 2 * 10^16.
  let hundredths = (part * 20_000 + whole) / (2 * whole)
  if hundredths == 0 { return "<0.01%" }
  if hundredths == 10_000 { return ">99.99%" }
  let fraction = hundredths % 100
  return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)%"
}
