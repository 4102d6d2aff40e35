/// The JSON documents of `likeness compare`, after `compare.schema.json`.
import LikenessBase
import LikenessSnapshots

/// The JSON document for two files: the keys of the pair.
package struct PairDocument: Encodable {
  private let pair: ComparedPair

  package init(pair: ComparedPair) { self.pair = pair }

  private enum CodingKeys: CodingKey {
    case schemaVersion
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(1, forKey: .schemaVersion)
    try pair.encode(to: encoder)
  }
}

package struct FoldersDocument: Encodable {
  let schemaVersion = 1
  package let match: Bool
  let identical: Int
  let tolerated: Int
  let different: Int
  let missing: Int
  let added: Int
  let renamed: Int
  let unreadable: Int
  let unusedMasks: [String]
  let pairs: [ComparedPair]

  package init(pairs: [ComparedPair], unusedMasks: [String]) {
    self.pairs = pairs
    self.unusedMasks = unusedMasks
    func count(_ statuses: SnapshotStatus...) -> Int {
      pairs.count { statuses.contains($0.status) }
    }
    match = pairs.allSatisfy(\.match)
    identical = count(.identical)
    tolerated = count(.tolerated)
    different = count(.pixels, .size)
    missing = count(.missing)
    added = count(.added)
    renamed = count(.renamed)
    unreadable = count(.unreadable)
  }

  /// The counts in one line, without those that are 0.
  package var line: String {
    let apart = NotCompared.allCases.compactMap { part in
      let count = pairs.count { $0.notCompared.contains(part) }
      return count == 0 ? nil : "\(count) \(part.heading)"
    }
    return
      ([SnapshotStatus.tally(pairs.map(\.status))]
      + (apart.isEmpty
        ? [] : ["not compared apart from the pixels: \(apart.joined(separator: ", "))"]))
      .joined(separator: "; ")
  }

  /// A warning about unused masks; nil if there are none. Names at most eight.
  package var warning: String? {
    guard !unusedMasks.isEmpty else { return nil }
    let more = unusedMasks.count > 8 ? " and \(unusedMasks.count - 8) more" : ""
    let names = unusedMasks.prefix(8).map(printable).joined(separator: ", ")
    let (masks, them) = unusedMasks.count == 1 ? ("mask", "it") : ("masks", "them")
    return
      """
      Warning: no picture has the name of the \(masks) \(names)\(more), so nothing is ignored by \
      \(them).
      """
  }
}
