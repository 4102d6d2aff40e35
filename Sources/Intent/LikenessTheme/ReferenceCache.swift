/// A cache of resolved references and read values, so nothing in a design-token file is processed
/// twice.
import LikenessJSON

/// Results of following references and reading values, by location.
///
/// Many tokens can alias one token through a long chain, and many groups can inherit it. Without a
/// cache, a short file could cost the product of both.
struct ReferenceCache {
  struct Key: Hashable {
    let location: JSONLocation
    /// The required type of the referenced token, or the type a value was read as; nil for any.
    let type: DesignTokenType?
  }

  enum Resolution {
    /// Being followed now, at this index of the trail.
    case following(Int)
    /// The result, and the first problem that reading it met; nil if there is none, which has been
    /// reported.
    case found(JSONCursor?, Problem?)
  }

  var resolutions: [Key: Resolution] = [:]
  /// The references being followed, outermost first.
  var trail: [(key: Key, cursor: JSONCursor)] = []
  /// The number of nested pointers being followed.
  var pointers = 0

  /// The types that were found, by the tokens' indices; nil for one that can't be determined.
  var types: [Int: (type: DesignTokenType?, problem: Problem?)] = [:]
  /// The objects that lists of one element mean, by the lists' locations.
  var elements: [Key: (object: JSONCursor?, problem: Problem?)] = [:]
  /// The tokens that hold the values of aliases, by index.
  var holders: [Int: Int] = [:]
  var values: [Key: (value: Any?, problem: Problem?)] = [:]
  /// Warnings about values that were read nevertheless.
  var warnings: [Problem] = []

  mutating func warn(_ cursor: JSONCursor, _ message: String) {
    warnings.append(
      Problem(
        file: cursor.log.file(of: cursor.node.location), location: cursor.node.location,
        path: cursor.path, message: message))
  }
}
