/// The meaning of a character to layout, apart from its look: spaces, line ends, characters that
/// draw nothing.
import LikenessBase

/// The role of a cluster in lines.
enum ClusterKind: UInt8 {
  /// Drawn.
  case letter
  /// A space, which hangs at the end of a line.
  case space
  /// The end of a paragraph.
  case newline
}

extension Unicode.Scalar {
  /// The role in lines of a cluster that starts with this scalar.
  var clusterKind: ClusterKind {
    switch value {
    case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: .space
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: .newline
    default: .letter
    }
  }

  /// Whether the character is never drawn: control and format characters, and those that Unicode
  /// says to ignore where a font lacks them. Format characters that stand under or over the digits
  /// after them are visible.
  var drawsNothing: Bool {
    if value < 0x7F { return value < 0x20 }
    return look == .nothing
  }

  /// The width of a space that fonts need not draw, in 1/720 of the em, or nil for other
  /// characters. The figure and the punctuation space take the widths of `0` and `.` instead.
  var spaceWidth: Int? {
    switch value {
    case 0x2000, 0x2002: 360
    case 0x2001, 0x2003, 0x3000: 720
    case 0x2004: 240
    case 0x2005: 180
    case 0x2006: 120
    case 0x2009, 0x202F: 144
    case 0x200A: 72
    case 0x205F: 160
    default: nil
    }
  }

  /// A character that looks the same and is likelier to be in a font, or nil.
  var lookalike: Unicode.Scalar? {
    switch value {
    case 0x00A0, 0x1680: " "
    case 0x2007: "0"
    case 0x2008: "."
    case 0x2010, 0x2011: "-"
    default: nil
    }
  }

  /// Whether a lookalike lends its width only.
  var isWideAsLookalike: Bool { [0x00A0, 0x1680, 0x2007, 0x2008].contains(value) }
}

extension [Unicode.Scalar] {
  /// Whether a cluster is an emoji that asks for colors, or one that is made of several: with the
  /// selector U+FE0F, with a key's cap, or joined. UTS #51, 1.4.
  var isColoredSequence: Bool {
    guard count > 1, let base = first,
      base.value >= 0x203C || "#*0123456789©®".unicodeScalars.contains(base)
    else { return false }
    return contains("\u{FE0F}") || contains("\u{20E3}")
      || contains("\u{200D}") && contains { $0.look == .emoji }
  }
}
