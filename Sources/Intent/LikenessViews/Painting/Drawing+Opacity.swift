/// Moving a group's opacity into its single item.
import LikenessDisplayList

extension Drawing {
  /// Returns this item at an opacity, with the same pixels as a group around it alone; nil if only
  /// a group can do that.
  ///
  /// A box with a fill and a border can't be faded by its colors: the fill would show through the
  /// border. A picture has no opacity of its own.
  func faded(by opacity: UInt8) -> Drawing? {
    switch self {
    case .box(var box):
      guard box.fill == nil || box.border == nil else { return nil }
      box.fill = box.fill?.faded(by: opacity)
      if let border = box.border {
        box.border = Border(width: border.width, color: border.color.faded(by: opacity))
      }
      return .box(box)
    case .shadow(var shadow):
      shadow.color = shadow.color.faded(by: opacity)
      return .shadow(shadow)
    case .glyphs(var glyphs):
      glyphs.color = glyphs.color.faded(by: opacity)
      return .glyphs(glyphs)
    default:
      guard var path = drawnPath else { return nil }
      path.paint = path.paint.faded(by: opacity)
      return .path(path)
    }
  }
}

extension Paint {
  fileprivate func faded(by opacity: UInt8) -> Paint {
    switch self {
    case .color(let color): return .color(color.faded(by: opacity))
    case .linearGradient(var gradient):
      gradient.stops = gradient.stops.map {
        LinearGradient.Stop(location: $0.location, color: $0.color.faded(by: opacity))
      }
      return .linearGradient(gradient)
    }
  }
}

extension StraightColor {
  fileprivate func faded(by opacity: UInt8) -> StraightColor {
    StraightColor(r: red, g: green, b: blue, a: multiplied(alpha, opacity))
  }
}
