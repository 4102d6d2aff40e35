/// The outcome of comparing two PNG files, in words and in JSON.
import Foundation
import LikenessBase
import LikenessCompare
import LikenessDisplayList
import LikenessSnapshots

/// The outcome of comparing one pair of files. Its JSON follows `compare.schema.json`.
package struct ComparedPair: Equatable, Sendable {
  /// The path within the folders; nil for two files.
  package var name: String?
  /// The path of the stored picture; nil if it is missing.
  package var reference: String?
  /// The path of the fresh picture; nil if it is missing.
  package var actual: String?
  package let status: SnapshotStatus
  /// The difference over the area that both pictures share; all 0 without a comparison.
  package var found = Difference()
  /// The size of the reference; nil if the pictures were not compared.
  package var size: PixelSize?
  /// The size of the actual picture if it differs from the reference's.
  package var actualSize: PixelSize?
  /// The path of the difference picture.
  package var difference: String?
  /// The error: an unreadable picture, or a difference that can't be drawn.
  package var error: String?
  /// What moved, without the pictures, which must not stay in memory.
  private var realigned: Realigned?
  /// Whether moved parts count as a match.
  private var allowsShift = false
  /// Differences in the files outside their pixels.
  package private(set) var notCompared: [NotCompared] = []
  /// The reference's name if the picture was renamed.
  private var formerName: String?
  private(set) var verdict: Judgement.Verdict?

  /// A pair whose pictures were not compared.
  package init(
    name: String?, reference: String?, actual: String?, status: SnapshotStatus,
    error: String? = nil, formerName: String? = nil
  ) {
    self.name = name
    self.reference = reference
    self.actual = actual
    self.status = status
    self.error = error
    self.formerName = formerName
  }

  /// A pair of identical files.
  init(name: String?, reference: String, actual: String, identical: Difference, size: PixelSize) {
    self.init(name: name, reference: reference, actual: actual, status: .identical)
    found = identical
    verdict = .identical(bySeal: true)
    self.size = size
  }

  /// A pair of two pictures. `allowsShift` if moved parts count as a match.
  init(
    name: String?, reference: String, actual: String, _ judged: Judgement.Verdict,
    _ comparison: Comparison, realignment: Realignment? = nil, allowsShift: Bool = false,
    notCompared: [NotCompared] = []
  ) {
    self.init(name: name, reference: reference, actual: actual, status: judged.status)
    found = comparison.difference
    verdict = judged
    realigned = realignment.map(Realigned.init)
    self.allowsShift = allowsShift
    self.notCompared = notCompared
    size = comparison.reference.size
    actualSize = comparison.actual.size == comparison.reference.size ? nil : comparison.actual.size
  }

  /// The path within the folders; of two files, the name of one.
  var path: String {
    name ?? URL(fileURLWithPath: reference ?? actual ?? "").lastPathComponent
  }

  /// Whether the actual picture passes.
  package var match: Bool { status == .identical || status == .tolerated }

  /// The pair in one line.
  package var line: String {
    let subject = name.map { "\($0): " } ?? ""
    return printable(subject + words)
  }

  /// The outcome without the name.
  var words: String {
    switch status {
    case .missing:
      (["missing among the actual pictures", error] as [String?]).compactMap(\.self).joined(
        separator: "; ")
    case .added:
      (["has no reference", error] as [String?]).compactMap(\.self).joined(separator: "; ")
    case .renamed: "renamed from \(formerName ?? "another name"), with equal pixels"
    case .unreadable: error ?? status.words
    default:
      ([summary] + warnings).joined(separator: "; ")
    }
  }

  var summary: String {
    if allowsShift, status == .tolerated, let realigned {
      return "within tolerance: \(realigned.summary)"
    }
    // In a log it has to show whether a picture is only longer, or longer and broken.
    let rest = status == .size && realigned == nil ? "; in the area of both, \(found.summary)" : ""
    return (verdict?.summary ?? status.words) + rest
  }

  /// Details for a message: broken limits, moves, what was not compared, and later errors.
  var warnings: [String] {
    let broken = match || status == .size ? [] : found.tellingLimits.map(\.summary)
    let moved =
      match
      ? []
      : realigned.map { ["moved: \($0.summary)"] + ($0.match ? ["--allow-shift matches"] : []) }
        ?? []
    return broken + moved + notCompared.map(\.words) + [error].compactMap(\.self)
  }
}

extension ComparedPair: Encodable {
  private enum CodingKeys: CodingKey {
    case name
    case reference
    case actual
    case match
    case reason
    case ratio
    case maxDelta
    case bounds
    case notCompared
    case realigned
    case formerName
    case size
    case actualSize
    case difference
    case error
  }

  /// Writes the pair with all numbers of its difference. `bounds` and `size` are null without a
  /// value; other keys are left out.
  package func encode(to encoder: any Encoder) throws {
    try found.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(name, forKey: .name)
    try container.encodeIfPresent(reference, forKey: .reference)
    try container.encodeIfPresent(actual, forKey: .actual)
    try container.encode(match, forKey: .match)
    try container.encode(status, forKey: .reason)
    try container.encode(found.ratio, forKey: .ratio)
    try container.encode(found.maxDelta, forKey: .maxDelta)
    try container.encode(found.bounds, forKey: .bounds)
    try container.encodeIfPresent(realigned, forKey: .realigned)
    if !notCompared.isEmpty { try container.encode(notCompared, forKey: .notCompared) }
    try container.encodeIfPresent(formerName, forKey: .formerName)
    try container.encode(size, forKey: .size)
    try container.encodeIfPresent(actualSize, forKey: .actualSize)
    try container.encodeIfPresent(difference, forKey: .difference)
    try container.encodeIfPresent(error, forKey: .error)
  }
}

/// What moved, and what else differs, without the pictures, which must not stay in memory.
private struct Realigned: Equatable, Encodable, Sendable {
  let summary: String
  let moves: [MoveDocument]
  let match: Bool
  let differentPixels: Int
  let bounds: PixelRect?
  let regions: [Region]

  init(_ realignment: Realignment) {
    let difference = realignment.comparison.difference
    summary = realignment.summary
    moves = realignment.moves.map(MoveDocument.init)
    match = realignment.isShift
    differentPixels = difference.differentPixels
    bounds = difference.bounds
    regions = difference.regions
  }
}

private struct MoveDocument: Equatable, Encodable, Sendable {
  var kind: String
  var count: Int?
  var x: Int?
  var y: Int?
  var block: PixelRect?
  var right: Int?
  var down: Int?

  init(_ move: Move) {
    switch move {
    case .rowsInserted(let count, let y): (kind, self.count, self.y) = ("rowsInserted", count, y)
    case .rowsRemoved(let count, let y): (kind, self.count, self.y) = ("rowsRemoved", count, y)
    case .columnsInserted(let count, let x):
      (kind, self.count, self.x) = ("columnsInserted", count, x)
    case .columnsRemoved(let count, let x):
      (kind, self.count, self.x) = ("columnsRemoved", count, x)
    case .blockMoved(let block, let right, let down):
      (kind, self.block, x, y) = ("blockMoved", block, block.x + right, block.y + down)
    case .paneMoved(let pane, let right, let down):
      (kind, self.block, self.right, self.down) = ("paneMoved", pane, right, down)
    }
  }
}
