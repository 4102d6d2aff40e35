/// The size limit of pictures.
import ArgumentParser
import Likeness

/// The largest picture to read or draw.
struct MegapixelOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The largest picture to read or draw, in millions of pixels.", valueName: "n"))
  var maxMegapixels: Int = MegapixelOptions.standard

  private static let standard = 100

  func validate() throws {
    guard (1...100_000).contains(maxMegapixels) else { throw ValidationError("--max-megapixels is \(maxMegapixels). Give 1 to 100000.") }
  }

  /// The most pixels of a picture, or of a display list with all its images.
  var pixels: Int { maxMegapixels * 1_000_000 }
  /// The options for the same limit in another command.
  var options: [String] { maxMegapixels == Self.standard ? [] : ["--max-megapixels", "\(maxMegapixels)"] }
  var png: PNG.Limits { PNG.Limits(maxPixels: pixels) }
  var raster: RasterLimits { RasterLimits(maximumPixels: pixels) }
}
