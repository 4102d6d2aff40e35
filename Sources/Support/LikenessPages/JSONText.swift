/// JSON documents for people and programs.
import Foundation

/// Returns a value as a JSON document with sorted keys, which gives the same bytes for the same value.
///
/// - Parameter isPretty: Whether to indent by two spaces. Otherwise the document is one line.
package func jsonText(_ value: some Encodable, isPretty: Bool = true) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = isPretty ? [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes] : [.sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}
