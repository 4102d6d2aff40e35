/// The options that make a tolerance.
import ArgumentParser
import Likeness

/// How pixels are compared, and how many may differ.
struct ToleranceOptions: ParsableArguments {
  /// The metrics by their words.
  enum MetricName: String, ExpressibleByArgument, CaseIterable {
    case exact
    case channel
    case yiq
    case oklab
  }

  @Option(help: "How pixels are compared.")
  var metric: MetricName = .exact

  @Option(
    help: ArgumentHelp(
      "How far apart two pixels may be: 0 to 255 for channel (0 by default), 0 to 1 for yiq and oklab (0.1 by default).", valueName: "t"))
  var threshold: Double?

  @Flag(help: "Count pixels that look like anti-aliasing, which yiq and oklab forgive.")
  var countAntialiasing = false

  @Option(help: ArgumentHelp("The most pixels that may differ.", valueName: "n"))
  var maxPixels: Int?

  @Option(help: ArgumentHelp("The largest share of the compared pixels that may differ, 0 to 1.", valueName: "r"))
  var maxRatio: Double?

  @Option(help: ArgumentHelp("The most pixels that may differ in any 32 by 32 window.", valueName: "n"))
  var maxWindow: Int?

  @Option(help: ArgumentHelp("Leave a rectangle out, in pixels; may be given again.", valueName: "x,y,w,h"))
  var ignore: [String] = []

  func value() throws(ToolError) -> Tolerance {
    try tool {
      let tolerance = Tolerance(
        metric: try metricValue(), maxPixels: maxPixels, maxRatio: maxRatio, maxWindow: maxWindow, ignoring: try ignore.map(rectangle))
      try tolerance.validate()
      return tolerance
    }
  }

  private func metricValue() throws -> Metric {
    switch metric {
    case .exact, .channel:
      if countAntialiasing {
        throw ToolError("--count-antialiasing means nothing for --metric \(metric.rawValue), which counts it always.")
      }
      guard metric == .channel else {
        if threshold != nil { throw ToolError("--threshold means nothing for --metric exact. Give another --metric, or leave it out.") }
        return .exact
      }
      guard let byte = UInt8(exactly: threshold ?? 0) else {
        throw ToolError("--threshold is \(decimal(threshold ?? 0)). For --metric channel give a whole number from 0 to 255.")
      }
      return .channel(threshold: byte)
    case .yiq: return .yiq(threshold: threshold ?? 0.1, countsAntialiasing: countAntialiasing)
    case .oklab: return .oklab(threshold: threshold ?? 0.1, countsAntialiasing: countAntialiasing)
    }
  }

  private func rectangle(_ text: String) throws(ToolError) -> PixelRect {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2], let height = numbers[3] else {
      throw ToolError("--ignore is '\(text)'. Give four whole numbers: x,y,width,height in pixels, such as 10,20,64,16.")
    }
    return PixelRect(x: x, y: y, width: width, height: height)
  }
}
