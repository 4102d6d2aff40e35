/// A view that shows a path.
import Foundation
import LikenessDisplayList
import LikenessText

/// A view that fills a path, draws a line along it, or both, as an icon of SVG does.
///
/// The line is drawn where its color, gradient or width is set, by default in the tint color and 1
/// wide. The inside is filled where a color or gradient is set for it; a shape with neither fill
/// nor line is filled with the tint color. A line may reach beyond the view, unless
/// ``View/clipsToBounds`` is set.
///
/// Style (colors, line, content mode) is in `ShapeViewStyle.swift`.
open class ShapeView: View, Styled {
  public typealias Style = ShapeViewStyle

  // MARK: Content

  /// The path, in the units of ``viewBox``.
  open var shape: Path

  /// The part of the path's plane that fits the view, as SVG's `viewBox`; nil takes the path's
  /// units as points of the view. Empty ones count as nil.
  open var viewBox: CGRect?

  /// Whether the path is mirrored where the layout runs from right to left; false by default.
  open var flipsForRightToLeftLayoutDirection = false

  // MARK: Style

  public var ownStyle = ShapeViewStyle()

  open var defaultStyle: ShapeViewStyle { ShapeViewStyle() }

  /// The width of the line, in units of ``viewBox``; nil (the default) for 1 where a line is drawn.
  /// Setting nil returns to the default of the class.
  public var lineWidth: Double? {
    get { mergedStyle.lineWidth.map(points) }
    set { ownStyle.lineWidth = newValue.map { .value($0) } }
  }

  override class func defaultValue(of property: String, beside others: [Provenance.Property])
    -> PropertyValue?
  {
    // A width makes a line by itself, so without a color there was none.
    let hasLine = others.contains { PropertyName.linePaints.contains($0.name) }
    return property == PropertyName.lineWidth && !hasLine
      ? nil : super.defaultValue(of: property, beside: others)
  }

  /// Creates a view of a path.
  public init(path: Path = Path(), viewBox: CGRect? = nil) {
    self.shape = path
    self.viewBox = viewBox
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) { nil }

  /// The extent of the view box in points; none without one.
  open override var intrinsicContentSize: CGSize { placedBox?.size ?? super.intrinsicContentSize }

  private var placedBox: CGRect? {
    viewBox.map(sanitized).flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil }
  }

  open override func draw(in canvas: inout Canvas) {
    let style = mergedStyle
    let tokens = canvas.tokens
    let whole = CGRect(origin: .zero, size: canvas.size)
    let box = placedBox ?? whole
    let place =
      placedBox == nil
      ? whole
      : ImageFit(box.size, in: canvas.size, mode: style[\.contentMode], scale: canvas.scale).whole
    let (across, down) = (place.width / box.width, place.height / box.height)
    guard across > 0, down > 0, across.isFinite, down.isFinite else { return }
    let isMirrored = flipsForRightToLeftLayoutDirection && canvas.layoutDirection == .rightToLeft
    let shown = shape.mapped { point in
      let x = place.minX + (point.x - box.minX) * across
      return CGPoint(
        x: isMirrored ? canvas.size.width - x : x, y: place.minY + (point.y - box.minY) * down)
    }
    // An uneven view box leaves lines even.
    let growth = across == down ? across : (across * down).squareRoot()
    let tint = canvas.tintColor
    func addContent(_ list: inout PropertyList) {
      list.add("path", beginning(of: shape.description), explains: [.pathSteps])
      if let viewBox {
        list.add("viewBox", viewBox, explains: [.pathSteps, .pathStyle, .pathPaint])
      }
    }
    let hasLine = style.strokeColor != nil || style.strokeGradient != nil || style.lineWidth != nil
    let hasFill = style.fillColor != nil || style.fillGradient != nil
    if hasFill || !hasLine {
      let color = style.fillColor ?? tint
      let paint = canvas.paint(
        color, of: "fillColor", style.fillGradient, of: "fillGradient", in: place)
      canvas.draw(shown, .fill(style[\.fillRule]), paint) { list in
        addContent(&list)
        list.add(style, \.contentMode, \.fillColor, \.fillGradient, \.fillRule)
        if !hasFill { list.add("tintColor", tint, explains: [.pathPaint]) }
      }
    }
    guard hasLine else { return }
    func points(_ length: Tokenized<Double>, _ name: String) -> Double {
      clampedLength(tokens.points(length, of: name))
    }
    let phase = sanitizedDistance(tokens.points(style[\.lineDashPhase], of: "lineDashPhase"))
    let stroke = Stroke(
      width: points(style[\.lineWidth], "lineWidth") * growth, cap: style[\.lineCap],
      join: style[\.lineJoin], miterLimit: points(style[\.miterLimit], "miterLimit"),
      dashes: style[\.lineDashes].map { points($0, "lineDashes") * growth },
      dashPhase: phase * growth, on: canvas.scale)
    let paint = canvas.paint(
      style.strokeColor ?? tint, of: "strokeColor", style.strokeGradient, of: "strokeGradient",
      in: place)
    canvas.draw(shown, .stroke(stroke), paint) { list in
      addContent(&list)
      list.add(
        style, \.contentMode, \.strokeColor, \.strokeGradient, \.lineWidth, \.lineCap, \.lineJoin,
        \.miterLimit, \.lineDashes, \.lineDashPhase)
      if style.strokeColor == nil, style.strokeGradient == nil {
        list.add("tintColor", tint, explains: [.pathPaint])
      }
    }
  }
}

private enum PropertyName {
  static let lineWidth = ShapeViewStyle.name(of: \.lineWidth)
  static let linePaints = [
    ShapeViewStyle.name(of: \.strokeColor), ShapeViewStyle.name(of: \.strokeGradient),
  ]
}
