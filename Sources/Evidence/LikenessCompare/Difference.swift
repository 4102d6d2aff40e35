/// The evidence of a comparison: how much differs, where, and which limits that breaks.
import LikenessBase
import LikenessDisplayList

/// The differences between two pictures, counted over the area that both have.
///
/// Every compared pixel is equal, tolerated, forgiven as anti-aliasing, or different.
public struct Difference: Hashable, Codable, Sendable {
  /// Pixels over the threshold of the metric, without forgiven and ignored ones. The limits compare
  /// with this count.
  public var differentPixels = 0
  /// Pixels over the threshold that the metric forgives as anti-aliasing:
  /// ``Metric/yiq(threshold:countsAntialiasing:)`` does.
  public var antialiasedPixels = 0
  /// Pixels that differ, within the threshold of the metric.
  public var toleratedPixels = 0
  /// Compared pixels: all except the ignored ones.
  public var comparedPixels = 0
  /// Pixels in ignored rectangles, each counted once.
  public var ignoredPixels = 0
  /// How many of ``ignoredPixels`` differ. They count nowhere else.
  public var ignoredDifferences = 0
  /// The largest difference of one channel among the different pixels, with the first pixel from
  /// the top that has it. Falls back to the tolerated pixels, then to nil.
  public var largestDelta: ChannelDelta?
  /// The same among the pixels that are forgiven as anti-aliasing. No limit compares with it.
  public var forgivenDelta: ChannelDelta?
  /// The smallest rectangle around all different pixels, or nil without one.
  public var bounds: PixelRect?
  /// The different pixels in clusters, the most important first, at most ``maximumRegions`` of
  /// them.
  public var regions: [Region] = []
  /// How many clusters ``regions`` leaves out.
  public var moreRegions = 0
  /// The fullest window, where the tolerance limits windows.
  public var window: WindowCount?
  /// The limits that do not hold, in the order pixels, ratio, window, delta; empty for a match.
  public var brokenLimits: [BrokenLimit] = []

  enum CodingKeys: CodingKey {
    case differentPixels, antialiasedPixels, toleratedPixels, comparedPixels, ignoredPixels,
      ignoredDifferences
    case largestDelta, forgivenDelta, bounds, regions, moreRegions, window, brokenLimits
  }

  /// The most clusters that are listed: as many as a person will look at.
  public static let maximumRegions = 20

  /// Creates the evidence of pictures without any difference.
  public init() {}

  /// Creates the evidence of two equal pictures of a size.
  ///
  /// - Throws: ``ToleranceError`` if the tolerance is invalid, or ignores every pixel.
  public init(ofEqual size: PixelSize, tolerance: Tolerance) throws(ToleranceError) {
    try tolerance.validate()
    if let mask = tolerance.ignoredMask, mask.size != size {
      throw .maskSize(mask: mask.size, reference: size)
    }
    ignoredPixels =
      IgnoredArea(
        tolerance.ignoring, mask: tolerance.ignoredMask, width: size.width, height: size.height
      ).pixelCount
    comparedPixels = size.pixelCount - ignoredPixels
    guard comparedPixels > 0 else { throw .nothingToCompare(size) }
  }

  /// The share of different among compared pixels, 0…1.
  public var ratio: Double {
    comparedPixels == 0 ? 0 : Double(differentPixels) / Double(comparedPixels)
  }

  /// The largest difference of one channel, 0…255; 0 if nothing differs.
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
}

/// A cluster of different pixels.
///
/// The picture is divided into tiles of 8 by 8 pixels from its top left corner. Tiles with a
/// different pixel that touch, even at a corner, belong together. So pixels at most 8 apart along
/// both axes always share a region, and pixels 16 or more apart need others between them.
public struct Region: Hashable, Codable, Sendable {
  /// The smallest rectangle around the different pixels.
  public var bounds: PixelRect
  /// How many pixels are different.
  public var differentPixels: Int
  /// The largest difference of one channel, 1…255.
  public var maxDelta: UInt8

  /// The order of regions, largest first: pixels times largest difference, so a lost icon comes
  /// before a wide rounding error. Equal ones are in the order of their rows, then columns.
  public var importance: Int { differentPixels * Int(maxDelta) }
}

/// How many different pixels a square of the picture holds.
public struct WindowCount: Hashable, Codable, Sendable {
  /// Different pixels in it.
  public var differentPixels: Int
  /// The first square from the top with that many. Shorter sides of the picture cut it.
  public var bounds: PixelRect
}
