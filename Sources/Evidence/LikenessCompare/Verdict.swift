/// The outcome of a comparison, with its evidence.
import LikenessGraphics

/// What a comparison found.
public enum Verdict: Hashable, Sendable {
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

extension Verdict: Codable {
  private enum CodingKeys: CodingKey {
    case kind
    case difference
    case reference
    case actual
  }

  private enum Kind: String, Codable {
    case identical
    case similar
    case different
    case sizeMismatch
  }

  /// Reads what ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(Kind.self, forKey: .kind) {
    case .identical: self = .identical
    case .similar: self = .similar(try container.decode(Difference.self, forKey: .difference))
    case .different: self = .different(try container.decode(Difference.self, forKey: .difference))
    case .sizeMismatch:
      self = .sizeMismatch(
        reference: try container.decode(PixelSize.self, forKey: .reference), actual: try container.decode(PixelSize.self, forKey: .actual))
    }
  }

  /// Writes a `kind`, and beside it the `difference`, or the sizes as `reference` and `actual`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .identical: try container.encode(Kind.identical, forKey: .kind)
    case .similar(let difference):
      try container.encode(Kind.similar, forKey: .kind)
      try container.encode(difference, forKey: .difference)
    case .different(let difference):
      try container.encode(Kind.different, forKey: .kind)
      try container.encode(difference, forKey: .difference)
    case .sizeMismatch(let reference, let actual):
      try container.encode(Kind.sizeMismatch, forKey: .kind)
      try container.encode(reference, forKey: .reference)
      try container.encode(actual, forKey: .actual)
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
