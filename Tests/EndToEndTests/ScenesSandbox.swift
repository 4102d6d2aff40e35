/// Runs of the real command, and a gallery of scenes for it.
import Foundation
import TestKit
import Testing

extension Tool.Ran {
  /// The messages, and then the results.
  var text: String { errors + output }
}

/// A folder with two galleries of 300 pictures under the same names: one red, one blue.
final class ScenesSandbox {
  let folder: TestFolder
  var path: String { folder.path }
  static let count = 300

  init() throws {
    folder = try TestFolder()
    for (name, color) in [("red", "FF0000"), ("blue", "0000FF")] {
      // 75 scenes in 4 pictures each.
      for number in 0..<(Self.count / 4) {
        let scene = """
          { "size": { "width": 8, "height": \(4 + number) }, "margin": 0,
            "variants": { "theme": ["light"], "scale": [1, 2], "direction": ["ltr", "rtl"] },
            "view": { "type": "View", "name": "Panel", "style": { "backgroundColor": "#\(color)" } \
          } }
          """
        try folder.write(scene, to: "\(name)/Box/b\(number).json")
      }
    }
  }

  /// The arguments of a command for the gallery of a color, with folders in the sandbox.
  func arguments(
    _ verb: String, _ color: String, _ more: [String] = [], snapshots: String = "Snapshots",
    output: String = "out"
  ) -> [String] {
    [
      verb, "--scenes", path + "/" + color, "--snapshots", path + "/" + snapshots, "--output",
      path + "/" + output,
    ] + more
  }

  /// The files below a folder of the sandbox by their paths in it.
  func files(_ name: String) -> [String: Data] { folder.files(below: name) }

  /// The references of a color from an undisturbed run.
  func undisturbed(_ color: String) throws -> [String: Data] {
    let run = try Tool.likeness.run(
      arguments("record", color, snapshots: "whole-" + color, output: "whole-out"))
    #expect(run.status == 0, "\(run.text)")
    let files = files("whole-" + color)
    #expect(files.count == 2 * Self.count)
    return files
  }
}
