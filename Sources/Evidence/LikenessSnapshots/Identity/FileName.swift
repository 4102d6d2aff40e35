/// Arbitrary names as file names: reversible, and safe on every file system.
import Foundation
import LikenessBase

/// Returns `text` as one path component.
///
/// Letters, digits and most signs stay. A percent sign and two hexadecimal digits replace each
/// UTF-8 byte of characters with a meaning to file systems, shells or the grammar of names (`/ \ :
/// * ? " < > |`, `%`, `@`, controls and direction marks), of `escaping`, and of problematic ends: a
/// first dot, hyphen, space or combining mark, a last dot or space, and the first letter of a name
/// that Windows reserves (`con`, `aux`, `com1`). So no name is `..` or hidden, and different names
/// give different components.
func fileName(_ text: String, escaping: String = "") -> String {
  if isPlain(text[...]) { return text }
  let scalars = Array(composed(text).unicodeScalars)
  let isReserved = isReservedOnWindows(text[...])
  var name = ""
  for (i, scalar) in scalars.enumerated() {
    let isFirst = i == 0
    let isLast = i == scalars.count - 1
    let isEscaped =
      isUnsafe(scalar) || escaping.unicodeScalars.contains(scalar)
      || (isFirst
        && (isReserved || ".- ".unicodeScalars.contains(scalar)
          || scalar.properties.canonicalCombiningClass != .notReordered))
      || (isLast && ". ".unicodeScalars.contains(scalar))
    if isEscaped {
      name += percentEncoded(String(scalar))
    } else {
      name.unicodeScalars.append(scalar)
    }
  }
  return name
}

/// Reverses ``fileName(_:escaping:)``; nil if an escape is invalid.
func text(fromFileName name: some StringProtocol) -> String? {
  name.removingPercentEncoding.map(composed)
}

/// Returns `text` with composed characters, so equal texts have equal bytes. ASCII, as in nearly
/// all names, needs no Unicode table.
func composed(_ text: String) -> String {
  text.utf8.allSatisfy { $0 < 128 } ? text : text.precomposedStringWithCanonicalMapping
}

/// Whether `text` is like nearly all names: ASCII letters and digits, with hyphens, underscores,
/// dots and spaces between them, which all stay.
func isPlain(_ text: Substring) -> Bool {
  let bytes = text.utf8
  guard bytes.first?.isLetterOrDigit == true, bytes.last?.isLetterOrDigit == true,
    bytes.allSatisfy({ $0.isLetterOrDigit || " -_.".utf8.contains($0) })
  else { return false }
  // Names that Windows reserves have three or four letters.
  let stem = bytes.prefix { $0 != UInt8(ascii: ".") }.count
  return !(3...4).contains(stem) || !isReservedOnWindows(text)
}

private func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
  scalar.isHidden || "/\\:*?\"<>|%@".unicodeScalars.contains(scalar)
}

/// Whether Windows treats the name, or the part before its first dot, as a device.
private func isReservedOnWindows(_ text: Substring) -> Bool {
  let stem = text.prefix { $0 != "." }.lowercased()
  if ["con", "prn", "aux", "nul"].contains(stem) { return true }
  return stem.count == 4 && (stem.hasPrefix("com") || stem.hasPrefix("lpt"))
    && stem.last.map { "0123456789¹²³".contains($0) } == true
}
