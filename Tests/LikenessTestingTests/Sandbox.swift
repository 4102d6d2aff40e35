/// Separate folders for tests that record.
import Foundation
import LikenessTesting

/// A folder with references and artifacts, shared with nothing else.
final class Sandbox: Sendable {
  let path: String

  init() throws {
    path =
      FileManager.default.temporaryDirectory.appendingPathComponent(
        "likeness-testing-\(UUID().uuidString)"
      ).path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Runs `body` like another process, which does not know the names in use before. `process`
  /// distinguishes processes.
  func run<R>(_ process: String = "", record: RecordMode? = nil, _ body: () throws -> R) rethrows
    -> R
  {
    try withSnapshotTesting(
      record: record, folder: path + "/Snapshots", artifacts: path + "/artifacts" + process,
      operation: body)
  }

  /// The paths of the references.
  var references: [String] { files(in: "Snapshots") }

  /// The paths of the files in a folder.
  func files(in folder: String) -> [String] {
    let all =
      FileManager.default.enumerator(atPath: path + "/" + folder)?.compactMap { $0 as? String }
      ?? []
    return all.filter { $0.contains(".") }.sorted()
  }

  /// The text of a file.
  func text(_ name: String) throws -> String {
    try String(contentsOfFile: path + "/" + name, encoding: .utf8)
  }
}

/// A picture of one color.
func plain(_ color: StraightColor, width: Int = 4, height: Int = 3) -> Bitmap {
  guard let size = PixelSize(width: width, height: height) else {
    preconditionFailure("\(width) × \(height) is no size")
  }
  return Bitmap(size: size, filledWith: color)
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
