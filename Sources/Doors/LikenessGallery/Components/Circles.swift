/// Two circles that look alike but have different content: an indicator, and the swatch of a color
/// picker.
import Likeness

/// The ring of a circle: what both circles have as style.
package struct RingStyle: ComponentStyle {
  /// The color of the ring; none by default.
  package var color: Color?
  /// The width of the ring, in points; 0 by default.
  package var width: Double?

  package init() {}

  /// Creates a style; what is nil takes its default.
  package init(color: Color? = nil, width: Double? = nil) {
    self.color = color
    self.width = width
  }

  package static let properties: [StyleProperty<Self>] = [
    .value("color", \.color, explains: [.borderColor]),
    .value("width", \.width, in: .length, explains: [.borderWidth], affects: [.borderColor]),
  ]

  /// Badoo's ring: violet, 3 points wide.
  package static var badoo: RingStyle { RingStyle(color: .token("brand"), width: 3) }
}

/// A circle of 28 points, or as large as its room lets it be.
///
/// It draws itself, so that a ``ViewStyle`` meant for any view dresses the square around it and
/// never reaches the fill. Who may set the fill is up to the kind of circle.
package class CircleView: View {
  fileprivate var fill: Color?
  fileprivate var ring: RingStyle?

  /// 28 by 28 points.
  package override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }

  /// Draws the circle in the middle.
  package override func draw(in canvas: inout Canvas) {
    let side = min(canvas.size.width, canvas.size.height)
    let square = CGRect(
      x: (canvas.size.width - side) / 2, y: (canvas.size.height - side) / 2, width: side,
      height: side)
    let (fill, ring) = (fill, ring ?? RingStyle())
    canvas.fill(
      square, radii: CornerRadii(all: side / 2), color: fill ?? .clear,
      borderWidth: ring.width ?? 0, borderColor: ring.color ?? .clear
    ) { list in
      list.add("fillColor", fill, explains: [.boxFill])
      list.add(ring, explaining: [.borderWidth, .borderColor])
    }
  }
}

/// The look of an ``IndicatorView``: ring and fill.
package struct IndicatorViewStyle: ComponentStyle {
  /// The color inside; none by default.
  package var fillColor: Color?
  /// The ring.
  package var ringStyle: RingStyle?

  package init() {}

  /// Creates a style; what is nil takes its default.
  package init(fillColor: Color? = nil, ringStyle: RingStyle? = nil) {
    self.fillColor = fillColor
    self.ringStyle = ringStyle
  }

  package static let properties: [StyleProperty<Self>] = [
    .value("fillColor", \.fillColor, explains: [.boxFill]),
    .part("ringStyle", \.ringStyle),
  ]

  /// Badoo's indicator: white with a violet ring.
  package static var badoo: IndicatorViewStyle {
    IndicatorViewStyle(fillColor: .white, ringStyle: .badoo)
  }
}

/// A circle that shows a state; its fill is style.
package final class IndicatorView: CircleView {
  /// Takes on a look; nil goes back to the default one.
  package func apply(style: IndicatorViewStyle?) {
    fill = style?.fillColor
    ring = style?.ringStyle
  }
}

/// A color to pick, as a circle; its fill is content and its ring is style. No style has a fill for
/// it, so none can take the place of the color.
package final class SwatchView: CircleView {
  /// The color to pick.
  package var color: Color? {
    get { fill }
    set { fill = newValue }
  }

  /// Takes on a look; nil goes back to the default one.
  package func apply(style: RingStyle?) {
    ring = style
  }
}
