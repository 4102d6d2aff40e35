/// The evidence of a comparison: how much differs, where, and which limits that breaks.
import LikenessGraphics

/// What differs between two pictures, counted over the area that both have.
///
/// Every compared pixel is one of: equal, tolerated, forgiven as anti-aliasing, or different.
public struct Difference: Hashable, Codable, Sendable {
  /// Pixels over the threshold of the metric, without forgiven and ignored ones: what the limits compare with.
  public var differentPixels = 0
  /// Pixels over the threshold that are forgiven as anti-aliasing: with ``Metric/yiq(threshold:countsAntialiasing:)`` and ``Metric/oklab(threshold:countsAntialiasing:)``
  /// those that look like it in either picture after V. Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector" (2009), with
  /// ``Metric/perceptual`` those that an edge explains. 0 with a metric that does not forgive them.
  public var antialiasedPixels = 0
  /// Pixels that differ, within the threshold of the metric.
  public var toleratedPixels = 0
  /// Pixels that were compared: all but the ignored ones.
  public var comparedPixels = 0
  /// Pixels in ignored rectangles, each counted once.
  public var ignoredPixels = 0
  /// How many of ``ignoredPixels`` differ; they count nowhere else.
  public var ignoredDifferences = 0
  /// The largest difference of one channel among the different pixels, and the first pixel from the top that has it. Where no pixel is
  /// different, the same among the tolerated ones; nil where there is none either.
  public var largestDelta: ChannelDelta?
  /// The same among the pixels that are forgiven as anti-aliasing: what a metric that forgives them lets pass. No limit compares with it.
  public var forgivenDelta: ChannelDelta?
  /// The smallest rectangle that holds all different pixels, or nil without one.
  public var bounds: PixelRect?
  /// The different pixels in clusters, the most important first, at most ``maximumRegions`` of them.
  public var regions: [Region] = []
  /// How many clusters ``regions`` leaves out.
  public var moreRegions = 0
  /// The fullest window, where the tolerance limits windows.
  public var window: WindowCount?
  /// How alike the pictures are in structure, where the metric is ``Metric/ssim(threshold:)``.
  public var similarity: StructuralSimilarity?
  /// The limits that do not hold, in the order pixels, ratio, window, delta; empty for a match.
  public var brokenLimits: [BrokenLimit] = []

  /// How many clusters are listed: as many as a person will look at.
  public static let maximumRegions = 20

  /// Creates the evidence of pictures without any difference.
  public init() {}

  /// Creates the evidence of two equal pictures, of which only the size needs to be known.
  ///
  /// - Throws: ``ToleranceError`` where the tolerance makes no sense, or ignores every pixel.
  public init(ofEqual size: PixelSize, tolerance: Tolerance) throws(ToleranceError) {
    try tolerance.validate()
    if let mask = tolerance.ignoredMask, mask.size != size { throw .maskSize(mask: mask.size, reference: size) }
    ignoredPixels = IgnoredArea(tolerance.ignoring, mask: tolerance.ignoredMask, width: size.width, height: size.height).pixelCount()
    comparedPixels = size.pixelCount - ignoredPixels
    guard comparedPixels > 0 else { throw .nothingToCompare(size) }
    if case .ssim = tolerance.metric { similarity = StructuralSimilarity(mean: 1, minimum: 1, x: 0, y: 0) }
  }

  /// The share of different among compared pixels, 0…1.
  public var ratio: Double { comparedPixels == 0 ? 0 : Double(differentPixels) / Double(comparedPixels) }

  /// The largest difference of one channel, 0…255; 0 where nothing differs.
  public var maxDelta: UInt8 { largestDelta?.value ?? 0 }
}

/// The difference of a channel at a pixel.
public struct ChannelDelta: Hashable, Codable, Sendable {
  /// The largest of the four channels' differences, 1…255.
  public var value: UInt8
  /// The pixel's column.
  public var x: Int
  /// The pixel's row.
  public var y: Int

  /// Creates the difference at a pixel.
  public init(value: UInt8, x: Int, y: Int) {
    self.value = value
    self.x = x
    self.y = y
  }
}

/// A cluster of different pixels.
///
/// The picture is laid out in tiles of 8 by 8 pixels from its top left corner, and tiles with a different pixel that touch, also at a corner,
/// belong together. So pixels at most 8 apart along both axes always share a region, and pixels 16 or more apart need others between them.
public struct Region: Hashable, Codable, Sendable {
  /// The smallest rectangle around the different pixels.
  public var bounds: PixelRect
  /// How many pixels are different.
  public var differentPixels: Int
  /// The largest difference of one channel, 1…255.
  public var maxDelta: UInt8

  /// Creates a region.
  public init(bounds: PixelRect, differentPixels: Int, maxDelta: UInt8) {
    self.bounds = bounds
    self.differentPixels = differentPixels
    self.maxDelta = maxDelta
  }

  /// What regions are ordered by, largest first: pixels times largest difference, so that a lost icon comes before a wide rounding error.
  /// Equal ones stand in the order of their rows, then columns.
  public var importance: Int { differentPixels * Int(maxDelta) }
}

/// How many different pixels a square of the picture holds.
public struct WindowCount: Hashable, Codable, Sendable {
  /// Different pixels in it.
  public var differentPixels: Int
  /// The square, cut to the picture's sides where those are shorter: the first one from the top with that many.
  public var bounds: PixelRect

  /// Creates a count.
  public init(differentPixels: Int, bounds: PixelRect) {
    self.differentPixels = differentPixels
    self.bounds = bounds
  }
}
