/// A gradient in fractions of its box.
import Foundation
import LikenessDisplayList
import LikenessText

/// Colors that run along a line across a view.
///
/// Points are fractions of the view: (0, 0) is the top left corner and (1, 1) the bottom right;
/// values outside are allowed. There is no angle, because trigonometry differs between machines.
/// Gradients are not mirrored for right-to-left layouts.
public struct Gradient: Hashable, Sendable {
  /// A color and its location on the line: 0 at the start, 1 at the end. Values outside are
  /// clamped; NaN counts as 0.
  public struct Stop: Hashable, Sendable {
    /// The location, 0…1.
    public var location: Double
    /// The color there.
    public var color: Color

    /// Creates a stop.
    public init(_ location: Double, _ color: Color) {
      self.location = location
      self.color = color
    }
  }

  /// The colors and their locations.
  public var stops: [Stop]
  /// The point at location 0.
  public var start: CGPoint
  /// The point at location 1.
  public var end: CGPoint
  /// Makes the colors run from the start outwards, in ellipses as wide and high as the end is away,
  /// beginning at this share of it; nil for a line.
  var radialStart: Double?
  /// The token that gives the stops, if one does.
  public package(set) var token: String?

  /// Creates a gradient, by default from top to bottom.
  public init(
    stops: [Stop], start: CGPoint = CGPoint(x: 0.5, y: 0), end: CGPoint = CGPoint(x: 0.5, y: 1)
  ) {
    self.stops = stops
    self.start = start
    self.end = end
  }

  /// Creates a gradient of colors at even distances; by default it runs from the top to the bottom.
  public init(
    colors: [Color], start: CGPoint = CGPoint(x: 0.5, y: 0), end: CGPoint = CGPoint(x: 0.5, y: 1)
  ) {
    let last = Double(max(colors.count - 1, 1))
    self.init(
      stops: colors.enumerated().map { Stop(Double($0.offset) / last, $0.element) }, start: start,
      end: end)
  }

  /// A gradient of the theme, from top to bottom.
  public static func token(_ name: String) -> Gradient {
    var gradient = Gradient(stops: [])
    gradient.token = name
    return gradient
  }
}
