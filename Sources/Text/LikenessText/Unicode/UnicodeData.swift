/// The Unicode properties that text layout uses, from built-in tables.

/// Unicode properties of one pinned version.
///
/// The standard library and C libraries have these properties too, in the version that the machine
/// happens to have. A line that breaks elsewhere moves pixels, so the tables are part of the
/// program.
enum UnicodeData {
  static let lineBreakTable = ScalarTable<LineBreakClass>(lineBreak, fallback: .AL)
  static let graphemeBreakTable = ScalarTable<GraphemeBreakClass>(graphemeBreak, fallback: .XX)
  static let bidiClassTable = ScalarTable<BidiClass>(bidiClass, fallback: .L)
  static let scriptTable = ScalarTable<Script>(script, fallback: .unknown) { Script($0) }
  static let lookTable = ScalarTable<CharacterLook>(look, fallback: .plain)
  static let letterTable = ScalarTable<LetterKind>(letter, fallback: .other)
}

/// Whether a character is Alphabetic, and Lowercase as well.
enum LetterKind: String {
  case other = "O"
  case letter = "L"
  case small = "l"
}

/// How a character looks, apart from its shape.
package enum CharacterLook: String {
  /// Drawn in the color of the text.
  case plain = "PLAIN"
  /// Never drawn: control and format characters, and default ignorables.
  case nothing = "NOTHING"
  /// Colorful unless a selector asks for the plain form.
  case emoji = "EMOJI"
}

/// Line_Break after rule LB1 of UAX #14: the classes that LB1 resolves are resolved, and others are
/// split for the rules that follow.
// Unicode's own names for the values, as every table and rule of the annexes writes them.
// swift-format-ignore: AlwaysUseLowerCamelCase
enum LineBreakClass: String {
  case AL, BA, BB, BK, CB, CL, CM, CP, CR, EB, EM, EX, GL, HL, HY, ID, IN, IS, JL, JT, JV, LF, NL,
    NS, NU, OP, PO, PR, QU, RI, SP, SY, WJ,
    ZW, ZWJ
  /// B2: a break on both sides.
  case BD
  /// H2 and H3, a syllable of Hangul; LB26 tells them apart by
  /// ``Swift/Unicode/Scalar/isOpenHangul``.
  case HS
  /// Brackets of East Asian width, for LB30.
  case OPW, CPW
  /// A pictograph that is not assigned yet, for LB30b.
  case IDX
}

/// Grapheme_Cluster_Break of UAX #29, and the pictographs of its rule GB11.
// Unicode's own names for the values, as every table and rule of the annexes writes them.
// swift-format-ignore: AlwaysUseLowerCamelCase
enum GraphemeBreakClass: String {
  case XX, CR, LF, L, V, T, ZWJ
  /// Control.
  case CN
  /// Extend.
  case EX
  /// Prepend.
  case PP
  /// SpacingMark.
  case SM
  /// Regional_Indicator.
  case RI
  /// A syllable of Hangul, LV or LVT.
  case HS
  /// Extended_Pictographic.
  case EP
}

/// Bidi_Class of UAX #9.
// Unicode's own names for the values, as every table and rule of the annexes writes them.
// swift-format-ignore: AlwaysUseLowerCamelCase
enum BidiClass: String {
  case L, R, AL, EN, ES, ET, AN, CS, NSM, BN, B, S, WS, ON, LRE, LRO, RLE, RLO, PDF, LRI, RLI, FSI,
    PDI
}

extension Unicode.Scalar {
  /// How the character looks, apart from its shape.
  package var look: CharacterLook { UnicodeData.lookTable[self] }

  /// The class of the character in the rules of line breaking.
  var lineBreakClass: LineBreakClass { UnicodeData.lineBreakTable[self] }

  /// The class of the character in the bidirectional algorithm.
  var bidiClass: BidiClass { UnicodeData.bidiClassTable[self] }

  /// Alphabetic: a letter, a letter-like number, or a mark that belongs to letters.
  package var isAlphabetic: Bool { UnicodeData.letterTable[self] != .other }

  /// Whether the character is a small letter.
  var isSmallLetter: Bool { UnicodeData.letterTable[self] == .small }

  /// White_Space, by Unicode 15.0.
  var isWhiteSpace: Bool {
    switch value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F,
      0x3000:
      true
    default: false
    }
  }

  /// Whether a syllable of Hangul has no final consonant, so that one may follow: LV of UAX #29, H2
  /// of UAX #14.
  var isOpenHangul: Bool { value >= 0xAC00 && (value - 0xAC00) % 28 == 0 }
}
