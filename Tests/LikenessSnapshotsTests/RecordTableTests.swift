/// The whole table of mode and state of the reference, with and without CI: one test per cell,
/// against a table written by hand.
import Foundation
import LikenessCompare
import LikenessDisplayList
import LikenessPNG
import TestKit
import Testing

@testable import LikenessSnapshots

/// What is in place of the reference before a check of a blue picture.
enum ReferenceState: String, CaseIterable, Sendable {
  case absent
  case equal
  case tolerated
  case different
  case sizeDiffers = "size differs"
  case unreadable
  case pointer = "LFS pointer"
  case absentReadOnly = "absent, read-only folder"
  case differentReadOnly = "different, read-only folder"
}

/// How the mode is set: explicitly, or by the default of the environment.
enum ModeGiven: String, CaseIterable, Sendable {
  case all, missing, failed, never
  /// Only by the environment.
  case byDefault = "no mode"
}

/// The expected result of one cell.
private struct Expected: Equatable {
  var status: SnapshotStatus
  /// Whether the reference is a different file afterwards.
  var isWritten: Bool
  var isPending: Bool
  var failsTest: Bool

  static let pass = Expected(
    status: .identical, isWritten: false, isPending: false, failsTest: false)
  static let tolerated = Expected(
    status: .tolerated, isWritten: false, isPending: false, failsTest: false)
  /// Recorded: the test fails once, and nothing is pending.
  static let recorded = Expected(
    status: .recorded, isWritten: true, isPending: false, failsTest: true)

  /// A failure with a pending picture.
  static func waits(_ status: SnapshotStatus) -> Expected {
    Expected(status: status, isWritten: false, isPending: true, failsTest: true)
  }
}

/// The table: a row for each state, and columns for the modes all, missing, failed, never.
private let table: [ReferenceState: [Expected]] = [
  // all, missing, failed, never
  .absent: [.recorded, .recorded, .recorded, .waits(.missing)],
  .equal: [.pass, .pass, .pass, .pass],
  .tolerated: [.tolerated, .tolerated, .tolerated, .tolerated],
  .different: [.recorded, .waits(.pixels), .recorded, .waits(.pixels)],
  .sizeDiffers: [.recorded, .waits(.size), .recorded, .waits(.size)],
  .unreadable: [.recorded, .waits(.unreadable), .recorded, .waits(.unreadable)],
  .pointer: [.waits(.unreadable), .waits(.unreadable), .waits(.unreadable), .waits(.unreadable)],
  .absentReadOnly: [
    .waits(.unwritable), .waits(.unwritable), .waits(.unwritable), .waits(.missing),
  ],
  .differentReadOnly: [.waits(.unwritable), .waits(.pixels), .waits(.unwritable), .waits(.pixels)],
]

/// One cell, named by condition and outcome.
struct Cell: Sendable, CustomTestStringConvertible {
  var mode: ModeGiven
  var state: ReferenceState
  var isCI: Bool

  static let all = ModeGiven.allCases.flatMap { mode in
    ReferenceState.allCases.flatMap { state in
      [false, true].map { Cell(mode: mode, state: state, isCI: $0) }
    }
  }

  /// The mode by the rules of the design: an explicit mode overrides CI; otherwise `never` with CI,
  /// and `missing` without it.
  private var column: Int {
    switch mode {
    case .all: 0
    case .missing: 1
    case .failed: 2
    case .never: 3
    case .byDefault: isCI ? 3 : 1
    }
  }

  fileprivate var expected: Expected? { table[state]?[column] }

  var testDescription: String {
    let place = isCI ? "under CI" : "at a desk"
    guard let expected else { return "\(mode.rawValue), \(state.rawValue), \(place)" }
    let effects = [
      expected.isWritten ? "reference written" : nil, expected.isPending ? "picture pending" : nil,
    ].compactMap(\.self)
    let outcome =
      ["\(expected.status)"] + effects + [expected.failsTest ? "test fails" : "test passes"]
    return
      "\(mode.rawValue), reference \(state.rawValue), \(place): \(outcome.joined(separator: ", "))"
  }
}

@Suite struct RecordTableTests {
  @Test(arguments: Cell.all) func cell(_ cell: Cell) throws {
    let expected = try #require(cell.expected)
    let box = try Sandbox()
    try prepare(cell.state, in: box)
    let before = box.references
    let environment = cell.isCI ? ["CI": "true"] : [:]
    let mode = try RecordMode.resolved(
      argument: RecordMode(rawValue: cell.mode.rawValue), environment: environment)
    let tolerance = cell.state == .tolerated ? Tolerance(metric: .channel(threshold: 1)) : .exact
    let outcome = try asOneWhoMayNotWrite(if: cell.state.isReadOnly) {
      box.check(plain(StraightColor(hex: 0x0000FF)), list: list(.blue), mode, tolerance: tolerance)
    }
    let found = Expected(
      status: outcome.status, isWritten: box.references[png] != before[png],
      isPending: box.pending[png] != nil,
      failsTest: outcome.isFailure)
    #expect(found == expected, "\(outcome.finding)")
    // A written file is the picture with its text; any other is unchanged to the byte.
    if expected.isWritten {
      #expect(try PNG.read(box.path + "/Snapshots/" + png) == plain(StraightColor(hex: 0x0000FF)))
      #expect(outcome.written.count == 2)
      #expect(
        box.check(plain(StraightColor(hex: 0x0000FF)), list: list(.blue), .never).finding
          == .passed(.digest))
    } else {
      #expect(box.references == before || (mode == .all && cell.state == .equal))
    }
    if expected.isPending {
      #expect(try PNG.read(#require(outcome.paths.pending)) == plain(StraightColor(hex: 0x0000FF)))
    }
    #expect(box.references.keys.allSatisfy { !$0.contains("aside") })
  }

  /// The table contains every cell once, and the expected values match their number.
  @Test func tableHasEveryCell() {
    #expect(Cell.all.count == 5 * 9 * 2)
    #expect(Set(Cell.all.map(\.testDescription)).count == Cell.all.count)
    #expect(
      table.count == ReferenceState.allCases.count && table.values.allSatisfy { $0.count == 4 })
  }

  private func prepare(_ state: ReferenceState, in box: Sandbox) throws {
    switch state {
    case .absent: break
    case .absentReadOnly:
      try FileManager.default.createDirectory(
        atPath: box.path + "/Snapshots/Button", withIntermediateDirectories: true)
    case .equal: _ = box.check(plain(StraightColor(hex: 0x0000FF)), list: list(.blue), .missing)
    case .tolerated: _ = box.check(plain(StraightColor(hex: 0x0000FE)), list: list(.blue), .missing)
    case .different, .differentReadOnly:
      _ = box.check(plain(StraightColor(hex: 0xFF0000)), list: list(.red), .missing)
    case .sizeDiffers: _ = box.check(Bitmap(size: pixels(3, 2), filledWith: .blue), .missing)
    case .unreadable: try box.write(PNG.encode(plain(.blue)).dropLast(5), to: "Snapshots/" + png)
    case .pointer: try box.write(lfsPointer, to: "Snapshots/" + png)
    }
    guard state.isReadOnly else { return }
    // The artifacts stay writable for anybody.
    try FileManager.default.createDirectory(
      atPath: box.artifacts.path, withIntermediateDirectories: true)
    for folder in [box.path + "/.build", box.artifacts.path] {
      try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: folder)
    }
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o555], ofItemAtPath: box.path + "/Snapshots/Button")
  }
}

extension ReferenceState {
  fileprivate var isReadOnly: Bool { self == .absentReadOnly || self == .differentReadOnly }
}
