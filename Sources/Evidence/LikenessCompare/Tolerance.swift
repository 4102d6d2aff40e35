/// How much difference two pictures may have and still match.
import LikenessGraphics

/// A metric, limits and ignored places.
///
/// The limits that are given must all hold. Where none is given, no pixel may differ; where some are, only those bind.
/// A limit compares with what the metric counts: pixels within its threshold, forgiven as anti-aliasing, or ignored use none of it up.
/// Any value can be made; ``validate()`` finds the ones that make no sense, and every comparison calls it.
public struct Tolerance: Hashable, Sendable {
  /// How pixels are compared. Default: ``Metric/exact``.
  public var metric: Metric
  /// The most pixels that may differ, at least 0. Default: no limit of its own.
  public var maxPixels: Int?
  /// The largest share of the *compared* pixels that may differ, 0…1. Default: no limit of its own.
  public var maxRatio: Double?
  /// The most differing pixels in any square of ``windowSide`` pixels, at least 0. Default: no limit of its own.
  ///
  /// The limit to take where pictures are large: a broken icon of 200 pixels is lost in a ratio of a whole screen, and not in a window.
  public var maxWindow: Int?
  /// The side of the squares of ``maxWindow`` in pixels, 1…1024. Default: 32, about an icon at scale 1. A side of the picture that is shorter counts whole.
  public var windowSide: Int
  /// The largest difference of one channel in any differing pixel, 0…255. Default: no limit of its own.
  public var maxDelta: UInt8?
  /// Rectangles that are not compared, in pixels of the reference. Parts outside the picture mean nothing. Default: none.
  ///
  /// The pixels stay visible in difference pictures, hatched.
  public var ignoring: [PixelRect]
  /// More pixels that are not compared, of a picture of the reference's size. Default: none.
  public var ignoredMask: PixelMask?
  /// Views that are not compared, by name, in pictures of trees that Likeness drew: the place of each follows the view, and is left out where it
  /// is and where it was. A name is the end of a path, `badge` or `Card/badge`. Pictures that no tree is known of can't be compared so. Default: none.
  public var ignoringViews: [String]
  /// Places with a metric of their own, looser or stricter. Default: none.
  public var areas: [TolerantArea]

  /// Creates a tolerance; each default is that of the property.
  public init(
    metric: Metric = .exact, maxPixels: Int? = nil, maxRatio: Double? = nil, maxWindow: Int? = nil, windowSide: Int = 32,
    maxDelta: UInt8? = nil, ignoring: [PixelRect] = [], ignoredMask: PixelMask? = nil,
    ignoringViews: [String] = [], areas: [TolerantArea] = []
  ) {
    self.metric = metric
    self.maxPixels = maxPixels
    self.maxRatio = maxRatio
    self.maxWindow = maxWindow
    self.windowSide = windowSide
    self.maxDelta = maxDelta
    self.ignoring = ignoring
    self.ignoredMask = ignoredMask
    self.ignoringViews = ignoringViews
    self.areas = areas
  }

  /// No tolerance: every pixel equal. The default everywhere.
  public static let exact = Tolerance()

  /// Whether any limit is given; without one, no pixel may differ.
  var hasLimit: Bool { maxPixels != nil || maxRatio != nil || maxWindow != nil || maxDelta != nil }

  /// Throws where a value is outside the range that its property states.
  public func validate() throws(ToleranceError) {
    try metric.validate()
    if let maxPixels, maxPixels < 0 { throw .negativeLimit(name: "maxPixels", value: maxPixels) }
    if let maxWindow, maxWindow < 0 { throw .negativeLimit(name: "maxWindow", value: maxWindow) }
    if let maxRatio, !(0...1).contains(maxRatio) { throw .ratioOutOfRange(maxRatio) }
    guard (1...1024).contains(windowSide) else { throw .windowSideOutOfRange(windowSide) }
    for area in areas { try area.metric.validate() }
    for rect in ignoring + areas.map(\.bounds) {
      let overflows = rect.x.addingReportingOverflow(rect.width).overflow || rect.y.addingReportingOverflow(rect.height).overflow
      if rect.width < 0 || rect.height < 0 || overflows { throw .notARectangle(rect) }
    }
  }
}

extension Tolerance: Codable {
  private enum CodingKeys: CodingKey {
    case metric
    case maxPixels
    case maxRatio
    case maxWindow
    case windowSide
    case maxDelta
    case ignoring
    case ignoredMask
    case ignoringViews
    case areas
  }

  /// Reads a tolerance; a key that is absent means its default.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let standard = Tolerance.exact
    metric = try container.decodeIfPresent(Metric.self, forKey: .metric) ?? standard.metric
    maxPixels = try container.decodeIfPresent(Int.self, forKey: .maxPixels)
    maxRatio = try container.decodeIfPresent(Double.self, forKey: .maxRatio)
    maxWindow = try container.decodeIfPresent(Int.self, forKey: .maxWindow)
    windowSide = try container.decodeIfPresent(Int.self, forKey: .windowSide) ?? standard.windowSide
    maxDelta = try container.decodeIfPresent(UInt8.self, forKey: .maxDelta)
    ignoring = try container.decodeIfPresent([PixelRect].self, forKey: .ignoring) ?? standard.ignoring
    ignoredMask = try container.decodeIfPresent(PixelMask.self, forKey: .ignoredMask)
    ignoringViews = try container.decodeIfPresent([String].self, forKey: .ignoringViews) ?? standard.ignoringViews
    areas = try container.decodeIfPresent([TolerantArea].self, forKey: .areas) ?? standard.areas
  }
}

/// Why a comparison could not be made.
public enum ToleranceError: Error, Hashable, Sendable {
  /// A precision is not a number from 0 to 1.
  case precisionOutOfRange(name: String, value: Double)
  /// The threshold of a metric is not a number of its range.
  case thresholdOutOfRange(metric: String, value: Double)
  /// A limit in pixels is below 0.
  case negativeLimit(name: String, value: Int)
  /// The ratio is not a number from 0 to 1.
  case ratioOutOfRange(Double)
  /// The side of the window is not 1…1024.
  case windowSideOutOfRange(Int)
  /// The mask of ignored pixels has another size than the reference.
  case maskSize(mask: PixelSize, reference: PixelSize)
  /// A view that is to be left out is in neither tree.
  case unknownView(name: String)
  /// Views are to be left out of pictures that no tree is known of.
  case viewsWithoutTree([String])
  /// An ignored rectangle, or that of an area, has a negative side, or ends beyond what an integer holds.
  case notARectangle(PixelRect)
  /// The ignored places leave no pixel to compare, so that any picture would match.
  case nothingToCompare(PixelSize)
}

extension ToleranceError: CustomStringConvertible {
  /// The cause, and what to do.
  public var description: String { described { $0 } }

  /// The same with limits named as options of the command: `--max-pixels` for `maxPixels`.
  public var commandDescription: String {
    described { name in
      name.reduce(into: "--") { $0 += $1.isUppercase ? "-\($1.lowercased())" : String($1) }
    }
  }

  /// - Parameter name: what a property is called.
  private func described(_ name: (String) -> String) -> String {
    switch self {
    case .precisionOutOfRange(let parameter, let value):
      "\(parameter) is \(value). Give a number from 0 to 1 (strict): 0.98 for almost."
    case .thresholdOutOfRange("ssim", let value):
      "The threshold of metric ssim is \(value). Give a number from 0 to 1 (strict)."
    case .thresholdOutOfRange("ciede2000", let value):
      "The threshold of metric ciede2000 is \(value). Give a number from 0 (strict) to 100."
    case .thresholdOutOfRange(let metric, let value):
      "The threshold of metric \(metric) is \(value). Give a number from 0 (strict) to 1."
    case .negativeLimit(let property, let value):
      "\(name(property)) is \(value). Give 0 or more pixels, or leave it out for no such limit."
    case .ratioOutOfRange(let value):
      "\(name("maxRatio")) is \(value). Give a share of the compared pixels from 0 to 1: 0.01 for one in a hundred."
    case .windowSideOutOfRange(let side):
      "\(name("windowSide")) is \(side). Give 1 to 1024 pixels."
    case .notARectangle(let rect):
      "The rectangle x \(rect.x), y \(rect.y), width \(rect.width), height \(rect.height) is not one. Give a width and a height of at least 0."
    case .maskSize(let mask, let reference):
      "The mask has \(mask) pixels and the reference \(reference). Paint the mask over the reference, at its size."
    case .unknownView(let name):
      "No view is called '\(name)', which is to be left out. Give a view's name, or the end of its path, as the text beside the reference spells it."
    case .viewsWithoutTree(let names):
      "The views \(names.joined(separator: ", ")) are to be left out, and of these pictures no tree is known. Leave out rectangles, or a mask."
    case .nothingToCompare(let size):
      "The ignored places cover all \(size) pixels, so that any picture would match. Ignore less, or drop the comparison."
    }
  }
}
