/// A working folder with scenes, references, git, and the real command.
import Foundation
import TestKit
import Testing

/// A temporary folder in which the command runs.
final class Workspace {
  let folder: TestFolder
  var path: String { folder.path }

  init() throws { folder = try TestFolder() }

  /// Runs `likeness` in the folder, or in one inside it.
  @discardableResult func likeness(
    _ arguments: String..., more: [String] = [], in name: String = ""
  )
    throws -> Tool.Ran
  {
    try Tool.likeness.run(arguments + more, in: folder(name))
  }

  /// Runs git with an author, and expects success.
  @discardableResult func git(_ arguments: String...) throws -> String {
    let settings = [
      "-c", "user.name=a", "-c", "user.email=a@b.example", "-c", "commit.gpgsign=false", "-c",
      "init.defaultBranch=main",
    ]
    let run = try Tool("git").run(settings + arguments, in: path)
    #expect(run.status == 0, "git \(arguments): \(run.errors)")
    return run.output.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Commits everything in the folder.
  func commit(_ message: String = "x") throws {
    try git("add", "-A")
    try git("commit", "-q", "--no-verify", "-m", message)
  }

  // MARK: Files

  /// Writes a scene of one color: a picture of 8 by 4 pixels in the theme `light`.
  func writeScene(
    _ name: String, _ color: String, variants: String = #""theme": ["light"], "scale": [1]"#
  ) throws {
    try folder.write(
      """
      { "size": { "width": 8, "height": 4 }, "margin": 0, "variants": { \(variants) },
        "view": { "type": "View", "name": "Panel", "style": { "backgroundColor": "#\(color)" }, \
      "layout": { "width": 8, "height": 4 } } }
      """, to: "Scenes/" + name + ".json")
  }

  /// The outcomes of the last run, by the names of snapshots.
  func outcomes() throws -> [String: [String: Any]] {
    let lines = folder.files(below: ".likeness/outcomes").values.flatMap {
      String(decoding: $0, as: UTF8.self).split(separator: "\n")
    }
    let objects = try lines.compactMap {
      try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
    }
    return Dictionary(
      objects.compactMap { object in (object["snapshot"] as? String).map { ($0, object) } },
      uniquingKeysWith: { $1 })
  }
}

/// One JSON document.
func document(_ text: String) throws -> [String: Any] {
  try #require(
    try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any],
    "no JSON document: \(text)")
}
