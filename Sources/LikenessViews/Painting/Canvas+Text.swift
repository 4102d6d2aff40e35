/// Text on a canvas.
import LikenessDisplayList
import LikenessGraphics
import LikenessText

extension Canvas {
  /// Where text stands in a rect that is higher than it.
  public enum VerticalAlignment: Hashable, Sendable {
    /// At the top edge.
    case top
    /// In the middle, moved up to a whole pixel.
    case center
  }

  /// Draws a text that was set for the width of a rect.
  ///
  /// - Parameter properties: the properties of the view that shaped it; they are told once, with the first run.
  public mutating func draw(
    _ text: TextLayout, in rect: Rect, vertically alignment: VerticalAlignment = .center, color: Color, shadow: ShadowStyle? = nil,
    properties: (inout PropertyList) -> Void = { _ in }
  ) {
    let frame = fixedRect(rect)
    let top = frame.y + Canvas.offset(of: text, in: frame.height, alignment)
    if let shadow, shadow.color.alpha > 0 {
      let sigma = scale.fixed(clampedLength(shadow.blurRadius) / 2)
      let dx = scale.fixed(sanitizedDistance(shadow.dx))
      let dy = scale.fixed(sanitizedDistance(shadow.dy))
      drawRuns(of: text, x: frame.x + dx, y: top + dy, color: shadow.color, sigma: sigma) { $0.add("textShadow", shadow) }
    }
    guard color.alpha > 0 else { return }
    // A line can be wider than its room only where it is to be clipped, or where not even one character fits.
    guard text.lines.contains(where: { $0.width > frame.width }) else {
      drawRuns(of: text, x: frame.x, y: top, color: color, sigma: .zero, properties: properties)
      return
    }
    clip(to: rect) { $0.drawRuns(of: text, x: frame.x, y: top, color: color, sigma: .zero, properties: properties) }
  }

  /// Distance from the top of a rect to that of a text in it, in whole pixels.
  static func offset(of text: TextLayout, in height: Fixed, _ alignment: VerticalAlignment) -> Fixed {
    alignment == .top ? .zero : Fixed(Fixed(raw: (height.raw - text.height.raw) >> 1).floor)
  }

  private mutating func drawRuns(
    of text: TextLayout, x: Fixed, y: Fixed, color: Color, sigma: Fixed, properties: (inout PropertyList) -> Void
  ) {
    var isFirst = true
    for line in text.lines {
      // What glyphs leave of their line's box (overhang, blur) is little; the box is what borders and clips are decided by.
      let blur = Fixed(raw: sigma.raw >= Fixed.limit / 4 ? Fixed.limit : sigma.raw * 4)
      let box = FixedRect(x: x + line.x, y: y + line.top, width: line.width, height: line.height).insetBy(-blur)
      for placed in line.runs where !placed.run.glyphs.isEmpty {
        let glyphs = Glyphs(placed.run, x: x + placed.x, y: y + line.baseline, color: color, sigma: sigma)
        append(.glyphs(glyphs), covering: box) { if isFirst { properties(&$0) } }
        isFirst = false
      }
    }
  }
}
