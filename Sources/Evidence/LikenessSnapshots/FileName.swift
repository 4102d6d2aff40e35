/// Names of people's choice as names of files, one to one and safe on every file system.
import Foundation
import LikenessDisplayList

/// `text` as one component of a path.
///
/// Letters, digits and most signs stay. Percent and two hexadecimal digits for each UTF-8 byte stand for what would mean something to a file
/// system, a shell or the grammar of names (`/ \ : * ? " < > |`, `%`, `@`, controls and marks of direction), for `escaping`, and for what
/// matters at an end: a first dot, hyphen, space or combining mark, a last dot or space, and the first letter of a name that Windows reserves
/// (`con`, `aux`, `com1`). So no name is `..`, none is hidden, and different names give different components.
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
      || (isFirst && (isReserved || ".- ".unicodeScalars.contains(scalar) || scalar.properties.canonicalCombiningClass != .notReordered))
      || (isLast && ". ".unicodeScalars.contains(scalar))
    if isEscaped {
      for byte in UTF8.encode(scalar).map(Array.init) ?? [] { name += "%" + hexadecimal(byte) }
    } else {
      name.unicodeScalars.append(scalar)
    }
  }
  return name
}

/// The text that ``fileName(_:escaping:)`` encoded, or nil where an escape is broken.
func text(fromFileName name: some StringProtocol) -> String? { name.removingPercentEncoding.map(composed) }

/// `text` with composed characters, so that equal texts have equal bytes. ASCII, as nearly all names are, needs no table of Unicode for that.
func composed(_ text: String) -> String {
  text.utf8.allSatisfy { $0 < 128 } ? text : text.precomposedStringWithCanonicalMapping
}

/// Whether `text` is a name as nearly all are: letters and digits of ASCII, and between them hyphens, underscores, dots and spaces, all of which stay.
func isPlain(_ text: Substring) -> Bool {
  func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: false
    }
  }
  let bytes = text.utf8
  guard let first = bytes.first, let last = bytes.last, isWord(first), isWord(last) else { return false }
  guard
    bytes.allSatisfy({
      isWord($0) || $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ".")
    })
  else { return false }
  // What Windows reserves has three letters or four.
  let stem = bytes.prefix { $0 != UInt8(ascii: ".") }.count
  return !(3...4).contains(stem) || !isReservedOnWindows(text)
}

private func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
  scalar.isHidden || "/\\:*?\"<>|%@".unicodeScalars.contains(scalar)
}

/// Whether Windows takes the name, or what stands before its first dot, for a device.
private func isReservedOnWindows(_ text: Substring) -> Bool {
  let stem = text.prefix { $0 != "." }.lowercased()
  if ["con", "prn", "aux", "nul"].contains(stem) { return true }
  return stem.count == 4 && (stem.hasPrefix("com") || stem.hasPrefix("lpt")) && stem.last.map { "0123456789¹²³".contains($0) } == true
}

private func hexadecimal(_ byte: UInt8) -> String {
  (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
}
