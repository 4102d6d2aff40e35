/// Strings in a display list's text: bare if they are unambiguous, quoted otherwise.
import LikenessBase

/// `text` itself where it is one word of visible characters, else in quotes.
package func bareOrQuoted(_ text: String) -> String { words { $0.write(bareOrQuoted: text) } }

extension [UInt8] {
  /// Appends the whole of `text` in quotes, as `quoted(_:)` of LikenessBase does for messages.
  mutating func write(quoted text: String) {
    append(UInt8(ascii: "\""))
    if !write(text, where: { $0.isPlain }) {
      for scalar in text.unicodeScalars { write(scalar.inQuotes) }
    }
    append(UInt8(ascii: "\""))
  }

  /// Appends `text` itself where it is one word of visible characters, else in quotes.
  ///
  /// - Parameter excluding: Further characters of ASCII that a bare word may not hold.
  mutating func write(bareOrQuoted text: String, excluding: StaticString = "") {
    guard !text.isEmpty else { return write(quoted: text) }
    let excluded = UnsafeBufferPointer(
      start: excluding.utf8Start, count: excluding.utf8CodeUnitCount)
    if write(text, where: { $0.isPlain && $0 != UInt8(ascii: " ") && !excluded.contains($0) }) {
      return
    }
    let isBare = text.unicodeScalars.allSatisfy {
      $0 != " " && $0 != "\"" && $0 != "\\" && !$0.isHidden
        && !($0.isASCII && excluded.contains(UInt8($0.value)))
    }
    if isBare { write(text) } else { write(quoted: text) }
  }

  /// Appends `text` where all its bytes are as `isFine` says, and says whether they are. Nearly all
  /// texts hold nothing that could need an escape, which their bytes tell, and bytes are looked at
  /// much faster than characters.
  private mutating func write(_ text: String, where isFine: (UInt8) -> Bool) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      guard bytes.allSatisfy(isFine) else { return false }
      append(contentsOf: bytes)
      return true
    }
  }
}

extension UInt8 {
  /// Whether it is a visible character of ASCII, or a space, that stands for itself in quotes.
  fileprivate var isPlain: Bool {
    (0x20...0x7E).contains(self) && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\")
  }
}
