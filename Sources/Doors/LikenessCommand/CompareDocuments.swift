/// The JSON documents of `likeness compare`, after `compare.schema.json`.
import Likeness
import LikenessPages

/// The JSON document for two files: the keys of the pair.
struct PairDocument: Encodable {
  let pair: ComparedPair

  private enum CodingKeys: CodingKey {
    case schemaVersion
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(1, forKey: .schemaVersion)
    try pair.encode(to: encoder)
  }
}

/// The JSON document for two folders.
struct FoldersDocument: Encodable {
  let schemaVersion = 1
  let match: Bool
  let identical: Int
  let tolerated: Int
  let different: Int
  let missing: Int
  let added: Int
  let renamed: Int
  let unreadable: Int
  let unusedMasks: [String]
  let pairs: [ComparedPair]

  init(pairs: [ComparedPair], unusedMasks: [String]) {
    self.pairs = pairs
    self.unusedMasks = unusedMasks
    func count(_ reasons: ComparedPair.Reason...) -> Int { pairs.count { reasons.contains($0.reason) } }
    match = pairs.allSatisfy(\.match)
    identical = count(.identical)
    tolerated = count(.tolerated)
    different = count(.pixels, .size)
    missing = count(.missing)
    added = count(.added)
    renamed = count(.renamed)
    unreadable = count(.unreadable)
  }

  /// The status of a comparison of folders; what could not be compared weighs more than what differs.
  var status: ExitStatus {
    pairs.contains { $0.status == .failure } ? .failure : match ? .success : .differences
  }

  /// The counts in one line, without those that are 0.
  var line: String {
    let counts = [
      (identical, "identical"), (tolerated, "within tolerance"), (different, "different"), (missing, "missing"),
      (added, "without reference"), (renamed, "renamed"),
      (unreadable, "unreadable"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    let sum = "\(pairs.count) \(pairs.count == 1 ? "picture" : "pictures")" + (counts.isEmpty ? "" : ": " + counts.joined(separator: ", "))
    let apart = NotCompared.allCases.compactMap { part in
      let count = pairs.count { $0.notCompared.contains(part) }
      return count == 0 ? nil : "\(count) \(part.heading)"
    }
    return ([sum] + (apart.isEmpty ? [] : ["not compared beside the pixels: \(apart.joined(separator: ", "))"])).joined(separator: "; ")
  }

  /// What is to be said of masks that were of no use; nil where there is none. At most eight are named.
  var warning: String? {
    guard !unusedMasks.isEmpty else { return nil }
    let more = unusedMasks.count > 8 ? " and \(unusedMasks.count - 8) more" : ""
    let names = unusedMasks.prefix(8).map(printable).joined(separator: ", ")
    let (masks, them) = unusedMasks.count == 1 ? ("mask", "it") : ("masks", "them")
    return "Warning: no picture has the name of the \(masks) \(names)\(more). Nothing is left out by \(them)."
  }
}

/// What moved, and what differs besides.
struct RealignmentDocument: Encodable, Sendable {
  let summary: String
  let moves: [MoveDocument]
  let match: Bool
  let differentPixels: Int
  let bounds: PixelRect?
  let regions: [Region]

  init(_ realignment: Realignment) {
    summary = realignment.summary
    moves = realignment.moves.map(MoveDocument.init)
    match = realignment.comparison.verdict.matches
    let difference = realignment.comparison.difference
    differentPixels = difference.differentPixels
    bounds = difference.bounds
    regions = difference.regions
  }

  private enum CodingKeys: CodingKey {
    case summary
    case moves
    case match
    case differentPixels
    case bounds
    case regions
  }

  /// Writes `bounds` whether there is a rectangle or not.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(summary, forKey: .summary)
    try container.encode(moves, forKey: .moves)
    try container.encode(match, forKey: .match)
    try container.encode(differentPixels, forKey: .differentPixels)
    try container.encode(bounds, forKey: .bounds)
    try container.encode(regions, forKey: .regions)
  }
}

/// A move with its kind beside its numbers.
struct MoveDocument: Encodable, Sendable {
  var kind: String
  var count: Int?
  var x: Int?
  var y: Int?
  var block: PixelRect?

  init(_ move: Move) {
    switch move {
    case .rowsInserted(let count, let y): (kind, self.count, self.y) = ("rowsInserted", count, y)
    case .rowsRemoved(let count, let y): (kind, self.count, self.y) = ("rowsRemoved", count, y)
    case .columnsInserted(let count, let x): (kind, self.count, self.x) = ("columnsInserted", count, x)
    case .columnsRemoved(let count, let x): (kind, self.count, self.x) = ("columnsRemoved", count, x)
    case .blockMoved(let block, let right, let down):
      (kind, self.block, x, y) = ("blockMoved", block, block.x + right, block.y + down)
    }
  }
}
