/// Pictures that wait for an answer, and their review.
import Foundation
import Likeness
import LikenessSystem
import TestKit
import Testing

@testable import LikenessSnapshots

/// A folder with references, and with runs whose pictures are pending.
final class PendingPictures {
  /// Three changed cards and a new one.
  static let old: [String: UInt32] = [
    "Card/a": 0x336699, "Card/b": 0x336699, "Card/c": 0x336699,
  ]
  static let new: [String: UInt32] = [
    "Card/a": 0xCC3300, "Card/b": 0xCC3300, "Card/c": 0xCC3300, "New/d": 0x00AA00,
  ]

  private var runs = 0
  let folder: TestFolder
  var store: SnapshotStore { SnapshotStore(root: folder("Snapshots")) }
  var artifacts: ArtifactsFolder { ArtifactsFolder(path: folder("out")) }

  init() throws { folder = try TestFolder() }

  func picture(_ color: UInt32) -> Bitmap { .plain(60, 40, StraightColor(hex: color)) }

  func record(_ colors: [String: UInt32] = PendingPictures.old) throws { try check(colors, .all) }

  /// Draws these pictures, and logs their outcomes with these causes, which are tokens of the
  /// theme.
  func run(
    _ colors: [String: UInt32] = PendingPictures.new, causes: [String: [String]] = [:],
    unexplained: [String: Int] = [:]
  ) throws {
    runs += 1
    let pending = PendingSnapshots(in: artifacts)
    let log = try OutcomeLog(startingIn: artifacts, run: "\(runs)", started: Double(runs))
    for var outcome in try check(colors, .never) {
      let name = outcome.identity.description
      let tokens = (causes[name] ?? []).map { Cause(.token($0), before: "1", after: "2") }
      if !tokens.isEmpty {
        outcome.explain(tokens, unexplainedPixels: unexplained[name] ?? 0)
        var files: [PendingSnapshots.Part: [UInt8]] = [:]
        for part in [PendingSnapshots.Part.actual, .text, .difference] {
          files[part] = try Files.read(pending.path(outcome.identity, part))
        }
        try pending.keep(outcome, files)
      }
      try log.append(outcome)
    }
  }

  @discardableResult private func check(_ colors: [String: UInt32], _ mode: RecordMode) throws
    -> [SnapshotOutcome]
  {
    let checker = SnapshotChecker(store: store, artifacts: artifacts, mode: mode)
    return try colors.sorted { $0.key < $1.key }.map { name, color in
      checker.check(SnapshotSubject(try SnapshotIdentity(name), picture: picture(color)))
    }
  }

  func reference(_ name: String) -> Bitmap? { try? PNG.read(store.root + "/\(name).png") }
  func isPending(_ name: String) -> Bool {
    folder.exists("out/pending/\(name).waiting/outcome.json")
  }

  /// Answers as a command does, outside of the review.
  func answer(_ verb: PendingSnapshots.Verb, _ name: String) async throws {
    let (pending, identity) = (PendingSnapshots(in: artifacts), try SnapshotIdentity(name))
    let seal = try #require(try pending.outcome(of: identity).seal)
    _ = try await artifacts.answering {
      try pending.answer(verb, identity, seen: seal, into: store, at: 1)
    }
  }

  /// Reviews them in this process until `body` has ended.
  func whileReviewing(_ body: (_ address: String) async throws -> Void) async throws {
    try await whileServing(
      ["review", "--snapshots", store.root, "--output", artifacts.path], body)
  }

  /// When the review's script has run.
  static let isReviewing = "document.documentElement.classList.contains('reviewing')"
}
