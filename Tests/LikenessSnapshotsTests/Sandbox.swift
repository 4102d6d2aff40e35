/// A folder for one test, and tools for tests of the store.
import Foundation
import LikenessCompare
import LikenessDisplayList
import LikenessPNG
import Synchronization
import TestKit
import Testing

@testable import LikenessSnapshots

/// A package in a temporary folder, removed with the object.
final class Sandbox: Sendable {
  let folder: TestFolder
  let button: SnapshotIdentity
  let store: SnapshotStore
  let artifacts: ArtifactsFolder

  init() throws {
    folder = try TestFolder(["Package.swift": ""])
    button = try SnapshotIdentity(suite: "Button", name: "primary", variant: [.theme: "dark"])
    store = SnapshotStore(root: folder("Snapshots"))
    artifacts = ArtifactsFolder(around: folder.path)
  }

  var path: String { folder.path }

  /// A checker whose clock advances by a second with each look.
  func checker(_ mode: RecordMode) -> SnapshotChecker {
    let ticks = Ticks()
    return SnapshotChecker(store: store, artifacts: artifacts, mode: mode) {
      Double(ticks.count.add(1, ordering: .relaxed).newValue)
    }
  }

  /// Checks a picture of the button, with its list.
  func check(
    _ picture: Bitmap, list: DisplayList? = nil, _ mode: RecordMode, tolerance: Tolerance = .exact
  ) -> SnapshotOutcome {
    checker(mode).check(SnapshotSubject(button, picture: picture, list: list), tolerance: tolerance)
  }

  /// Every reference file with its content.
  var references: [String: Data] { folder.files(below: "Snapshots") }
  /// Every pending file with its content.
  var pending: [String: Data] { folder.files(below: ".build/likeness/pending") }
  /// Every file of an answered snapshot with its content.
  var answered: [String: Data] { folder.files(below: ".build/likeness/answered") }
  /// The snapshots that wait.
  var waiting: PendingSnapshots { PendingSnapshots(in: artifacts) }

  /// Answers a snapshot, by default the button, as it waits now.
  @discardableResult func answer(
    _ verb: PendingSnapshots.Verb, _ identity: SnapshotIdentity? = nil,
    seen: SnapshotOutcome.Seal? = nil, at time: Double = 7, dryRun: Bool = false
  ) throws -> PendingSnapshots.Effect {
    let identity = identity ?? button
    let now = try seen ?? #require(waiting.outcome(of: identity).seal)
    return try waiting.answer(verb, identity, seen: now, into: store, at: time, dryRun: dryRun)
  }

  func write(_ bytes: some Sequence<UInt8>, to path: String) throws {
    try folder.write(Array(bytes), to: path)
  }
}

private final class Ticks: Sendable {
  let count = Atomic<Int>(0)
}

let png = "Button/primary@dark.png"
let txt = "Button/primary@dark.txt"

/// The path of a file of the button while it waits, and after it was answered.
func waiting(_ part: PendingSnapshots.Part) -> String {
  "Button/primary@dark.waiting/\(part.rawValue)"
}

extension PendingSnapshots {
  /// The answers since the last run, with the outcomes that they are about, sorted by name.
  func answers() throws -> [(outcome: SnapshotOutcome, answer: Answer)] {
    try answered().compactMap { answered($0) }
  }
}

extension SnapshotOutcome {
  /// Whether the reference was written where none was.
  var isNewlyRecorded: Bool { verdict == .added && done == .written }
}

/// A picture of 4 by 2 pixels in one color.
func plain(_ color: StraightColor) -> Bitmap { .plain(4, 2, color) }

/// A list that draws ``plain(_:)``.
func list(_ color: StraightColor, padding: Int = 4) -> DisplayList {
  let whole = FixedRect(x: .zero, y: .zero, width: Fixed(4), height: Fixed(2))
  let properties: [Provenance.Property] = [
    .init("backgroundColor", "\(color)"), .init("padding", "\(padding)"),
  ]
  return DisplayList(
    size: pixels(4, 2), scale: 2, background: .white,
    items: [
      DisplayItem(
        .box(Box(RoundedRect(rect: whole), fill: .color(color))),
        from: Provenance(path: "Button", properties: properties))
    ]
  ).explaining(["backgroundColor": [.boxFill]])
}

let lfsPointer = Array(
  """
  version https://git-lfs.github.com/spec/v1\noid \
  sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393\nsize 12345\n
  """
  .utf8)
