/// The current context, and what draws in it: colors, rectangles, text and images.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import LikenessBase
import LikenessDisplayList
import LikenessText
import LikenessTheme

/// The context of the view that is being painted on this thread. A class that stays with that
/// thread: a task-local value must be sendable.
final class ContextPlace: @unchecked Sendable {
  @TaskLocal static var current: ContextPlace?
  /// The view's surface before anything is drawn; the first who asks for the context draws on it.
  var canvas: Canvas?
  var contexts: [CGContext] = []
  /// The root of the tree that is being painted.
  let root: View
  /// How many trees are being painted, each by a view of the one before.
  let depth: Int
  /// Views that render themselves must not overflow the stack.
  static let mostDepth = 8

  init(_ root: View) { (self.root, depth) = (root, (ContextPlace.current?.depth ?? 0) + 1) }
}

/// The context of the image that is being drawn, or of the view whose ``View/draw(_:)`` runs; nil
/// elsewhere.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  if let open = OpenImages.last { return open.context }
  guard let place = ContextPlace.current else { return nil }
  if let context = place.contexts.last { return context }
  guard let canvas = place.canvas else { return nil }
  let context = CGContext(canvas)
  place.contexts.append(context)
  return context
}

/// Fills a rectangle with the fill color of the current context.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// The mixing of colors; only ``normal`` is drawn, the others warn.
public enum CGBlendMode: String, Hashable, Sendable {
  /// Over what lies below.
  case normal
  /// Not drawn.
  case multiply, screen, overlay, darken, lighten, clear, copy, sourceIn, sourceAtop
}

/// A color under Core Graphics' name.
public typealias CGColor = Color

extension Color {
  /// The color itself: Core Graphics' colors are the same.
  public var cgColor: CGColor { self }
  /// Creates a color from Core Graphics' color, which is the same.
  public convenience init(cgColor: CGColor) { self.init(value: cgColor.value) }
  /// The same color with another opacity, 0…1.
  public func copy(alpha: CGFloat) -> CGColor? { withAlphaComponent(alpha) }
  /// Sets the color of fills in the current context.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFill(self) }
  /// Sets the color of lines in the current context.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStroke(self) }

  /// Sets the color of fills and lines in the current context.
  public func set() {
    setFill()
    setStroke()
  }

  convenience init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) {
    func byte(_ share: Double) -> UInt8 { UInt8((unit(share, nan: 0) * 255).rounded()) }
    self.init(r: byte(red), g: byte(green), b: byte(blue), a: byte(alpha))
  }

  /// The color at a share of its opacity. A token's opacity in the theme is not known here; where
  /// the share is not 1, the token counts as opaque.
  func multiplied(by share: Double) -> Color {
    guard share < 1 else { return self }
    let alpha: UInt8? =
      switch value {
      case .straight(let color): color.alpha
      case .token(_, let alpha), .dynamic(_, let alpha): alpha
      case .system(let system, let alpha): alpha ?? system.value(in: .light).alpha
      }
    return withAlphaComponent(Double(alpha ?? 255) / 255 * share)
  }
}

/// Colors at their locations.
public final class CGGradient {
  let stops: [Gradient.Stop]

  /// Creates a gradient; without locations the colors are at even distances. Nil without colors.
  public convenience init?(colorsSpace: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {
    #if canImport(Darwin)
      let colors = colors as NSArray
    #endif
    self.init(colors.compactMap { $0 as? Color }, locations)
  }

  private init?(_ colors: [Color], _ locations: [CGFloat]?) {
    guard !colors.isEmpty else { return nil }
    stops = Gradient.stops(colors, locations?.map { Double($0) })
  }
}

#if !canImport(Darwin)
  /// What `colors as CFArray` makes where there is no Core Foundation.
  public typealias CFArray = [Any]
  /// The colors of a device: always sRGB.
  public final class CGColorSpace: Sendable {}
  /// Returns the space of colors, which is sRGB.
  public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
#endif

extension Gradient {
  /// Colors at their locations, or at even distances.
  static func stops(_ colors: [Color], _ locations: [Double]?) -> [Stop] {
    guard let locations, locations.count == colors.count else {
      return Gradient(colors: colors).stops
    }
    return zip(locations, colors).map { Stop($0, $1) }
  }
}

extension Image {
  /// Draws the image, stretched to a rect, in the current context.
  public func draw(in rect: CGRect) { draw(in: rect, alpha: 1) }
  /// Draws the image at its own size in the current context.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
  /// Draws the image, stretched to a rect, at an opacity in the current context.
  public func draw(in rect: CGRect, blendMode: CGBlendMode = .normal, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setBlendMode(blendMode)
    context.draw(self, in: rect, isFlipped: false, alpha)
  }
}

func exactCosineAndSine(_ radians: Double) -> (Double, Double) {
  cosineAndSine(degrees: degrees(ofRadians: radians))
}
