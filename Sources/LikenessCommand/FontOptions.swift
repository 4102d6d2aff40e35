/// The folders of fonts that every verb which draws shares.
import ArgumentParser
import Foundation
import Likeness

/// Where fonts are looked for that themes and scenes name.
struct FontOptions: ParsableArguments {
  @Option(
    name: .customLong("fonts"),
    help: ArgumentHelp(
      "A folder of font files (.ttf, .otf, .ttc, .bdf, .pcf), and the folders in it; may be given more than once.", valueName: "folder"))
  var folders: [String] = []

  func validate() throws {
    for folder in folders {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
        throw ValidationError("--fonts: there is no folder \(folder). Check the path.")
      }
    }
  }

  /// A gallery with these fonts before its own.
  func added(to gallery: Gallery) -> Gallery {
    var gallery = gallery
    gallery.fonts = gallery.fonts.adding(sources)
    return gallery
  }

  /// These fonts, and the embedded typeface.
  var library: FontLibrary { FontLibrary.embedded.adding(sources) }

  /// The folders that were given, as options.
  var acceptOptions: [String] { folders.flatMap { ["--fonts", $0] } }

  private var sources: [any FontSource] { folders.map { FontFolder($0) } }
}
