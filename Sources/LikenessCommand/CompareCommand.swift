/// `likeness compare`: two pictures or two folders of pictures.
import ArgumentParser
import Foundation
import Likeness

/// Compares any two PNG files or folders.
struct CompareCommand: ParsableCommand, ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compares two PNG files, or two folders of them by relative path.",
    discussion: """
      Without a limit no pixel may differ; with several, all must hold. Exit code 0 where all match, 1 where something differs, is missing or was \
      added, 2 where a file could not be read.
      """)

  @Argument(help: "The stored picture, or a folder of them.")
  var reference: String

  @Argument(help: "The fresh picture, or a folder of them.")
  var actual: String

  @OptionGroup(title: "Tolerance")
  var tolerance: ToleranceOptions

  @Option(help: ArgumentHelp("Write a difference picture here; for folders, a folder of them.", valueName: "path"))
  var difference: String?

  @Option(help: "How to draw the difference: overlay, mask or side-by-side.")
  var style: DifferenceStyle = .overlay

  @Option(help: "The largest picture to read, in millions of pixels.")
  var maxMegapixels: Int = 100

  @Flag(help: "Print one JSON document.")
  var json = false

  func run(_ console: Console) async throws -> ExitStatus {
    let tolerance = try tolerance.value()
    guard (1...100_000).contains(maxMegapixels) else { throw ToolError("--max-megapixels is \(maxMegapixels). Give 1 to 100000.") }
    let comparer = PairComparer(
      tolerance: tolerance, limits: PNG.Limits(maxPixels: maxMegapixels * 1_000_000), style: style)
    switch (try kind(of: reference), try kind(of: actual)) {
    case (.file, .file):
      let pair = comparer.compare(name: nil, reference: reference, actual: actual, drawing: difference)
      if json { console.result(try jsonText(PairDocument(pair))) } else { console.result(pair.line) }
      return pair.status
    case (.folder, .folder):
      let pairs = try await comparer.compareFolders(reference: reference, actual: actual, drawing: difference, console: console)
      let document = FoldersDocument(pairs: pairs)
      if json {
        console.result(try jsonText(document))
      } else {
        for pair in pairs where !pair.match { console.result(pair.line) }
        console.result(document.line)
      }
      return pairs.contains { $0.status == .failure } ? .failure : pairs.allSatisfy(\.match) ? .success : .differences
    case (.file, .folder), (.folder, .file):
      throw ToolError("\(reference) and \(actual) are a file and a folder. Give two files or two folders.")
    }
  }

  private enum Kind {
    case file
    case folder
  }

  private func kind(of path: String) throws -> Kind {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw ToolError("\(path) is not there. Check the path; the order is: reference, then actual.")
    }
    return isFolder.boolValue ? .folder : .file
  }
}

extension DifferenceStyle: ExpressibleByArgument {}

/// The options that make a tolerance.
struct ToleranceOptions: ParsableArguments {
  @Option(help: "How pixels are compared: exact, channel, yiq or oklab.")
  var metric: String = "exact"

  @Option(
    help: "From where on a pixel counts: 0…255 for channel (by default 0), 0…1 for yiq and oklab (by default 0.1).")
  var threshold: Double?

  @Flag(help: "Count pixels that look like anti-aliasing (yiq, oklab).")
  var countAntialiasing = false

  @Option(help: ArgumentHelp("The most pixels that may differ.", valueName: "n"))
  var maxPixels: Int?

  @Option(help: ArgumentHelp("The largest share of the compared pixels that may differ, 0…1.", valueName: "r"))
  var maxRatio: Double?

  @Option(help: ArgumentHelp("The most pixels that may differ in any 32 by 32 window.", valueName: "n"))
  var maxWindow: Int?

  @Option(help: ArgumentHelp("Leave a rectangle out; may be given again.", valueName: "x,y,w,h"))
  var ignore: [String] = []

  func value() throws -> Tolerance {
    let tolerance = Tolerance(
      metric: try metricValue(), maxPixels: maxPixels, maxRatio: maxRatio, maxWindow: maxWindow, ignoring: try ignore.map(rectangle))
    do {
      try tolerance.validate()
    } catch {
      throw ToolError(error)
    }
    return tolerance
  }

  private func metricValue() throws -> Metric {
    switch metric {
    case "exact":
      guard threshold == nil else { throw ToolError("--threshold means nothing for --metric exact. Use --metric channel.") }
      return .exact
    case "channel":
      let value = threshold ?? 0
      guard let byte = UInt8(exactly: value) else {
        throw ToolError("--threshold is \(decimal(value)). For --metric channel give a whole number from 0 to 255.")
      }
      return .channel(threshold: byte)
    case "yiq": return .yiq(threshold: threshold ?? 0.1, countsAntialiasing: countAntialiasing)
    case "oklab": return .oklab(threshold: threshold ?? 0.1, countsAntialiasing: countAntialiasing)
    default: throw ToolError("--metric is '\(metric)'. Give exact, channel, yiq or oklab.")
    }
  }

  private func rectangle(_ text: String) throws -> PixelRect {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2], let height = numbers[3] else {
      throw ToolError("--ignore is '\(text)'. Give four whole numbers: x,y,width,height in pixels, such as 10,20,64,16.")
    }
    return PixelRect(x: x, y: y, width: width, height: height)
  }
}
