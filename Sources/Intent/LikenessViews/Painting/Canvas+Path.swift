/// Paths on a canvas.
import Foundation
import LikenessDisplayList
import LikenessText

extension Canvas {
  /// Fills a path with a color.
  public mutating func fill(
    _ path: Path, rule: FillRule = .nonzero, color: Color,
    properties: (inout PropertyList) -> Void = { _ in }
  ) {
    draw(path, .fill(rule), .color(resolved(color))) { list in
      properties(&list)
      list.addTokens(of: color, named: "color", explains: [.pathPaint])
    }
  }

  /// Fills a path with a gradient.
  ///
  /// - Parameter rect: What the gradient's fractions are taken of; nil (the default) for the whole
  ///   view.
  public mutating func fill(
    _ path: Path, rule: FillRule = .nonzero, gradient: Gradient, in rect: CGRect? = nil,
    properties: (inout PropertyList) -> Void = { _ in }
  ) {
    draw(path, .fill(rule), paint(gradient, in: rect)) { list in
      properties(&list)
      list.addTokens(of: gradient, named: "gradient", explains: [.pathPaint])
    }
  }

  /// Strokes a path with a color. Width and dashes are in points; the miter limit is a multiple of
  /// the width.
  public mutating func stroke(
    _ path: Path, width: Double, cap: Stroke.Cap = .butt, join: Stroke.Join = .miter,
    miterLimit: Double = 4, dashes: [Double] = [],
    dashPhase: Double = 0, color: Color, properties: (inout PropertyList) -> Void = { _ in }
  ) {
    let stroke = Stroke(
      width: width, cap: cap, join: join, miterLimit: miterLimit, dashes: dashes,
      dashPhase: dashPhase, on: scale)
    draw(path, .stroke(stroke), .color(resolved(color))) { list in
      properties(&list)
      list.addTokens(of: color, named: "color", explains: [.pathPaint])
    }
  }

  private func paint(_ gradient: Gradient, in rect: CGRect?) -> Paint {
    let rect = rect ?? CGRect(origin: .zero, size: size)
    return paint(.clear, of: "gradient", gradient, of: "gradient", in: rect)
  }

  /// Returns a style's paint: its gradient across a rect if set, otherwise its color. Property
  /// names are for unknown-token reports.
  func paint(
    _ color: Color, of colorProperty: String, _ gradient: Gradient?, of gradientProperty: String,
    in rect: CGRect
  ) -> Paint {
    guard let gradient,
      let placed = LinearGradient(gradient, in: fixedRect(rect), tokens, of: gradientProperty)
    else {
      return .color(tokens.color(color, of: colorProperty))
    }
    return .linearGradient(placed)
  }

  /// Draws a path, unless nothing would show.
  mutating func draw(
    _ path: Path, _ operation: PathOperation, _ paint: Paint,
    properties: (inout PropertyList) -> Void
  ) {
    let isVisible =
      switch paint {
      case .color(let color): color.alpha > 0
      case .linearGradient(let gradient): gradient.stops.contains { $0.color.alpha > 0 }
      }
    if case .stroke(let stroke) = operation, stroke.width == .zero { return }
    let drawing = PathDrawing(steps(of: path), operation, paint: paint)
    guard isVisible, let extent = drawing.extent else { return }
    append(.path(drawing), covering: extent, properties: properties)
  }

  /// Draws the shadow of a path below subsequent drawing.
  mutating func drawShadow(
    of path: Path, _ operation: PathOperation, style: ShadowStyle,
    properties: (inout PropertyList) -> Void
  ) {
    let shadow = tokens.shadow(style, of: nil)
    let moved = path.offsetBy(
      dx: sanitizedDistance(shadow.dx), dy: sanitizedDistance(shadow.dy))
    let drawing = PathDrawing(
      steps(of: moved), operation, paint: .color(shadow.color),
      sigma: scale.fixed(clampedLength(shadow.blurRadius) / 2))
    guard shadow.color.alpha > 0, let extent = drawing.extent else { return }
    append(.path(drawing), covering: extent, properties: properties)
  }

  /// Clips the drawing until ``endClip(_:)`` to a path.
  mutating func beginClip(
    _ path: Path, _ operation: PathOperation, properties: (inout PropertyList) -> Void
  ) -> OpenClip {
    let mask = PathDrawing(steps(of: path), operation, paint: .color(.black))
    return beginClip(
      .mask(mask), within: mask.extent ?? fixedRect(.zero), properties: properties)
  }

  /// Returns a path of the view on the picture's grid.
  private func steps(of path: Path) -> [PathStep] {
    path.steps {
      PathPoint(
        scale.fixed(sanitizedDistance(origin.x + $0)), scale.fixed(sanitizedDistance(origin.y + $1))
      )
    }
  }
}

extension Stroke {
  /// A line in points on a picture's grid.
  init(
    width: Double, cap: Cap, join: Join, miterLimit: Double, dashes: [Double], dashPhase: Double,
    on scale: Scale
  ) {
    self.init(
      width: scale.fixed(clampedLength(width)), cap: cap, join: join,
      miterLimit: Fixed(rounding: clampedLength(miterLimit, limit: 1000)),
      dashes: dashes.map { scale.fixed(clampedLength($0)) },
      dashPhase: scale.fixed(sanitizedDistance(dashPhase)))
  }
}

extension Path {
  /// The steps of the path in a display list.
  func steps(_ place: (Double, Double) -> PathPoint) -> [PathStep] {
    steps.map { step in
      switch step {
      case .move(let end): .move(place(end.x, end.y))
      case .line(let end): .line(place(end.x, end.y))
      case .cubic(let first, let second, let end):
        .cubic(place(first.x, first.y), place(second.x, second.y), place(end.x, end.y))
      case .close: .close
      }
    }
  }
}
