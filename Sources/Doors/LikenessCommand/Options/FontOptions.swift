/// The font options of all commands that draw.
import ArgumentParser
import Foundation
import Likeness

/// The fonts for themes and scenes.
struct FontOptions: ParsableArguments {
  @Option(
    name: .customLong("fonts"),
    help: ArgumentHelp(
      "Use the font files (.ttf, .otf, .ttc, .bdf, .pcf) in this folder and its subfolders. Repeatable.", valueName: "folder"))
  var folders: [String] = []

  @Option(
    name: .customLong("fallback-font"),
    help: ArgumentHelp(
      "Use this font file for characters that the requested font lacks. Repeatable; the first file that has the character is used.",
      valueName: "file"))
  var fallbackFiles: [String] = []

  func validate() throws {
    for folder in folders {
      try refuseEmpty(folder, "--fonts")
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
        throw ValidationError("--fonts: the folder \(printable(folder)) does not exist. Check the path.")
      }
    }
    for file in fallbackFiles {
      do { _ = try FontFile(path: file) } catch { throw ValidationError("--fallback-font: \(error)") }
    }
  }

  /// Returns a gallery with these fonts before its own.
  func added(to gallery: Gallery) -> Gallery {
    var gallery = gallery
    gallery.fonts = added(to: gallery.fonts)
    return gallery
  }

  /// These fonts and the embedded typeface.
  var library: FontLibrary { added(to: .embedded) }

  /// The command-line options for the same fonts.
  var options: [String] { folders.flatMap { ["--fonts", $0] } + fallbackFiles.flatMap { ["--fallback-font", $0] } }

  private func added(to library: FontLibrary) -> FontLibrary {
    library.adding(folders.map { FontFolder($0) }).addingFallbacks(files: fallbackFiles)
  }
}
