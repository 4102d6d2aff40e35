/// The outcome of a comparison, with its evidence.
import LikenessDisplayList

/// The outcome of a comparison.
public enum Verdict: Hashable, Sendable {
  /// Every pixel is equal, ignored ones too. Pixels that are fully transparent in both pictures are
  /// equal.
  case identical
  /// Something differs, within every limit of the tolerance.
  case similar(Difference)
  /// A limit of the tolerance is broken: see ``Difference/brokenLimits``.
  case different(Difference)
  /// The pictures have different sizes, which no tolerance forgives. ``Comparison/difference``
  /// covers the part that both have.
  case sizeMismatch(reference: PixelSize, actual: PixelSize)

  /// Whether the actual picture passes.
  public var matches: Bool {
    switch self {
    case .identical, .similar: true
    case .different, .sizeMismatch: false
    }
  }

  /// The evidence, if pictures of equal size differ.
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
    case .sizeMismatch(let reference, let actual):
      "the reference has \(reference) pixels, the actual picture \(actual)"
    }
  }
}

extension Verdict: Codable {
  /// The keys: a `kind`, and the `difference`, or the sizes as `reference` and `actual`.
  private struct Fields: Codable {
    enum Kind: String, Codable { case identical, similar, different, sizeMismatch }

    var kind: Kind
    var difference: Difference?
    var reference: PixelSize?
    var actual: PixelSize?
  }

  /// Reads the fields that ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    let fields = try Fields(from: decoder)
    switch (fields.kind, fields.difference, fields.reference, fields.actual) {
    case (.identical, _, _, _): self = .identical
    case (.similar, let difference?, _, _): self = .similar(difference)
    case (.different, let difference?, _, _): self = .different(difference)
    case (.sizeMismatch, _, let reference?, let actual?):
      self = .sizeMismatch(reference: reference, actual: actual)
    default:
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "The evidence of a verdict of kind \(fields.kind) is missing."))
    }
  }

  /// Writes a `kind` and its evidence.
  public func encode(to encoder: any Encoder) throws {
    let fields =
      switch self {
      case .identical: Fields(kind: .identical)
      case .similar(let difference): Fields(kind: .similar, difference: difference)
      case .different(let difference): Fields(kind: .different, difference: difference)
      case .sizeMismatch(let reference, let actual):
        Fields(kind: .sizeMismatch, reference: reference, actual: actual)
      }
    try fields.encode(to: encoder)
  }
}

/// Compares two pictures.
///
/// - Parameters:
///   - reference: The stored picture, in whose coordinates places are given.
///   - actual: The fresh picture.
///   - tolerance: How much may differ; by default nothing.
/// - Throws: ``ToleranceError`` if the tolerance is invalid.
/// - Note: ``Comparison`` also draws the difference, without comparing again.
public func compare(_ reference: Bitmap, _ actual: Bitmap, tolerance: Tolerance = .exact)
  throws(ToleranceError) -> Verdict
{
  try Comparison(reference, actual, tolerance: tolerance).verdict
}
