/// Draws theme sheets to PNG files.
import ArgumentParser
import Foundation
import Likeness

/// The output and look of a sheet.
struct SheetOptions: ParsableArguments {
  @Option(
    name: .shortAndLong, help: ArgumentHelp("Draw a sheet to this PNG file.", valueName: "path"))
  var output: String?

  @Option(
    help: ArgumentHelp("The scale of the sheet in pixels per point, 1 to 16.", valueName: "n"))
  var scale: Double = 2

  @Flag(help: "Draw the sheet on a dark background.")
  var dark = false

  @OptionGroup var project: ProjectOptions

  /// The fonts for a sheet of theme files: those of the project, then those beside the files.
  func library(beside files: [String]) throws(ToolError) -> FontLibrary {
    let folders = files.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path }
    return try project.settings().added(
      to: FontLibrary.embedded.adding(folders.map { FontFolder($0, depth: 0) }))
  }

  func validate() throws {
    // Below 1, the sheet's own lines would be lost.
    guard scale >= 1, Scale(scale) != nil else {
      throw ValidationError("--scale is \(scale). Give 1 to 16.")
    }
  }

  /// Refuses options that exclude each other.
  func check(json: Bool) throws {
    guard let output else {
      guard !dark else {
        throw ValidationError("--dark is for a sheet. Give --output, too, or leave out --dark.")
      }
      return
    }
    if json {
      throw ValidationError(
        "--json prints a document and draws no sheet. Leave out --json or --output.")
    }
    try LikenessCommand.check(output, endsIn: "png", option: "--output")
  }

  var style: SpecimenStyle { dark ? .dark : .light }

  /// Draws a sheet and prints its path.
  func draw(_ view: View, in space: CGSize, fonts: FontLibrary, to path: String, _ console: Console)
    throws(ToolError)
  {
    try refuseForeign(
      path, option: "--output", kind: "a picture that Likeness wrote", isOwn: OwnPicture.isOwn)
    let limits = try projectSettings().raster
    let picture = try tool {
      let scale = Scale(self.scale) ?? .two
      view.fonts = fonts
      view.layout(in: space, scale: scale)
      return try DisplayList(painting: view, scale: scale).rasterized(fonts: fonts, limits: limits)
    }
    try writeFile(try tool { try OwnPicture.bytes(picture) }, to: path)
    console.result("\(printable(path))  \(picture.size) pixels")
  }
}
