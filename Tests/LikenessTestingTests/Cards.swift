/// What the tests of assertions share: a folder as a process has it, and a view.
import Foundation
import TestKit

@testable import LikenessTesting

extension TestFolder {
  /// Runs `body` like another process, which does not know the names in use before. `process`
  /// distinguishes processes.
  func run<R>(_ process: String = "", record: RecordMode? = nil, _ body: () throws -> R) rethrows
    -> R
  {
    try withSnapshotTesting(
      record: record, folder: self("Snapshots"), artifacts: self("artifacts" + process),
      operation: body)
  }

  /// The paths of the references.
  var references: [String] { files(below: "Snapshots").keys.filter { $0.contains(".") }.sorted() }
}

/// A picture of one color.
func plain(_ color: StraightColor, width: Int = 4, height: Int = 3) -> Bitmap {
  .plain(width, height, color)
}

/// A view 20 points wide and 10 high with a badge in it.
func card(_ color: Color = Color(hex: 0x336699)) -> View {
  let card = View(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
  card.name = "Card"
  card.backgroundColor = .white
  let badge = View(frame: CGRect(x: 2, y: 2, width: 6, height: 6))
  badge.name = "badge"
  badge.backgroundColor = color
  card.addSubview(badge)
  return card
}

/// Checks a view against a reference that is recorded first, the plain card by default.
func check(_ view: View, _ tolerance: Tolerance, against reference: View = card()) throws
  -> SnapshotOutcome
{
  let box = try TestFolder()
  _ = try box.run("1", record: .missing) {
    try verifySnapshot(of: reference, as: .image, named: "card")
  }
  return try box.run("2", record: .never) {
    try verifySnapshot(of: view, as: .image(tolerance: tolerance), named: "card")
  }
}
