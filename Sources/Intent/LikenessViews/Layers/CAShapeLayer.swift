/// Layers that draw a path, a gradient or text.
import Foundation
import LikenessDisplayList
import LikenessText

/// How the line of a shape layer ends.
public typealias CAShapeLayerLineCap = Stroke.Cap
/// How the corners of a shape layer's line look.
public typealias CAShapeLayerLineJoin = Stroke.Join
/// The rule for the inside of a shape layer's path.
public typealias CAShapeLayerFillRule = FillRule

/// A layer that fills a path and draws a line along it. It may draw beyond its frame.
open class CAShapeLayer: CALayer {
  /// The path, in the coordinates of the layer.
  open var path: CGPath?
  /// The color inside; black by default, and none where it is nil.
  open var fillColor: CGColor? = .black
  /// The color of the line; none by default.
  open var strokeColor: CGColor?
  /// The rule for what is inside; nonzero by default.
  open var fillRule = CAShapeLayerFillRule.nonzero
  /// The width of the line; 1 by default.
  open var lineWidth: CGFloat = 1
  /// How the line ends; butt by default.
  open var lineCap = CAShapeLayerLineCap.butt
  /// How corners look; miter by default.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The longest miter, as a multiple of the width; 10 by default.
  open var miterLimit: CGFloat = 10
  /// The lengths of dashes and gaps in turn; nil (the default) for a solid line.
  open var lineDashPattern: [NSNumber]?
  /// How far into the dashes the line starts; 0 by default.
  open var lineDashPhase: CGFloat = 0
  /// The share of the path's length at which the line starts; 0 by default.
  open var strokeStart: CGFloat = 0
  /// The share of the path's length at which the line ends; 1 by default.
  open var strokeEnd: CGFloat = 1

  /// The part of the path that a mask made of this layer shows: of a line, what is drawn of it.
  var shownPath: Path? {
    guard let path else { return nil }
    return fillColor == nil ? path.path.trimmed(from: strokeStart, to: strokeEnd) : path.path
  }

  /// The line on the picture's grid.
  func stroke(_ scale: Scale) -> Stroke {
    Stroke(
      width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit,
      dashes: (lineDashPattern ?? []).map(\.doubleValue), dashPhase: lineDashPhase, on: scale)
  }

  override func drawContent(on canvas: inout Canvas, named name: String) {
    guard let path = path?.path, !path.isEmpty else { return }
    func addPath(_ list: inout PropertyList) {
      list.add("path", beginning(of: path.description), explains: [.pathSteps])
    }
    if let color = fillColor {
      canvas.draw(path, .fill(fillRule), .color(canvas.resolved(color))) { list in
        list.add(of: name) {
          addPath(&$0)
          $0.add("fillColor", color, explains: [.pathPaint])
          $0.add("fillRule", fillRule == .nonzero ? nil : fillRule, explains: [.pathStyle])
        }
      }
    }
    guard let color = strokeColor, lineWidth > 0 else { return }
    let line = path.trimmed(from: strokeStart, to: strokeEnd)
    canvas.draw(line, .stroke(stroke(canvas.scale)), .color(canvas.resolved(color))) { list in
      list.add(of: name) {
        addPath(&$0)
        $0.add("strokeColor", color, explains: [.pathPaint])
        $0.add("lineWidth", Double(lineWidth), explains: [.pathStyle])
        $0.add("lineCap", lineCap == .butt ? nil : lineCap, explains: [.pathStyle])
        $0.add("lineJoin", lineJoin == .miter ? nil : lineJoin, explains: [.pathStyle])
        let dashes = lineDashPattern?.map { Tokenized<Double>.value($0.doubleValue) }
        $0.add("lineDashPattern", dashes, explains: [.pathStyle])
        $0.add(
          "lineDashPhase", lineDashPhase == 0 ? nil : Double(lineDashPhase), explains: [.pathStyle])
        $0.add("strokeStart", strokeStart == 0 ? nil : Double(strokeStart), explains: [.pathSteps])
        $0.add("strokeEnd", strokeEnd == 1 ? nil : Double(strokeEnd), explains: [.pathSteps])
      }
    }
  }
}

/// The form of a gradient layer. ``conic`` is not drawn, and warns.
public enum CAGradientLayerType: String, Hashable, Sendable {
  /// Along a line.
  case axial
  /// From the start outwards, in ellipses as wide and high as the end is away.
  case radial
  /// Around the start; not drawn.
  case conic
}

/// A layer that draws a gradient over its background, within its round corners.
///
/// The gradient is the `View/backgroundGradient` of the layer's style. Points are shares of the
/// layer.
open class CAGradientLayer: CALayer {
  /// The colors, each a ``CGColor``; what is none shows nothing, as in UIKit.
  open var colors: [Any]? { didSet { setGradient() } }
  /// The places of the colors, 0…1; even by default.
  open var locations: [NSNumber]? { didSet { setGradient() } }
  /// Where the first color is; in the middle of the top edge by default.
  open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { setGradient() } }
  /// Where the last color is; in the middle of the bottom edge by default.
  open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { setGradient() } }
  /// The form; axial by default.
  open var type = CAGradientLayerType.axial { didSet { setGradient() } }

  private func setGradient() {
    let colors = (colors ?? []).compactMap { $0 as? Color }
    var gradient = Gradient(
      stops: Gradient.stops(colors, locations?.map(\.doubleValue)), start: startPoint, end: endPoint
    )
    gradient.radialStart = type == .radial ? 0 : nil
    update { $0.backgroundGradient = colors.isEmpty || type == .conic ? nil : gradient }
  }

  override func drawContent(on canvas: inout Canvas, named name: String) {
    if type == .conic { canvas.warn("\(name): conic gradients are not drawn.") }
  }
}
