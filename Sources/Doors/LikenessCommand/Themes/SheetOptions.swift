/// Drawing sheets of themes to PNG files.
import ArgumentParser
import Foundation
import Likeness

/// Where and how a sheet is drawn.
struct SheetOptions: ParsableArguments {
  @Option(name: .shortAndLong, help: ArgumentHelp("Draw a sheet to this PNG file.", valueName: "path"))
  var output: String?

  @Option(help: ArgumentHelp("The scale of the sheet in pixels per point, 1 to 16.", valueName: "n"))
  var scale: Double = 2

  @Flag(help: "Draw the sheet on a dark background.")
  var dark = false

  @OptionGroup var limits: LimitOptions

  @OptionGroup var fonts: FontOptions

  /// The fonts that a sheet of some theme files is drawn with: those in the folders that were given, then those beside the files.
  func library(beside files: [String]) -> FontLibrary {
    fonts.library.adding(files.map { FontFolder(URL(fileURLWithPath: $0).deletingLastPathComponent().path, depth: 0) })
  }

  func validate() throws {
    // Below 1 the sheet's own lines would be lost.
    guard scale >= 1, Scale(scale) != nil else { throw ValidationError("--scale is \(scale). Give 1 to 16.") }
  }

  /// Refuses what does not go together.
  func check(json: Bool) throws {
    guard let output else { return }
    if json { throw ValidationError("--json prints a document and draws no sheet. Leave out --json or --output.") }
    try LikenessCommand.check(output, endsIn: "png", option: "--output")
  }

  var style: SpecimenStyle { dark ? .dark : .light }

  /// Draws a sheet and says where it is.
  func draw(_ view: View, in space: Size, fonts: FontLibrary, to path: String, _ console: Console) throws(ToolError) {
    let picture = try tool {
      let scale = Scale(self.scale) ?? .two
      view.fonts = fonts
      view.layout(in: space, scale: scale)
      return try DisplayList(painting: view, scale: scale).rasterized(fonts: fonts, limits: limits.raster)
    }
    try writeFile(try tool { try PNG.encode(picture) }, to: path)
    console.result("\(path)  \(picture.size) pixels")
  }
}
