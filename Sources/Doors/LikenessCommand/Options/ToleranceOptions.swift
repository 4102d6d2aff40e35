/// The options of a tolerance.
import ArgumentParser
import Likeness

struct ToleranceOptions: ParsableArguments {
  @Option(help: "Which pixels count as different. \(MetricKind.summaryList).")
  var metric: MetricKind = Metric.exact.kind

  // Negative numbers are parsed as values, so the error can name their range.
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The threshold of the metric. \(MetricKind.thresholdList).", valueName: "t"))
  var threshold: Double?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("The most pixels that may differ.", valueName: "n"))
  var maxPixels: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The largest share of the compared pixels that may differ, 0 to 1.", valueName: "r"))
  var maxRatio: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The most pixels that may differ in any 32 by 32 window.", valueName: "n"))
  var maxWindow: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The largest difference that a channel of a differing pixel may have, 0 to 255.",
      valueName: "n"))
  var maxDelta: UInt8?

  // A rectangle may begin left of the picture: -5,0,8,8.
  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp("Ignore this rectangle, in pixels. Repeatable.", valueName: "x,y,w,h"))
  var ignore: [String] = []

  @Option(
    help: ArgumentHelp(
      """
      Ignore the pixels that this PNG paints: a transparent layer of the reference's size. For \
      folders, a folder of masks with the same paths.
      """,
      valueName: "path"))
  var ignoreMask: String?

  /// The tolerance without the mask, which belongs to the pictures.
  func value() throws(ToolError) -> Tolerance {
    try tool {
      let tolerance = Tolerance(
        metric: try metric.metric(threshold: threshold),
        maxPixels: maxPixels, maxRatio: maxRatio,
        maxWindow: maxWindow, maxDelta: maxDelta,
        ignoring: try ignore.map(rectangle))
      do throws(ToleranceError) {
        try tolerance.validate()
      } catch {
        throw ToolError(error.commandDescription)
      }
      return tolerance
    }
  }

  private func rectangle(_ text: String) throws(ToolError) -> PixelRect {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
      let height = numbers[3]
    else {
      throw ToolError(
        """
        --ignore is '\(text)'. Give four whole numbers: x,y,width,height in pixels, such as \
        10,20,64,16.
        """
      )
    }
    return PixelRect(x: x, y: y, width: width, height: height)
  }
}

extension MetricKind: ExpressibleByArgument {
  package init?(argument: String) {
    guard let kind = MetricKind.named(argument) else { return nil }
    self = kind
  }

  package var defaultValueDescription: String { name }
  package static var allValueStrings: [String] { all.map(\.name) }

  fileprivate static var summaryList: String {
    all.map { "\($0.name): \($0.summary)" }.joined(separator: "; ")
  }

  fileprivate static var thresholdList: String {
    all.compactMap { kind in
      kind.threshold.map { "\(kind.name): \($0.words), default \(decimal($0.standard))" }
    }
    .joined(separator: "; ")
  }

  /// Returns the metric with a threshold, or its default.
  fileprivate func metric(threshold: Double?) throws(ToolError) -> Metric {
    if threshold != nil, self.threshold == nil {
      throw ToolError(
        """
        --threshold does not apply to --metric \(name). Give another metric, or leave the \
        threshold out.
        """
      )
    }
    return Metric(self, threshold: threshold)
  }
}
