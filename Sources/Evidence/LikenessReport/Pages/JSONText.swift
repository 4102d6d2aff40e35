/// JSON documents for people and programs.
import Foundation
import LikenessBase

/// Returns a value as a JSON document with sorted keys, which gives the same bytes for the same
/// value.
///
/// JSON has no infinite numbers and no NaN. They become the texts `"Infinity"`, `"-Infinity"` and
/// `"NaN"`.
///
/// - Parameter isPretty: Whether to indent by two spaces. Otherwise the document is one line.
package func jsonText(_ value: some Encodable, isPretty: Bool = true) -> String {
  let encoder = JSONEncoder()
  encoder.nonConformingFloatEncodingStrategy = .convertToString(
    positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
  encoder.outputFormatting =
    isPretty
    ? [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    : [.sortedKeys, .withoutEscapingSlashes]
  guard let data = try? encoder.encode(value) else {
    preconditionFailure("Only numbers that JSON lacks can't be encoded, and those become texts.")
  }
  let text = String(decoding: data, as: UTF8.self)
  guard text.unicodeScalars.contains(where: isDeceptive) else { return text }
  // Such characters occur only in strings, so an escape means the same, and terminals do not act on
  // it.
  return text.unicodeScalars.map { scalar in
    guard isDeceptive(scalar) else { return String(scalar) }
    return scalar.utf16.map { "\\u" + String(UInt32($0) + 0x10000, radix: 16).dropFirst() }.joined()
  }.joined()
}
