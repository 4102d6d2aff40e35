/// The options that make a tolerance.
import ArgumentParser
import Likeness

/// How pixels are compared, and how many may differ.
struct ToleranceOptions: ParsableArguments {
  @Option(help: "How pixels are compared: perceptual, exact, channel, yiq, oklab, ciede2000 or ssim.")
  var metric: MetricName = .perceptual

  // Numbers below 0 are taken as values, so that what is wrong with them can be said.
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How far apart two pixels may be: 0 to 255 for channel (0 by default), 0 to 1 for yiq and oklab (0.1), 0 to 100 for ciede2000 (1); how alike they must be for ssim, 0 to 1 (0.95).",
      valueName: "t"))
  var threshold: Double?

  @Flag(help: "Count pixels that look like anti-aliasing, which yiq and oklab forgive.")
  var countAntialiasing = false

  @Option(parsing: .unconditional, help: ArgumentHelp("The most pixels that may differ.", valueName: "n"))
  var maxPixels: Int?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("The largest share of the compared pixels that may differ, 0 to 1.", valueName: "r"))
  var maxRatio: Double?

  @Option(parsing: .unconditional, help: ArgumentHelp("The most pixels that may differ in any 32 by 32 window.", valueName: "n"))
  var maxWindow: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The largest difference that a channel of a differing pixel may have, 0 to 255.", valueName: "n"))
  var maxDelta: UInt8?

  // A rectangle may begin left of the picture: -5,0,8,8.
  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp("Leave a rectangle out, in pixels; may be given again.", valueName: "x,y,w,h"))
  var ignore: [String] = []

  @Option(
    help: ArgumentHelp(
      "Leave out what is painted in a PNG of the reference's size, a transparent layer over it; for folders, a folder of such PNGs by the same paths.",
      valueName: "path"))
  var ignoreMask: String?

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Compare a rectangle by another metric, with its threshold: 10,20,64,16:channel:8; may be given again.",
      valueName: "x,y,w,h:metric"))
  var area: [String] = []

  /// The tolerance, without the mask, which is the pictures' own.
  func value() throws(ToolError) -> Tolerance {
    try tool {
      let tolerance = Tolerance(
        metric: try metric.value(threshold: threshold, countsAntialiasing: countAntialiasing), maxPixels: maxPixels, maxRatio: maxRatio,
        maxWindow: maxWindow, maxDelta: maxDelta, ignoring: try ignore.map { try rectangle($0, option: "--ignore") },
        areas: try area.map(tolerantArea))
      do throws(ToleranceError) {
        try tolerance.validate()
      } catch {
        throw ToolError(error.commandDescription)
      }
      return tolerance
    }
  }

  private func tolerantArea(_ text: String) throws(ToolError) -> TolerantArea {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard (2...3).contains(parts.count) else {
      throw ToolError("--area is '\(text)'. Give x,y,w,h:metric or x,y,w,h:metric:threshold, such as 10,20,64,16:channel:8.")
    }
    guard let name = MetricName(rawValue: parts[1]) else {
      throw ToolError(
        "--area is '\(text)', and '\(parts[1])' is no metric. Give one of \(MetricName.allCases.map(\.rawValue).joined(separator: ", ")).")
    }
    var threshold: Double?
    if parts.count == 3 {
      threshold = Double(parts[2])
      if threshold == nil {
        throw ToolError("--area is '\(text)', and '\(parts[2])' is no number. Give a threshold of \(name.rawValue), or none.")
      }
    }
    return TolerantArea(
      try rectangle(parts[0], option: "--area"), metric: try name.value(threshold: threshold, countsAntialiasing: false, option: "--area"))
  }

  private func rectangle(_ text: String, option: String) throws(ToolError) -> PixelRect {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2], let height = numbers[3] else {
      throw ToolError("\(option) is '\(text)'. Give four whole numbers: x,y,width,height in pixels, such as 10,20,64,16.")
    }
    return PixelRect(x: x, y: y, width: width, height: height)
  }
}

/// The metrics by their words.
enum MetricName: String, ExpressibleByArgument, CaseIterable {
  case perceptual
  case exact
  case channel
  case yiq
  case oklab
  case ciede2000
  case ssim

  /// The metric with a threshold, or with its default one.
  func value(threshold: Double?, countsAntialiasing: Bool, option: String = "--threshold") throws(ToolError) -> Metric {
    if countsAntialiasing, self != .yiq, self != .oklab {
      throw ToolError("--count-antialiasing means nothing for --metric \(rawValue). Give --metric yiq or oklab, or leave it out.")
    }
    switch self {
    case .perceptual, .exact:
      if threshold != nil {
        let subject = option == "--threshold" ? "--threshold means" : "A threshold in \(option) means"
        throw ToolError("\(subject) nothing for --metric \(rawValue). Give another --metric, or leave it out.")
      }
      return self == .exact ? .exact : .perceptual
    case .channel:
      guard let byte = UInt8(exactly: threshold ?? 0) else {
        throw ToolError("\(option) is \(decimal(threshold ?? 0)). For --metric channel give a whole number from 0 to 255.")
      }
      return .channel(threshold: byte)
    case .yiq: return .yiq(threshold: threshold ?? 0.1, countsAntialiasing: countsAntialiasing)
    case .oklab: return .oklab(threshold: threshold ?? 0.1, countsAntialiasing: countsAntialiasing)
    case .ciede2000: return .ciede2000(threshold: threshold ?? 1)
    case .ssim: return .ssim(threshold: threshold ?? 0.95)
    }
  }
}
