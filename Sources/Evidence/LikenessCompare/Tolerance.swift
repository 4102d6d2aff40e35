/// The difference that two pictures may have and still match.
import LikenessBase
import LikenessDisplayList

/// A metric, limits and ignored places.
///
/// All limits that are given must hold. Without one, no pixel may differ. A limit compares with
/// what the metric counts: tolerated, forgiven and ignored pixels use none of it up. Any value can
/// be created. Every comparison validates it and throws a ``ToleranceError`` for an invalid one.
public struct Tolerance: Hashable, Sendable {
  /// How pixels are compared. Default: ``Metric/exact``.
  public var metric: Metric
  /// The most pixels that may differ, at least 0. Default: no such limit.
  public var maxPixels: Int?
  /// The largest share of the *compared* pixels that may differ, 0…1. Default: no such limit.
  public var maxRatio: Double?
  /// The most differing pixels in any square of ``windowSide`` pixels, at least 0. Default: no such
  /// limit.
  ///
  /// Use it for large pictures: a broken icon of 200 pixels is lost in the ratio of a whole screen,
  /// but not in a window.
  public var maxWindow: Int?
  /// The side of the squares of ``maxWindow`` in pixels, 1…1024. Default: 32, about an icon at
  /// scale 1. A shorter side of the picture counts whole.
  public var windowSide: Int
  /// The largest difference of one channel in any differing pixel, 0…255. Default: no such limit.
  public var maxDelta: UInt8?
  /// Rectangles that are not compared, in pixels of the reference. Parts outside the picture have
  /// no effect. Default: none.
  ///
  /// The pixels stay visible in difference pictures, hatched.
  public var ignoring: [PixelRect]
  /// Painted pixels that are not compared either, in a picture of the reference's size. Default:
  /// none.
  public var ignoredMask: PixelMask?
  /// Views that are not compared, in pictures of trees that Likeness drew. Default: none.
  ///
  /// A name is the end of a path, `badge` or `Card/badge`. The place follows the view: it is
  /// ignored where the view is and where it was.
  public var ignoringViews: [String]
  /// Places with a metric of their own, looser or stricter. Default: none.
  public var areas: [TolerantArea]
  /// Changes that pass whatever their number of pixels, in pictures of trees that Likeness drew.
  /// Default: none.
  ///
  /// A pixel is forgiven where an allowed change explains it; the limits apply to all others. If
  /// anything else changed a pixel that is not ignored, nothing is forgiven in that part of the
  /// picture, a view of ``views`` or what is around them, because a drawing that changed in two
  /// ways does not show which of them a pixel belongs to.
  public var allowedChanges: [AllowedChange]
  /// Views with a tolerance of their own, looser or stricter, in pictures of trees that Likeness
  /// drew. Default: none.
  public var views: [TolerantView]
  /// Whether a picture without a tree passes if its only changes are inserted or removed rows or
  /// columns, or moved blocks. Default: false.
  public var allowsShift: Bool

  /// Creates a tolerance; each default is that of the property.
  public init(
    metric: Metric = .exact, maxPixels: Int? = nil, maxRatio: Double? = nil, maxWindow: Int? = nil,
    windowSide: Int = 32,
    maxDelta: UInt8? = nil, ignoring: [PixelRect] = [], ignoredMask: PixelMask? = nil,
    ignoringViews: [String] = [], areas: [TolerantArea] = [],
    allowing allowedChanges: [AllowedChange] = [], views: [TolerantView] = [],
    allowsShift: Bool = false
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
    self.allowedChanges = allowedChanges
    self.views = views
    self.allowsShift = allowsShift
  }

  /// No tolerance: every pixel equal. The default everywhere.
  public static let exact = Tolerance()

  /// Whether any limit is given; without one, no pixel may differ.
  var hasLimit: Bool { maxPixels != nil || maxRatio != nil || maxWindow != nil || maxDelta != nil }

  /// Throws if a value is outside the range that its property states.
  package func validate() throws(ToleranceError) {
    try metric.validate()
    if let maxPixels, maxPixels < 0 { throw .negativeLimit(name: "maxPixels", value: maxPixels) }
    if let maxWindow, maxWindow < 0 { throw .negativeLimit(name: "maxWindow", value: maxWindow) }
    if let maxRatio, !(0...1).contains(maxRatio) { throw .ratioOutOfRange(maxRatio) }
    guard (1...1024).contains(windowSide) else { throw .windowSideOutOfRange(windowSide) }
    for area in areas { try area.metric.validate() }
    for change in allowedChanges { try change.validate() }
    for view in views {
      guard view.tolerance.views.isEmpty, view.tolerance.ignoringViews.isEmpty else {
        throw .viewInView(view.name)
      }
      try view.tolerance.validate()
    }
    for rect in ignoring + areas.map(\.bounds) {
      let overflows =
        rect.x.addingReportingOverflow(rect.width).overflow
        || rect.y.addingReportingOverflow(rect.height).overflow
      if rect.width < 0 || rect.height < 0 || overflows { throw .notARectangle(rect) }
    }
  }
}

/// A rectangle with a metric of its own.
///
/// Its pixels count toward the same limits. Where areas overlap, the last one applies.
public struct TolerantArea: Hashable, Sendable {
  /// The place, in pixels of the reference. Parts outside the picture have no effect.
  public var bounds: PixelRect
  /// How pixels are compared there.
  public var metric: Metric

  /// Creates an area.
  public init(_ bounds: PixelRect, metric: Metric) {
    self.bounds = bounds
    self.metric = metric
  }
}

extension Tolerance {
  /// Returns the tolerance that swift-snapshot-testing documents for its `precision` and
  /// `perceptualPrecision`, counted in pixels.
  ///
  /// `precision` is the share of pixels that must match, and `perceptualPrecision` how closely; its
  /// documentation recommends 0.98 to 0.99 to mimic the human eye. Its color distance runs from 0
  /// to 100, so 0.98 lets a pixel differ by 2; here that distance is
  /// ``Metric/ciede2000(threshold:)``. With 1 every byte must be equal. The share is of the
  /// compared pixels.
  ///
  /// - Parameters:
  ///   - precision: 0…1. Default: 1, all pixels.
  ///   - perceptualPrecision: 0…1. Default: 1, equal pixels.
  /// - Throws: ``ToleranceError/precisionOutOfRange(name:value:)``.
  public static func swiftSnapshotTesting(
    precision: Double = 1, perceptualPrecision: Double = 1
  ) throws(ToleranceError) -> Tolerance {
    for (name, value) in [("precision", precision), ("perceptualPrecision", perceptualPrecision)]
    where !(0...1).contains(value) {
      throw .precisionOutOfRange(name: name, value: value)
    }
    // Rounded to twelve decimals: 1 - 0.9 is a little less than 0.1, and a tenth of the pixels must
    // pass.
    func complement(_ share: Double) -> Double { ((1 - share) * 1e12).rounded() / 1e12 }
    return Tolerance(
      metric: perceptualPrecision == 1
        ? .exact : .ciede2000(threshold: complement(perceptualPrecision) * 100),
      maxRatio: precision == 1 ? nil : complement(precision))
  }
}

/// Why a comparison could not be made.
public enum ToleranceError: Error, Hashable, Sendable {
  /// A precision outside 0…1.
  case precisionOutOfRange(name: String, value: Double)
  /// A threshold outside the range of its metric.
  case thresholdOutOfRange(metric: String, value: Double)
  /// A limit below 0.
  case negativeLimit(name: String, value: Int)
  /// A ratio outside 0…1.
  case ratioOutOfRange(Double)
  /// A window with a side below 1 pixel.
  case windowSideOutOfRange(Int)
  /// The mask of ignored pixels has another size than the reference.
  case maskSize(mask: PixelSize, reference: PixelSize)
  /// A view that the tree does not contain, and the name of one that is spelled like it.
  case unknownView(name: String, near: String?)
  /// Views are to be ignored, or to have a tolerance of their own, in pictures without a view tree.
  case viewsWithoutTree([String])
  /// Changes are allowed in pictures without a view tree.
  case changesWithoutTree([AllowedChange])
  /// A distance to move below 0, or none.
  case movesOutOfRange(Double)
  /// The tolerance of a view names views itself.
  case viewInView(String)
  /// An ignored rectangle, or that of an area, has a negative side, or ends beyond the largest
  /// integer.
  case notARectangle(PixelRect)
  /// The ignored places leave no pixel to compare, so any picture would match.
  case nothingToCompare(PixelSize)
}

extension ToleranceError: CustomStringConvertible {
  /// The cause, and what to do.
  public var description: String { described { $0 } }

  /// The same with limits named as options of the command: `--max-pixels` for `maxPixels`.
  package var commandDescription: String {
    described { name in
      name.reduce(into: "--") { $0 += $1.isUppercase ? "-\($1.lowercased())" : String($1) }
    }
  }

  /// - Parameter name: Returns the word for a property.
  private func described(_ name: (String) -> String) -> String {
    switch self {
    case .precisionOutOfRange(let parameter, let value):
      "\(parameter) is \(value). Give a number from 0 to 1 (strict), such as 0.98."
    case .thresholdOutOfRange(let metric, let value):
      """
      The threshold of metric \(metric) is \(decimal(value)). \
      \(MetricKind.named(metric)?.threshold?.advice ?? "Leave it out.")
      """
    case .negativeLimit(let property, let value):
      "\(name(property)) is \(value). Give 0 or more pixels, or leave it out for no such limit."
    case .ratioOutOfRange(let value):
      """
      \(name("maxRatio")) is \(value). Give a share of the compared pixels from 0 to 1, such as \
      0.01 for one in a hundred.
      """
    case .windowSideOutOfRange(let side):
      "\(name("windowSide")) is \(side). Give 1 to 1024 pixels."
    case .notARectangle(let rect):
      """
      Invalid rectangle: x \(rect.x), y \(rect.y), width \(rect.width), height \(rect.height). \
      Give a width and a height of at least 0.
      """
    case .maskSize(let mask, let reference):
      """
      The mask has \(mask) pixels and the reference \(reference). Paint the mask over the \
      reference, at its size.
      """
    case .unknownView(let name, let near):
      """
      No view is named '\(name)'.\(near.map { " Did you mean '\($0)'?" } ?? "") Give a view's \
      name, or the end of its path, as in the text beside the reference.
      """
    case .viewsWithoutTree(let names):
      """
      The tolerance names views (\(names.joined(separator: ", "))), and these pictures have no \
      view tree. Ignore rectangles, or use a mask.
      """
    case .changesWithoutTree(let changes):
      """
      The tolerance allows changes (\(changes.map(\.description).joined(separator: ", "))), and \
      these pictures have no view tree. Set limits instead.
      """
    case .movesOutOfRange(let points):
      "moves(upTo:) is \(points). Give a distance of 0 or more points, such as 1."
    case .viewInView(let name):
      """
      The tolerance of the view '\(name)' names views itself. Give each view a tolerance in the \
      one list `views`.
      """
    case .nothingToCompare(let size):
      """
      The ignored places cover all \(size) pixels, so any picture would match. Ignore less, or \
      drop the comparison.
      """
    }
  }
}

extension MetricKind {
  /// Returns the metric of a name, or nil.
  package static func named(_ name: String) -> MetricKind? { all.first { $0.name == name } }
}

extension MetricKind.Threshold {
  /// The valid values in words: `0 (strict) to 1`.
  package var words: String {
    "\(decimal(range.lowerBound)) (strict) to \(decimal(range.upperBound))"
  }

  fileprivate var advice: String { "Give a \(isWhole ? "whole " : "")number from \(words)." }
}
