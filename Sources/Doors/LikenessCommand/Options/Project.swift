/// The settings of the project that a command works on.
import ArgumentParser
import Foundation
import Likeness
import LikenessSystem

/// Reads `likeness.json` of the Swift package around the working folder, or of the working folder.
///
/// - Throws: Every problem of the file.
func projectSettings() throws(ToolError) -> ProjectSettings {
  if let given = GivenProject.settings { return given }
  let here = Files.workingFolder
  let folder = ArtifactsFolder.package(around: here) ?? here
  return try tool { try ProjectSettings(folder: folder) }
}

/// The settings of tests that run commands in their own process, which has one working folder.
package enum GivenProject {
  @TaskLocal package static var settings: ProjectSettings?
}

extension Gallery {
  /// Creates a gallery of all scenes in a folder; those that name no theme have those of the
  /// project.
  ///
  /// - Throws: Every problem of every scene.
  init(scenesIn folder: String, of project: ProjectSettings) throws(Problems) {
    let (gallery, problems, _) = try Self.readable(
      scenesIn: folder, limits: project.png, themes: project.themes)
    if let problems { throw problems }
    self = gallery
  }
}

/// The settings of the project with fonts for one run, in the verbs that draw what they are handed.
struct ProjectOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Also use fonts from this folder, before those that likeness.json names. Repeatable.",
      valueName: "folder"))
  var fonts: [String] = []

  func validate() throws {
    for folder in fonts {
      try refuseEmpty(folder, "--fonts")
      do throws(FileError) {
        if try Files.targetKind(of: folder) == .folder { continue }
      } catch {
        throw ValidationError("--fonts: \(error)")
      }
      let problem = Files.words(for: folder).map { "is \($0), not a folder" } ?? "does not exist"
      throw ValidationError("--fonts: the folder \(printable(folder)) \(problem). Check the path.")
    }
  }

  /// The settings of the project, with these fonts.
  func settings() throws(ToolError) -> ProjectSettings {
    try projectSettings().adding(fontFolders: fonts)
  }

  /// The command-line options for the same fonts.
  var options: [String] { fonts.flatMap { ["--fonts", $0] } }
}
