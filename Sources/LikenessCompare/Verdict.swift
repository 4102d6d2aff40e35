/// The outcome of a comparison, with its evidence.
import LikenessGraphics

/// What a comparison found.
public enum Verdict: Hashable, Codable, Sendable {
  /// Every pixel is equal, ignored ones too. Pixels that are fully transparent in both pictures are equal.
  case identical
  /// Something differs, and every limit of the tolerance holds.
  case similar(Difference)
  /// A limit of the tolerance is broken: ``Difference/brokenLimits`` says which.
  case different(Difference)
  /// The pictures have different sizes, which no tolerance forgives. ``Comparison/difference`` tells of the part that both have.
  case sizeMismatch(reference: PixelSize, actual: PixelSize)

  /// Whether the actual picture passes: identical, or similar.
  public var matches: Bool {
    switch self {
    case .identical, .similar: true
    case .different, .sizeMismatch: false
    }
  }

  /// The evidence, where pictures of equal size differ.
  public var difference: Difference? {
    switch self {
    case .similar(let difference), .different(let difference): difference
    case .identical, .sizeMismatch: nil
    }
  }

  /// The verdict in one line of words, for messages.
  public var summary: String {
    switch self {
    case .identical: "identical"
    case .similar(let difference): "within tolerance: \(difference.summary)"
    case .different(let difference): difference.summary
    case .sizeMismatch(let reference, let actual): "the reference has \(reference) pixels, the actual picture \(actual)"
    }
  }
}

/// Compares two pictures.
///
/// - Parameters:
///   - reference: The stored picture, in whose coordinates places are given.
///   - actual: The fresh picture.
///   - tolerance: What is forgiven; by default nothing.
/// - Throws: ``ToleranceError`` where the tolerance makes no sense.
/// - Note: ``Comparison`` does the same, and draws the difference without comparing again.
public func compare(_ reference: Bitmap, _ actual: Bitmap, tolerance: Tolerance = .exact) throws(ToleranceError) -> Verdict {
  try Comparison(reference, actual, tolerance: tolerance).verdict
}
