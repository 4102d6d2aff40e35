/// JSON documents for people and programs.
import Foundation
import LikenessGraphics

/// Returns a value as a JSON document with sorted keys, which gives the same bytes for the same value.
///
/// - Parameter isPretty: Whether to indent by two spaces. Otherwise the document is one line.
package func jsonText(_ value: some Encodable, isPretty: Bool = true) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = isPretty ? [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes] : [.sortedKeys, .withoutEscapingSlashes]
  let text = String(decoding: try encoder.encode(value), as: UTF8.self)
  guard text.unicodeScalars.contains(where: isDeceptive) else { return text }
  // Such characters occur only in strings, so an escape means the same, and terminals do not act on it.
  return text.unicodeScalars.map { scalar in
    guard isDeceptive(scalar) else { return String(scalar) }
    return scalar.utf16.map { "\\u" + String(UInt32($0) + 0x10000, radix: 16).dropFirst() }.joined()
  }.joined()
}
