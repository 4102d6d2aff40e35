/// Strings inside a display list's text: bare where nothing can be mistaken, quoted otherwise.

/// `text` in quotes, as JSON writes it, with everything escaped that a reader of a diff could not see or would see moved.
func quoted(_ text: String) -> String { words { $0.write(quoted: text) } }

/// `text` itself where it is one word of visible characters, else ``quoted(_:)``.
func bareOrQuoted(_ text: String) -> String { words { $0.write(bareOrQuoted: text) } }

extension [UInt8] {
  /// Appends `text` in quotes, as ``quoted(_:)`` gives it.
  mutating func write(quoted text: String) {
    append(UInt8(ascii: "\""))
    if !write(text, where: { $0.isPlain }) {
      for scalar in text.unicodeScalars { write(escaped: scalar) }
    }
    append(UInt8(ascii: "\""))
  }

  /// Appends `text` itself where it is one word of visible characters, else in quotes.
  ///
  /// - Parameter excluding: Further characters of ASCII that a bare word may not hold.
  mutating func write(bareOrQuoted text: String, excluding: StaticString = "") {
    guard !text.isEmpty else { return write(quoted: text) }
    let excluded = UnsafeBufferPointer(start: excluding.utf8Start, count: excluding.utf8CodeUnitCount)
    if write(text, where: { $0.isPlain && $0 != UInt8(ascii: " ") && !excluded.contains($0) }) { return }
    let isBare = text.unicodeScalars.allSatisfy {
      $0 != " " && $0 != "\"" && $0 != "\\" && !$0.isHidden && !($0.isASCII && excluded.contains(UInt8($0.value)))
    }
    if isBare { write(text) } else { write(quoted: text) }
  }

  /// Appends `text` where all its bytes are as `isFine` says, and says whether they are. Nearly all texts hold nothing that could need an escape, which their
  /// bytes tell, and bytes are looked at much faster than characters.
  private mutating func write(_ text: String, where isFine: (UInt8) -> Bool) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      guard bytes.allSatisfy(isFine) else { return false }
      append(contentsOf: bytes)
      return true
    }
  }

  private mutating func write(escaped scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": write("\\\"")
    case "\\": write("\\\\")
    case "\n": write("\\n")
    case "\r": write("\\r")
    case "\t": write("\\t")
    default:
      if scalar.isHidden {
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16, uppercase: true)
          write("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
        }
      } else {
        write(String(scalar))
      }
    }
  }
}

extension UInt8 {
  /// Whether it is a visible character of ASCII, or a space, that stands for itself in quotes.
  fileprivate var isPlain: Bool { (0x20...0x7E).contains(self) && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\") }
}

extension Unicode.Scalar {
  /// Whether a reader cannot see the character, or sees by it others moved: controls, marks of direction, spaces other than U+0020, variation
  /// selectors, private use. Such characters are escaped wherever Likeness writes text of other people: display lists, names of files, messages.
  ///
  /// A fixed list, not Unicode's categories: those grow with each edition, and what is stored must not change with the toolchain.
  public var isHidden: Bool {
    switch value {
    case 0x20...0x7E, 0x100...0x34E: false
    case 0...0x1F, 0x7F...0xA0, 0xAD, 0x34F, 0x61C, 0x115F...0x1160, 0x1680, 0x17B4...0x17B5, 0x180B...0x180F: true
    case 0x2000...0x200F, 0x2028...0x202F, 0x205F...0x206F, 0x2800, 0x3000, 0x3164: true
    case 0xE000...0xF8FF, 0xFE00...0xFE0F, 0xFEFF, 0xFFA0, 0xFFF0...0xFFFB, 0xFFFE...0xFFFF: true
    case 0x1D173...0x1D17A, 0xE0000...0x10FFFF: true
    default: false
    }
  }
}
