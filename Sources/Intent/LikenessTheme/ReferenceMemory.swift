/// Remembers the outcomes of reading a design-token file, so nothing is followed or read twice.
import LikenessJSON

/// The outcomes of following references and of reading values, by the places of these in the file.
///
/// Many tokens may be names of one, at the end of a long chain, and groups may inherit the same token many times: without a memory a
/// short file could cost the product of both.
struct ReferenceMemory {
  struct Key: Hashable {
    let location: JSONLocation
    /// The type that the token referred to must have, or the one as which a value was read; nil for any.
    let type: DesignTokenType?
  }

  enum Resolution {
    /// Being followed at this moment, at that place of the trail.
    case following(Int)
    /// What it leads to; nil for nothing, which was reported.
    case found(JSONCursor?)
  }

  var resolutions: [Key: Resolution] = [:]
  /// The references that are being followed, each after the one that led to it.
  var trail: [(key: Key, cursor: JSONCursor)] = []
  /// How many pointers are being followed, each on the way of another.
  var pointers = 0
  /// How many references were followed so far.
  var followed = 0

  /// The types that were found, by the tokens' indices; nil for one that can't be determined.
  var types: [Int: DesignTokenType?] = [:]
  /// The tokens that give the values of others, by their indices.
  var holders: [Int: Int] = [:]
  /// What was read at a place, by type.
  var values: [Key: Any?] = [:]
  /// How many values were read so far.
  var read = 0
}
