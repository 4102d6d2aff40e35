/// A place of a picture with a metric of its own.
import LikenessGraphics

/// A rectangle whose pixels are measured otherwise than the rest of the picture.
///
/// Its pixels count towards the same limits. Where areas overlap the last one holds.
public struct TolerantArea: Hashable, Codable, Sendable {
  /// The place, in pixels of the reference. What lies outside the picture means nothing.
  public var bounds: PixelRect
  /// How pixels are compared there.
  public var metric: Metric

  /// Creates an area.
  public init(_ bounds: PixelRect, metric: Metric) {
    self.bounds = bounds
    self.metric = metric
  }
}
