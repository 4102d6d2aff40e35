/// Drawing in ``View/draw(_:)`` with Core Graphics' calls, over ``Canvas``.
import Foundation
import LikenessDisplayList
import LikenessText

/// How a path is painted.
public enum CGPathDrawingMode: Hashable, Sendable {
  /// Its inside, by the nonzero or the even-odd rule.
  case fill, eoFill
  /// The line along it, alone or above its inside.
  case stroke, fillStroke, eoFillStroke
}

/// Whether a gradient goes on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// In its first color before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// In its last color after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// The surface of a view that draws itself, with a state that calls change: colors, line, transform
/// and clip.
///
/// It holds during ``View/draw(_:)`` of a view, and draws nothing afterwards. Items of the display
/// list record the path, colors and line that they show. What cannot be drawn as asked is a
/// warning: shadows of images, lines in a transform that stretches, and blend modes.
public final class CGContext: PathBuilder {
  private struct State {
    var transform = CGAffineTransform.identity
    var fillColor = Color.black
    var strokeColor = Color.black
    var lineWidth = 1.0
    var lineCap = CGLineCap.butt
    var lineJoin = CGLineJoin.miter
    var miterLimit = 10.0
    var dashes: [Double] = []
    var dashPhase = 0.0
    var alpha = 1.0
    var shadow: ShadowStyle?
    var clipCount = 0
  }

  private(set) var canvas: Canvas
  private var state = State()
  private var saved: [State] = []
  private var clips: [Canvas.OpenClip] = []
  /// The current path, in points of the view.
  private var current = Path()

  init(_ canvas: Canvas) { self.canvas = canvas }

  /// The drawing up to now, within all clips.
  var drawn: Canvas {
    var canvas = canvas
    for clip in clips.reversed() { canvas.endClip(clip) }
    return canvas
  }

  /// Ends the clips and returns what was drawn.
  func finish() -> Canvas {
    endClips(downTo: 0)
    return canvas
  }

  // MARK: State

  /// Keeps the state for ``restoreGState()``.
  public func saveGState() { saved.append(state) }

  /// Returns to the state that was kept last.
  public func restoreGState() {
    guard let last = saved.popLast() else { return }
    endClips(downTo: last.clipCount)
    state = last
  }

  private func endClips(downTo count: Int) {
    while clips.count > count { canvas.endClip(clips.removeLast()) }
  }

  /// Sets the color of fills; black at first.
  public func setFillColor(_ color: CGColor) { state.fillColor = color }
  /// Sets the color of lines; black at first.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }
  /// Sets the width of lines; 1 at first.
  public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }
  /// Sets how lines end; butt at first.
  public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }
  /// Sets how corners look; miter at first.
  public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }
  /// Sets the longest miter, as a multiple of the width; 10 at first.
  public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit }
  /// Sets the lengths of dashes and gaps in turn.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.dashes, state.dashPhase) = (lengths.map { Double($0) }, phase)
  }

  /// Sets the opacity of what is drawn next, 0…1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = unit(alpha, nan: 1) }

  /// Sets the shadow of what is drawn next; a nil color is none. The blur is twice the standard
  /// deviation of the Gaussian.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map {
      ShadowStyle(
        color: $0, dx: .value(offset.width), dy: .value(offset.height), blurRadius: .value(blur))
    }
  }

  /// Sets a shadow of a third of black.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: Color.black.withAlphaComponent(1.0 / 3))
  }

  /// Sets how drawing mixes with what lies below. Only ``CGBlendMode/normal`` is drawn; others
  /// warn.
  public func setBlendMode(_ mode: CGBlendMode) {
    if mode != .normal { warn("the blend mode \(mode.rawValue) is drawn as normal") }
  }

  /// Without effect: edges are always smooth.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Without effect: edges are always smooth.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

  // MARK: Transform

  /// The transform of what is drawn next.
  public var ctm: CGAffineTransform { state.transform }

  /// Moves what is drawn next.
  public func translateBy(x: CGFloat, y: CGFloat) {
    state.transform = state.transform.translatedBy(x: x, y: y)
  }

  /// Scales what is drawn next.
  public func scaleBy(x: CGFloat, y: CGFloat) {
    state.transform = state.transform.scaledBy(x: x, y: y)
  }

  /// Turns what is drawn next, in radians, clockwise.
  public func rotate(by angle: CGFloat) {
    // Not by `rotated(by:)`, which on Apple's systems is that of a library.
    let (cosine, sine) = exactCosineAndSine(angle)
    concatenate(CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0))
  }

  /// Applies a transform to what is drawn next.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  // MARK: Path

  /// Starts a new path.
  public func beginPath() { current = Path() }
  /// Closes the subpath.
  public func closePath() { current.close() }

  /// Adds steps in points of the transform. The current path is known in points of the view.
  public func build(_ steps: (inout Path) -> Void) {
    var path = Path()
    if !current.isEmpty { path.move(to: current.currentPoint.applying(ctm.inverted())) }
    let count = path.steps.count
    steps(&path)
    current.append(path.applying(ctm).steps.dropFirst(count))
  }

  // MARK: Drawing

  /// Fills the current path and starts a new one.
  public func fillPath(using rule: CGPathFillRule = .nonzero) {
    paint(current, rule)
    beginPath()
  }

  /// Draws a line along the current path and starts a new one.
  public func strokePath() { drawPath(using: .stroke) }

  /// Paints the current path and starts a new one.
  public func drawPath(using mode: CGPathDrawingMode) {
    switch mode {
    case .fill, .fillStroke: paint(current, .nonzero)
    case .eoFill, .eoFillStroke: paint(current, .evenOdd)
    case .stroke: break
    }
    if mode != .fill, mode != .eoFill { paintLine(current) }
    beginPath()
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { fill(Path { $0.addRect(rect.standardized) }, rule: .nonzero) }
  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) {
    fill(Path { $0.addEllipse(in: rect) }, rule: .nonzero)
  }
  /// Draws a line around a rectangle.
  public func stroke(_ rect: CGRect) { stroke(rect, width: state.lineWidth) }
  /// Draws a line of a width around a rectangle.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    strokeWithState(Path { $0.addRect(rect) }, width: width)
  }
  /// Draws a line around an ellipse.
  public func strokeEllipse(in rect: CGRect) {
    strokeWithState(Path { $0.addEllipse(in: rect) }, width: state.lineWidth)
  }

  private func strokeWithState(_ path: Path, width: Double) {
    stroke(
      path, width: width, cap: state.lineCap, join: state.lineJoin, miterLimit: state.miterLimit,
      dashes: state.dashes, dashPhase: state.dashPhase)
  }

  /// Fills a path in the current transform.
  func fill(_ path: Path, rule: FillRule) { paint(path.applying(ctm), rule) }

  /// Draws a line along a path in the current transform.
  func stroke(
    _ path: Path, width: Double, cap: CGLineCap, join: CGLineJoin, miterLimit: Double,
    dashes: [Double], dashPhase: Double
  ) {
    let kept = state
    (state.lineWidth, state.lineCap, state.lineJoin) = (width, cap, join)
    (state.miterLimit, state.dashes, state.dashPhase) = (miterLimit, dashes, dashPhase)
    paintLine(path.applying(ctm))
    state = kept
  }

  /// Fills a path in points of the view.
  private func paint(_ path: Path, _ rule: FillRule) {
    let color = faded(state.fillColor)
    guard !path.isEmpty else { return }
    drawShadow(of: path, rule)
    canvas.fill(path, rule: rule, color: color) { list in
      list.add("path", beginning(of: path.description), explains: [.pathSteps])
      list.add("fillColor", color, explains: [.pathPaint])
    }
  }

  private func paintLine(_ path: Path) {
    guard !path.isEmpty else { return }
    if !ctm.keepsShapes { warn("a line in a transform that skews is drawn evenly wide") }
    if state.shadow != nil { warn("a line casts no shadow") }
    let (color, growth) = (faded(state.strokeColor), ctm.growth)
    let (width, state) = (self.state.lineWidth * growth, state)
    canvas.stroke(
      path, width: width, cap: state.lineCap, join: state.lineJoin, miterLimit: state.miterLimit,
      dashes: state.dashes.map { $0 * growth }, dashPhase: state.dashPhase * growth, color: color
    ) { list in
      list.add("path", beginning(of: path.description), explains: [.pathSteps])
      list.add("strokeColor", color, explains: [.pathPaint])
      list.add("lineWidth", width, explains: [.pathStyle])
      list.add("lineCap", state.lineCap == .butt ? nil : state.lineCap, explains: [.pathStyle])
      list.add("lineJoin", state.lineJoin == .miter ? nil : state.lineJoin, explains: [.pathStyle])
      let dashes = state.dashes.map { Tokenized<Double>.value($0) }
      list.add("lineDashes", dashes.isEmpty ? nil : dashes, explains: [.pathStyle])
    }
  }

  private func drawShadow(of path: Path, _ rule: FillRule) {
    guard let shadow = state.shadow else { return }
    func record(_ list: inout PropertyList) {
      list.add("shadow", shadow, explains: [.shadowColor, .shadowBlur, .shadowFrame, .pathPaint])
    }
    if let shape = path.roundedShape {
      canvas.drawShadow(of: shape.rect, radii: shape.radii, style: shadow, properties: record)
    } else {
      canvas.drawShadow(of: path, .fill(rule), style: shadow, properties: record)
    }
  }

  /// Limits what is drawn next to the inside of the current path.
  public func clip(using rule: CGPathFillRule = .nonzero) {
    limit(to: current, rule)
    beginPath()
  }

  /// Limits the drawing that follows to a rectangle.
  public func clip(to rect: CGRect) { clip(to: Path { $0.addRect(rect) }, rule: .nonzero) }

  func clip(to path: Path, rule: FillRule) { limit(to: path.applying(ctm), rule) }

  private func limit(to path: Path, _ rule: FillRule) {
    func record(_ list: inout PropertyList) {
      list.add("clip", beginning(of: path.description), explains: [.clip, .corners])
    }
    if let shape = path.roundedShape {
      let clip = canvas.roundedRect(shape.rect, radii: shape.radii)
      clips.append(canvas.beginClip(clip, properties: record))
    } else if path.boundingBoxOfPath?.isEmpty ?? true {
      clips.append(canvas.beginClip(canvas.roundedRect(.zero, radii: .zero)))
    } else {
      clips.append(canvas.beginClip(path, .fill(rule), properties: record))
    }
    state.clipCount = clips.count
  }

  /// Draws a gradient between two points, across all that is not clipped. Beyond the points it goes
  /// on only where `options` say.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    guard !ctm.isFlat else { return }
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let square = dx * dx + dy * dy
    guard square > 0 else { return }
    let back = ctm.inverted()
    var corners = [
      CGPoint(x: 0, y: 0), CGPoint(x: canvas.size.width, y: 0),
      CGPoint(x: canvas.size.width, y: canvas.size.height), CGPoint(x: 0, y: canvas.size.height),
    ].map { $0.applying(back) }
    func share(_ point: CGPoint) -> Double {
      ((point.x - start.x) * dx + (point.y - start.y) * dy) / square
    }
    if !options.contains(.drawsBeforeStartLocation) { corners = cut(corners) { share($0) } }
    if !options.contains(.drawsAfterEndLocation) { corners = cut(corners) { 1 - share($0) } }
    guard corners.count > 2 else { return }
    let area = Path {
      $0.addLines(between: corners)
      $0.close()
    }
    let value = Gradient(
      stops: gradient.stops.map { .init($0.location, faded($0.color)) }, start: start, end: end)
    // In a rect of one point, fractions are points.
    let point = CGRect(x: 0, y: 0, width: 1, height: 1)
    inTransform {
      $0.fill(area, gradient: value, in: point) {
        $0.add("gradient", value, explains: [.pathPaint, .pathSteps])
      }
    }
  }

  /// Draws in points of the transform.
  private func inTransform(_ body: (inout Canvas) -> Void) {
    let plane = ctm
    guard !plane.isTranslation else {
      let around = canvas.origin
      canvas.origin = CGPoint(x: around.x + plane.tx, y: around.y + plane.ty)
      body(&canvas)
      canvas.origin = around
      return
    }
    canvas.transformed(by: plane) { body(&$0) }
  }

  /// Draws in points of the transform on a surface apart, as views and layers that draw meanwhile
  /// may use the context, too.
  func drawApart(_ body: (inout Canvas) -> Void) {
    let plane = ctm
    var apart = canvas.empty(canvas.size)
    if plane.isTranslation {
      apart.origin = CGPoint(x: apart.origin.x + plane.tx, y: apart.origin.y + plane.ty)
    }
    body(&apart)
    if plane.isTranslation { return canvas.add(apart) }
    canvas.transformed(by: plane) { $0.add(apart) }
  }

  /// Draws an image as Core Graphics does, whose y axis runs up: upside down unless the transform
  /// turns it back. ``Image/draw(in:)`` draws it upright.
  public func draw(_ image: Image, in rect: CGRect) { draw(image, in: rect, isFlipped: true, 1) }

  func draw(_ image: Image, in rect: CGRect, isFlipped: Bool, _ alpha: Double) {
    if state.shadow != nil { warn("an image casts no shadow") }
    let (kept, tint) = (state, image.renderingMode == .template ? canvas.tintColor : nil)
    if isFlipped {
      translateBy(x: 0, y: rect.minY + rect.maxY)
      scaleBy(x: 1, y: -1)
    }
    let opacity = state.alpha * alpha
    inTransform { canvas in
      canvas.fade(by: opacity) {
        $0.draw(image, in: rect, tint: tint) { $0.add("image", image.name, explains: [.image]) }
      }
    }
    state = kept
  }

  /// Draws text with its top left corner at the origin of a rect.
  func draw(
    _ text: AttributedText, in rect: CGRect, font: Font, color: Color, alignment: TextAlignment
  ) {
    // The look of a text that has only one is that of the whole.
    let whole = text.runs.count == 1 ? text.runs[0].attributes : TextAttributes()
    let (color, font, shadow) = (faded(whole.color ?? color), whole.font ?? font, state.shadow)
    inTransform {
      $0.draw(text, in: rect, font: font, color: color, alignment: alignment, shadow: shadow) {
        list in
        list.add(DisplayList.textProperty, text.text, explains: [.text, .glyphPositions])
        list.add("font", font, explains: [.font, .fontSize, .glyphPositions])
        list.add("color", color, explains: [.textColor])
      }
    }
  }

  func measure(_ text: AttributedText, font: Font, width: Double) -> CGSize {
    canvas.measure(text, font: font, width: width)
  }

  func setFill(_ color: Color) { state.fillColor = color }
  func setStroke(_ color: Color) { state.strokeColor = color }

  private func faded(_ color: Color) -> Color { color.multiplied(by: state.alpha) }

  private func warn(_ problem: String) { canvas.warn("draw(_:): \(problem).") }
}

/// The part of a convex polygon where a linear function is not negative (Sutherland and Hodgman
/// 1974).
private func cut(_ corners: [CGPoint], _ side: (CGPoint) -> Double) -> [CGPoint] {
  var kept: [CGPoint] = []
  for (index, corner) in corners.enumerated() {
    let next = corners[(index + 1) % corners.count]
    let (here, there) = (side(corner), side(next))
    if here >= 0 { kept.append(corner) }
    if (here < 0) != (there < 0), here != 0, there != 0 {
      let t = here / (here - there)
      kept.append(
        CGPoint(x: corner.x + (next.x - corner.x) * t, y: corner.y + (next.y - corner.y) * t))
    }
  }
  return kept
}

/// The start of a long text; the item holds all of the path.
func beginning(of text: String) -> String {
  text.utf8.count > 200 ? text.prefix(200) + "…" : text
}
