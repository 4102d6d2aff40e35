/// The look of a view's box on the picture's grid: shape, fill, border, shadow and opacity,
/// sanitized.
import LikenessDisplayList
import LikenessText
import LikenessTheme

/// A view's style, ready to paint.
struct BoxLook {
  let style: ViewStyle
  let shape: RoundedRect
  let border: Border?
  let opacity: UInt8
  let clips: Bool
  /// The shadow, if any.
  let shadow: ShadowToken?
  /// The paints of the background from back to front: the color, unless an opaque gradient hides
  /// it, and the gradient.
  let fills: [Paint]

  init(
    style: ViewStyle, frame: FixedRect, direction: LayoutDirection, scale: Scale,
    tokens: TokenResolver, layer: CALayer? = nil
  ) {
    self.style = style
    var radii =
      style.cornerRadii
      ?? CornerRadii(all: tokens.points(style[\.cornerRadius], of: "cornerRadius"))
    if direction == .rightToLeft { radii = radii.mirrored }
    if let layer { radii = radii.limited(to: layer.maskedCorners) }
    shape = RoundedRect(rect: frame, radii: FixedCornerRadii(radii, scale: scale))
    let width = scale.fixed(clampedLength(tokens.points(style[\.borderWidth], of: "borderWidth")))
    let color = tokens.color(style[\.borderColor], of: "borderColor")
    border =
      width > .zero && color.alpha > 0 && !frame.isEmpty ? Border(width: width, color: color) : nil
    opacity = UInt8((unit(style[\.alpha], nan: 1) * 255).rounded())
    clips = style[\.clipsToBounds]
    // In UIKit, what masks to its bounds cuts off its own shadow.
    let cutsShadow = clips && layer?.castsUIKitShadow == true
    shadow = cutsShadow ? nil : style.shadow.map { tokens.shadow($0, of: "shadow") }
    fills = BoxLook.fills(of: style, in: frame, tokens)
  }

  private static func fills(of style: ViewStyle, in rect: FixedRect, _ tokens: TokenResolver)
    -> [Paint]
  {
    guard !rect.isEmpty else { return [] }
    var fills: [Paint] = []
    let color = style.backgroundColor.map { tokens.color($0, of: "backgroundColor") }
    let gradient = style.backgroundGradient.flatMap {
      LinearGradient($0, in: rect, tokens, of: "backgroundGradient")
    }
    let hidesColor = gradient?.stops.allSatisfy(\.color.isOpaque) ?? false
    if let color, color.alpha > 0, !hidesColor { fills.append(.color(color)) }
    if let gradient, gradient.stops.contains(where: { $0.color.alpha > 0 }) {
      fills.append(.linearGradient(gradient))
    }
    return fills
  }

  /// Whether the background hides everything behind the view.
  var hidesWhatIsBehind: Bool {
    fills.contains { fill in
      switch fill {
      case .color(let color): color.isOpaque
      case .linearGradient(let gradient): gradient.stops.allSatisfy(\.color.isOpaque)
      }
    }
  }

  /// The area inside the border.
  var insideBorder: RoundedRect { border.map { shape.insetBy($0.width) } ?? shape }

  /// The clip for content under a border painted last: the middle of an opaque border, so nothing
  /// shows outside.
  var underBorder: RoundedRect {
    guard let border, border.color.isOpaque else { return shape }
    return shape.insetBy(Fixed(raw: border.width.raw / 2))
  }
}

extension LinearGradient {
  /// Places a gradient in a rect; nil for one without colors. `property` is for unknown-token
  /// reports.
  init?(_ gradient: Gradient, in rect: FixedRect, _ tokens: TokenResolver, of property: String) {
    let gradient = tokens.gradient(gradient, of: property)
    guard !gradient.stops.isEmpty else { return nil }
    func x(_ share: Double) -> Fixed {
      Fixed(rounding: rect.x.pixels + sanitizedDistance(share) * rect.width.pixels)
    }
    func y(_ share: Double) -> Fixed {
      Fixed(rounding: rect.y.pixels + sanitizedDistance(share) * rect.height.pixels)
    }
    self.init(
      startX: x(gradient.start.x), startY: y(gradient.start.y), endX: x(gradient.end.x),
      endY: y(gradient.end.y),
      stops: gradient.stops.map {
        LinearGradient.Stop(
          location: Int32((unit($0.location, nan: 0) * 65_536).rounded()),
          color: tokens.color($0.color, of: property))
      })
    guard let share = gradient.radialStart else { return }
    side = PathPoint(startX, endY)
    (endY, inner) = (startY, Int32((unit(share, nan: 0) * 65_535).rounded()))
  }
}

func unit(_ value: Double, nan: Double) -> Double { value.isNaN ? nan : min(max(value, 0), 1) }
