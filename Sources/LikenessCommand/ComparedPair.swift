/// What `likeness compare` says of a pair of pictures, in words and in JSON.
import Foundation
import Likeness

/// The result of comparing one pair. Its properties are the keys of the JSON.
struct ComparedPair: Encodable, Sendable {
  /// Why two pictures match or don't.
  enum Reason: String, Encodable, Sendable {
    case identical
    case tolerated
    case pixels
    case size
    case missing
    case added
    case unreadable
  }

  /// The path within the folders; nil for two files.
  var name: String?
  var reference: String?
  var actual: String?
  var match: Bool
  var reason: Reason
  var differentPixels = 0
  var antialiasedPixels = 0
  var comparedPixels = 0
  var ratio: Double = 0
  var maxDelta: Int = 0
  var bounds: PixelRect?
  var regions: [Region] = []
  var moreRegions = 0
  var brokenLimits: [BrokenLimit] = []
  /// The size of the reference, or of the only picture there is.
  var size: PixelSize?
  /// The size of the actual picture where it is another.
  var actualSize: PixelSize?
  /// Where the difference was drawn.
  var difference: String?
  /// What went wrong, for a pair that could not be read.
  var error: String?

  init(name: String?, reference: String?, actual: String?, reason: Reason) {
    self.name = name
    self.reference = reference
    self.actual = actual
    self.reason = reason
    match = reason == .identical || reason == .tolerated
  }

  /// The status that a command over this pair alone ends with.
  var status: ExitStatus {
    reason == .unreadable ? .failure : match ? .success : .differences
  }

  /// The pair in one line.
  var line: String {
    let subject = name.map { "\($0): " } ?? ""
    return subject + words
  }

  private var words: String {
    switch reason {
    case .identical: "identical"
    case .missing: "missing among the actual pictures"
    case .added: "has no reference"
    case .unreadable: error ?? "unreadable"
    case .size:
      "the sizes differ: the reference has \(size?.description ?? "?") pixels, the actual picture \(actualSize?.description ?? "?")"
    case .tolerated, .pixels: summary
    }
  }

  /// The numbers in words; set beside the counts, because the comparer words them.
  private var summary = ""

  /// Takes over what a comparison found.
  mutating func take(_ comparison: Comparison) {
    let found = comparison.difference
    differentPixels = found.differentPixels
    antialiasedPixels = found.antialiasedPixels
    comparedPixels = found.comparedPixels
    ratio = found.ratio
    maxDelta = Int(found.maxDelta)
    bounds = found.bounds
    regions = found.regions
    moreRegions = found.moreRegions
    brokenLimits = found.brokenLimits
    summary = ([comparison.verdict.summary] + found.brokenLimits.map(\.summary)).joined(separator: "; ")
  }

  private enum CodingKeys: CodingKey {
    case name
    case reference
    case actual
    case match
    case reason
    case differentPixels
    case antialiasedPixels
    case comparedPixels
    case ratio
    case maxDelta
    case bounds
    case regions
    case moreRegions
    case brokenLimits
    case size
    case actualSize
    case difference
    case error
  }
}

/// The JSON document for two files.
struct PairDocument: Encodable {
  let pair: ComparedPair

  init(_ pair: ComparedPair) {
    self.pair = pair
  }

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
  let unreadable: Int
  let pairs: [ComparedPair]

  init(pairs: [ComparedPair]) {
    self.pairs = pairs
    func count(_ reasons: ComparedPair.Reason...) -> Int { pairs.count { reasons.contains($0.reason) } }
    match = pairs.allSatisfy(\.match)
    identical = count(.identical)
    tolerated = count(.tolerated)
    different = count(.pixels, .size)
    missing = count(.missing)
    added = count(.added)
    unreadable = count(.unreadable)
  }

  /// The counts in one line; those that are 0 are left out, except where all are.
  var line: String {
    let counts = [
      (identical, "identical"), (tolerated, "within tolerance"), (different, "different"), (missing, "missing"),
      (added, "without reference"),
      (unreadable, "unreadable"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return "\(pairs.count) \(pairs.count == 1 ? "picture" : "pictures")" + (counts.isEmpty ? "" : ": " + counts.joined(separator: ", "))
  }
}

/// A value as a JSON document for people and programs: sorted keys, two spaces, slashes as they are.
func jsonText(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}
