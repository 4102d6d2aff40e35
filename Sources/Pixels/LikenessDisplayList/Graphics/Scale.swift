/// The number of pixels in a point.

/// Pixels a point: 1, 2, 3 as on phones, or a fraction such as 1.5.
///
/// *Guarantees*: finite, and within ``Scale/range``.
public struct Scale: Hashable, Sendable, Comparable {
  /// Pixels a point.
  public let factor: Double

  /// The scales that can be drawn: a quarter of a pixel a point to 16 pixels a point.
  public static let range: ClosedRange<Double> = 0.25...16

  /// Creates a scale, or nil where `factor` is not finite or outside ``range``.
  public init?(_ factor: Double) {
    guard Self.range.contains(factor) else { return nil }
    self.factor = factor
  }

  /// One pixel a point.
  public static let one: Scale = 1
  /// Two pixels a point.
  public static let two: Scale = 2
  /// Three pixels a point.
  public static let three: Scale = 3

  /// Orders by pixels a point.
  public static func < (a: Scale, b: Scale) -> Bool { a.factor < b.factor }

  /// A length in points, rounded to the nearest 1/64 of a pixel (halves away from zero).
  package func fixed(_ points: Double) -> Fixed { Fixed(rounding: points * factor) }

  /// `points` moved to the nearest edge of a pixel, as layout does with frames; halves go away from
  /// zero.
  ///
  /// A distance within 1/128 of a pixel counts as rounding error. So the two edges of a box of
  /// whole pixels that begins in the middle of a pixel go the same way, and the box keeps its
  /// extent.
  public func snapped(_ points: Double) -> Double {
    ((points * factor * 64).rounded() / 64).rounded() / factor
  }

  /// `points` without the part of a pixel at its end, what is within 1/128 of a whole one apart:
  /// the least that a frame of this extent has once its edges were moved to pixels. Infinities
  /// stay.
  public func wholePixels(within points: Double) -> Double {
    ((points * factor * 64).rounded() / 64).rounded(.down) / factor
  }
}

extension Scale: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A scale written in source; a literal outside ``range`` is moved to its nearest end. For values
  /// from input use ``init(_:)``.
  public init(floatLiteral value: Double) {
    factor = min(max(value, Self.range.lowerBound), Self.range.upperBound)
  }

  /// A scale written in source; a literal outside ``range`` is moved to its nearest end. For values
  /// from input use ``init(_:)``.
  public init(integerLiteral value: Int) {
    self.init(floatLiteral: Double(value))
  }
}

extension Scale: CustomStringConvertible {
  /// The factor without a trailing `.0`: `2`, `1.5`.
  public var description: String { decimal(factor) }
}

#if !hasFeature(Embedded)
  extension Scale: Codable {
    /// Reads a number; one outside ``range`` is an error.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let value = try container.decode(Double.self)
      guard let scale = Scale(value) else {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription:
            "scale \(value) is outside \(Self.range.lowerBound)…\(Self.range.upperBound)")
      }
      self = scale
    }

    /// Writes the factor as a number.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(factor)
    }
  }
#endif

/// The shortest decimal that reads back as `value`, without an exponent or a trailing `.0`. The
/// same on every machine and in every locale.
package func decimal(_ value: Double) -> String {
  // Nearly all numbers are whole ones, whose digits are those of an integer; minus zero has a sign
  // that an integer has not.
  if value.magnitude < 1e15, value.rounded() == value, value != 0 || value.sign == .plus {
    return String(Int64(value))
  }
  let text = value.description
  guard let mark = text.utf8.firstIndex(of: UInt8(ascii: "e")) else {
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
  // CSS and Android don't read every exponent. Swift writes one below 1e-4 and from 2^53, so the
  // point never stands among the digits.
  let mantissa = text.utf8[..<mark].filter { $0 != UInt8(ascii: "-") }
  let digits = mantissa.filter { $0 != UInt8(ascii: ".") }
  let whole = mantissa.firstIndex(of: UInt8(ascii: ".")) ?? mantissa.count
  let exponent = Int(String(text[text.utf8.index(after: mark)...])) ?? 0
  // The number of digits before the point.
  let place = whole + exponent
  let zeros = [UInt8](repeating: UInt8(ascii: "0"), count: max(-place, place - digits.count, 0))
  let sign = value < 0 ? "-" : ""
  guard place <= 0 else { return sign + String(decoding: digits + zeros, as: UTF8.self) }
  return "\(sign)0.\(String(decoding: zeros + digits, as: UTF8.self))"
}
