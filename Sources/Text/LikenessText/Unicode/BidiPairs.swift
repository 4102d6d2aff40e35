/// Paired brackets, and mirror images of characters that run from right to left: BD14 and L4 of UAX
/// #9.

/// Bidi_Paired_Bracket and Bidi_Mirroring_Glyph.
struct BidiPairs: Sendable {
  private var brackets: [UInt32: (partner: UInt32, opens: Bool)] = [:]
  private var mirrors: [UInt32: Unicode.Scalar] = [:]

  static let all = BidiPairs(UnicodeData.bidiPairs)

  /// Unpacks `28o29 29c28 3Cm3E`.
  init(_ source: StaticString) {
    for entry in source.withUTF8Buffer({ String(decoding: $0, as: UTF8.self) }).split(
      whereSeparator: \.isWhitespace)
    {
      let values = entry.split(whereSeparator: \.isLowercase).compactMap { UInt32($0, radix: 16) }
      mirrors[values[0]] = Unicode.Scalar(values[1])
      if !entry.contains("m") { brackets[values[0]] = (values[1], entry.contains("o")) }
    }
  }

  /// The bracket that a character is; nil for any other character.
  func bracket(_ scalar: Unicode.Scalar) -> BidiBracket? {
    guard let found = brackets[scalar.value] else { return nil }
    let opening = found.opens ? scalar.value : found.partner
    // The one pair of brackets that is canonically equivalent to another.
    return BidiBracket(pair: opening == 0x2329 ? 0x3008 : opening, opens: found.opens)
  }

  /// The character to draw in text from right to left; itself where it has no mirror image.
  func mirrored(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    mirrors[scalar.value] ?? scalar
  }
}
