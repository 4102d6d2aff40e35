/// Transforms on the picture's grid: drawings that are moved, turned or scaled.
import Foundation
import LikenessBase
import LikenessDisplayList
import LikenessText

/// A plane transform of pixels, and what it makes of drawings.
///
/// Boxes, shadows and clips in quarter turns, images that stay upright and text that is moved stay
/// what they are. Everything else becomes paths, of boxes with elliptical arcs and of text with the
/// outlines of its glyphs; images are resampled.
struct PixelTransform {
  let plane: CGAffineTransform
  let fonts: FontLibrary
  var images: [ContentDigest: Bitmap]
  /// The parts that could not be drawn as requested.
  private(set) var warnings: [String] = []

  init(
    _ plane: CGAffineTransform, fonts: FontLibrary? = nil, images: [ContentDigest: Bitmap] = [:]
  ) {
    self.plane = plane
    self.fonts = fonts ?? .embedded
    self.images = images
  }

  /// Whether both axes are kept or exchanged.
  private var keepsAxes: Bool { plane.b == 0 && plane.c == 0 || plane.a == 0 && plane.d == 0 }
  private var keepsCircles: Bool { keepsAxes && plane.keepsShapes }

  /// Returns the drawings that show a drawing transformed.
  mutating func apply(_ drawing: Drawing) -> [Drawing] {
    switch drawing {
    case .view(let frame): return [.view(frame: plane.bounds(frame))]
    case .box(let box): return apply(box)
    case .shadow(let shadow): return apply(shadow)
    case .glyphs(let glyphs): return apply(glyphs)
    case .image(let image): return apply(image)
    case .mask(let path): return [.mask(apply(path))]
    case .clip(let shape):
      if let shape = apply(shape) { return [.clip(shape)] }
      return [.mask(PathDrawing(steps(shape), paint: .color(.black)))]
    case .opacity, .end: return [drawing]
    default: return drawing.drawnPath.map { [.path(apply($0))] } ?? []
    }
  }

  private mutating func warn(_ problem: String) {
    if !warnings.contains(problem) { warnings.append(problem) }
  }

  private func place(_ x: Double, _ y: Double) -> PathPoint {
    let point = CGPoint(x: x, y: y).applying(plane)
    return PathPoint(Fixed(rounding: point.x), Fixed(rounding: point.y))
  }

  private func length(_ length: Fixed) -> Fixed { Fixed(rounding: length.pixels * plane.growth) }

  private func apply(_ box: Box) -> [Drawing] {
    let fill = box.fill.map(apply)
    if box.border == nil || keepsCircles, let shape = apply(box.shape) {
      let border = box.border.map { Border(width: length($0.width), color: $0.color) }
      return [.box(Box(shape, fill: fill, border: border))]
    }
    var drawings: [Drawing] = []
    if let fill {
      // The edge of an opaque border hides that of the fill.
      let inset = box.border.map { $0.color.isOpaque ? Fixed(raw: $0.width.raw / 2) : .zero }
      drawings = [.path(PathDrawing(steps(box.shape.insetBy(inset ?? .zero)), paint: fill))]
    }
    if let border = box.border {
      let ring = steps(box.shape) + steps(box.shape.insetBy(border.width))
      drawings.append(.path(PathDrawing(ring, .fill(.evenOdd), paint: .color(border.color))))
    }
    return drawings
  }

  /// The shape, if it is still a rect with circular corners.
  private func apply(_ shape: RoundedRect) -> RoundedRect? {
    guard keepsCircles || keepsAxes && shape.isRect else { return nil }
    var radii = [Fixed](repeating: .zero, count: 4)
    for (corner, radius) in shape.radii.clockwise.enumerated() {
      // Clockwise from the top left, as a direction from the middle.
      let (x, y) = (corner == 1 || corner == 2 ? 1.0 : -1, corner > 1 ? 1.0 : -1)
      let isRight = plane.a * x + plane.c * y > 0
      radii[plane.b * x + plane.d * y > 0 ? (isRight ? 2 : 3) : (isRight ? 1 : 0)] = length(radius)
    }
    return RoundedRect(
      rect: plane.bounds(shape.rect),
      radii: FixedCornerRadii(
        topLeft: radii[0], topRight: radii[1], bottomRight: radii[2], bottomLeft: radii[3]))
  }

  /// The outline of a shape; none where it is empty.
  func steps(_ shape: RoundedRect) -> [PathStep] {
    let (left, top) = (shape.rect.x.pixels, shape.rect.y.pixels)
    let (right, bottom) = (shape.rect.maxX.pixels, shape.rect.maxY.pixels)
    guard !shape.rect.isEmpty else { return [] }
    let corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
    var path = Path()
    for (index, radius) in shape.radii.clockwise.map(\.pixels).enumerated() {
      func point(beside other: Int) -> CGPoint {
        let ((x, y), next) = (corners[index], corners[other % 4])
        return CGPoint(
          x: x + min(max(next.0 - x, -radius), radius),
          y: y + min(max(next.1 - y, -radius), radius))
      }
      let start = point(beside: index + 3)
      if index == 0 { path.move(to: start) } else { path.addLine(to: start) }
      path.addArc(to: point(beside: index + 1), radii: CGSize(width: radius, height: radius))
    }
    path.close()
    return path.steps(place)
  }

  private mutating func apply(_ shadow: Shadow) -> [Drawing] {
    if keepsCircles, let shape = apply(shadow.shape) {
      let cutout = shadow.cutout.flatMap { apply($0) }
      return [
        .shadow(
          Shadow(shape, sigma: length(shadow.sigma), color: shadow.color, cutout: cutout))
      ]
    }
    if !plane.keepsShapes { warn("a shadow in a transform that stretches is blurred evenly.") }
    let blurred = PathDrawing(
      steps(shadow.shape), paint: .color(shadow.color), sigma: length(shadow.sigma))
    guard let cutout = shadow.cutout, let extent = blurred.extent else { return [.path(blurred)] }
    let outside = PixelTransform(.identity).steps(RoundedRect(rect: extent)) + steps(cutout)
    return [
      .mask(PathDrawing(outside, .fill(.evenOdd), paint: .color(.black))), .path(blurred), .end,
    ]
  }

  private mutating func apply(_ path: PathDrawing) -> PathDrawing {
    var path = path
    func place(_ point: PathPoint) -> PathPoint { self.place(point.x.pixels, point.y.pixels) }
    path.steps = path.steps.map { step in
      switch step {
      case .move(let end): .move(place(end))
      case .line(let end): .line(place(end))
      case .cubic(let first, let second, let end): .cubic(place(first), place(second), place(end))
      case .close: .close
      }
    }
    path.paint = apply(path.paint)
    path.sigma = length(path.sigma)
    if case .stroke(var stroke) = path.operation {
      if !plane.keepsShapes { warn("a line in a transform that stretches is drawn evenly wide.") }
      stroke.width = length(stroke.width)
      stroke.dashes = stroke.dashes.map(length)
      stroke.dashPhase = length(stroke.dashPhase)
      path.operation = .stroke(stroke)
    }
    return path
  }

  private func apply(_ paint: Paint) -> Paint {
    guard case .linearGradient(var gradient) = paint else { return paint }
    let (start, end) = (
      place(gradient.startX.pixels, gradient.startY.pixels),
      place(gradient.endX.pixels, gradient.endY.pixels)
    )
    let (dx, dy) = (
      (gradient.endX - gradient.startX).pixels, (gradient.endY - gradient.startY).pixels
    )
    (gradient.startX, gradient.startY) = (start.x, start.y)
    (gradient.endX, gradient.endY) = (end.x, end.y)
    if let side = gradient.side {
      gradient.side = place(side.x.pixels, side.y.pixels)
    } else if !plane.keepsShapes {
      // Lines of one color stay such lines, so the slope of the color is mapped by the inverse,
      // transposed.
      let (sx, sy) = (plane.d * dx - plane.b * dy, plane.a * dy - plane.c * dx)
      let share =
        (dx * dx + dy * dy) * (plane.a * plane.d - plane.b * plane.c) / (sx * sx + sy * sy)
      gradient.endX = start.x + Fixed(rounding: sx * share)
      gradient.endY = start.y + Fixed(rounding: sy * share)
    }
    return .linearGradient(gradient)
  }

  private mutating func apply(_ glyphs: Glyphs) -> [Drawing] {
    guard let typeface = fonts.typeface(glyphs.run.font) else { return [] }
    let isUpright = plane.b == 0 && plane.c == 0 && plane.a == plane.d && plane.a > 0
    if plane.isTranslation || isUpright && !typeface.standsOnWholePixels {
      var glyphs = glyphs
      let origin = place(glyphs.x.pixels, glyphs.y.pixels)
      (glyphs.x, glyphs.y) = (origin.x, origin.y)
      (glyphs.run.size, glyphs.sigma) = (length(glyphs.run.size), length(glyphs.sigma))
      glyphs.run.glyphs = glyphs.run.glyphs.map {
        PositionedGlyph(id: $0.id, x: length($0.x), y: length($0.y))
      }
      return [.glyphs(glyphs)]
    }
    var path = Path()
    for glyph in glyphs.run.glyphs {
      guard let outline = typeface.outline(of: glyph.id, size: glyphs.run.size) else {
        warn("text in a font of pixels is neither turned nor scaled.")
        continue
      }
      let unit = glyphs.run.size.pixels / Double(outline.unitsPerEm)
      let (x, y) = ((glyphs.x + glyph.x).pixels, (glyphs.y + glyph.y).pixels)
      func point(_ point: GlyphOutline.Point) -> CGPoint {
        CGPoint(x: x + Double(point.x) * unit, y: y - Double(point.y) * unit)
      }
      for contour in outline.contours {
        path.move(to: point(contour.start))
        for segment in contour.segments {
          switch segment {
          case .line(let end): path.addLine(to: point(end))
          case .quadratic(let control, let end):
            path.addQuadratic(to: point(end), control: point(control))
          case .cubic(let first, let second, let end):
            path.addCubic(to: point(end), control1: point(first), control2: point(second))
          }
        }
        path.close()
      }
    }
    guard !path.isEmpty else { return [] }
    let (paint, sigma) = (Paint.color(glyphs.color), length(glyphs.sigma))
    return [.path(PathDrawing(path.steps(place), paint: paint, sigma: sigma))]
  }

  private mutating func apply(_ placement: ImagePlacement) -> [Drawing] {
    guard let image = images[placement.image] else { return [] }
    var placement = placement
    let (source, old) = (placement.source, placement.destination)
    let destination = plane.bounds(old)
    guard plane.b != 0 || plane.c != 0 || plane.a < 0 || plane.d < 0 else {
      placement.destination = destination
      return [.image(placement)]
    }
    let (x, y) = (destination.x.floor, destination.y.floor)
    let size = PixelSize(
      width: max(1, destination.maxX.ceiling - x), height: max(1, destination.maxY.ceiling - y))
    guard let size, size.pixelCount <= 1 << 24 else {
      warn("an image that is turned is too large to be drawn.")
      return []
    }
    let (sx, sy) = (
      source.width.pixels / old.width.pixels, source.height.pixels / old.height.pixels
    )
    let back = CGAffineTransform(translationX: Double(x), y: Double(y))
      .concatenating(plane.inverted()).concatenating(
        CGAffineTransform(
          a: sx, b: 0, c: 0, d: sy, tx: source.x.pixels - old.x.pixels * sx,
          ty: source.y.pixels - old.y.pixels * sy))
    let pixels = image.resampled(size, by: back, within: source)
    images[pixels.digest] = pixels
    placement.image = pixels.digest
    placement.source = FixedRect(
      x: .zero, y: .zero, width: Fixed(size.width), height: Fixed(size.height))
    placement.destination = placement.source.offsetBy(x: Fixed(x), y: Fixed(y))
    placement.interpolation = .nearest
    let edge = PathDrawing(steps(RoundedRect(rect: old)), paint: .color(.black))
    return [.mask(edge), .image(placement), .end]
  }
}

extension Bitmap {
  /// Returns a picture whose pixels show this one where a transform maps their middles to, bilinear
  /// and premultiplied; where it shrinks, the mean of as many places in each direction as a pixel
  /// is long here. Beyond the edges of a part, its nearest pixels count.
  fileprivate func resampled(
    _ size: PixelSize, by plane: CGAffineTransform, within part: FixedRect
  ) -> Bitmap {
    let step = max(
      plane.a * plane.a + plane.b * plane.b, plane.c * plane.c + plane.d * plane.d
    ).squareRoot()
    let count = Int(min(max((step - 1e-9).rounded(.up), 1), 16))
    func index(_ place: Double, _ first: Fixed, _ last: Fixed, _ count: Int) -> Int {
      let low = min(max(first.floor, 0), count - 1)
      return Int(min(max(place, Double(low)), Double(max(low, min(last.ceiling, count) - 1))))
    }
    func pixel(_ x: Double, _ y: Double) -> SIMD4<Double> {
      let color = self[index(x, part.x, part.maxX, width), index(y, part.y, part.maxY, height)]
      let parts = SIMD4(Double(color.red), Double(color.green), Double(color.blue), 1)
      return parts * Double(color.alpha)
    }
    func sample(_ x: Double, _ y: Double) -> SIMD4<Double> {
      let place = CGPoint(x: x, y: y).applying(plane)
      let (left, top) = ((place.x - 0.5).rounded(.down), (place.y - 0.5).rounded(.down))
      let (right, low) = (place.x - 0.5 - left, place.y - 0.5 - top)
      let upper = pixel(left, top) * (1 - right) + pixel(left + 1, top) * right
      let lower = pixel(left, top + 1) * (1 - right) + pixel(left + 1, top + 1) * right
      return upper * (1 - low) + lower * low
    }
    return Bitmap(
      size: size,
      initializingWith: { target in
        for index in 0..<size.pixelCount {
          let (x, y) = (Double(index % size.width), Double(index / size.width))
          var sum = SIMD4<Double>.zero
          for place in 0..<(count * count) {
            sum += sample(
              x + (Double(place % count) + 0.5) / Double(count),
              y + (Double(place / count) + 0.5) / Double(count))
          }
          let alpha = max(sum.w, 0x1p-40)
          let color = SIMD4(sum.x, sum.y, sum.z, sum.w * alpha / Double(count * count)) / alpha
          for channel in 0..<4 {
            target[index * 4 + channel] = UInt8(min(max(color[channel], 0), 255).rounded())
          }
        }
      })
  }
}

extension CGAffineTransform {
  var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// Whether the transform leaves nothing of an area.
  var isFlat: Bool {
    let area = a * d - b * c
    return !(area.magnitude > 1e-12 && area.isFinite && tx.isFinite && ty.isFinite)
  }

  /// The transform about another origin, in units that are as many times smaller. What only
  /// rounding keeps from being whole becomes so: a quarter turn by a library's sine is not quite
  /// one.
  func about(_ point: CGPoint, scale: Double = 1) -> CGAffineTransform {
    func cleaned(_ value: CGFloat) -> CGFloat {
      (value - value.rounded()).magnitude < 1e-12 ? value.rounded() : value
    }
    return CGAffineTransform(translationX: -point.x * scale, y: -point.y * scale).concatenating(
      CGAffineTransform(
        a: cleaned(a), b: cleaned(b), c: cleaned(c), d: cleaned(d), tx: (tx + point.x) * scale,
        ty: (ty + point.y) * scale))
  }

  /// The smallest rect around the corners of another.
  func bounds(_ rect: FixedRect) -> FixedRect {
    let around = CGRect(
      x: rect.x.pixels, y: rect.y.pixels, width: rect.width.pixels, height: rect.height.pixels
    ).applying(self)
    let (left, top) = (Fixed(rounding: around.minX), Fixed(rounding: around.minY))
    return FixedRect(
      x: left, y: top, width: Fixed(rounding: around.maxX) - left,
      height: Fixed(rounding: around.maxY) - top)
  }

  /// The scale and the translation, or all of the matrix.
  var words: String {
    func words(_ values: CGFloat...) -> String {
      values.map { decimal(($0 * 10_000).rounded() / 10_000) }.joined(separator: " ")
    }
    guard b == 0, c == 0 else { return "matrix " + words(a, b, c, d, tx, ty) }
    let moved = tx == 0 && ty == 0 ? nil : "moved " + words(tx, ty)
    let scaled = a == 1 && d == 1 ? nil : "scaled " + (a == d ? words(a) : words(a, d))
    return [scaled, moved].compactMap { $0 }.joined(separator: ", ")
  }
}

extension Canvas {
  /// Draws with a transform of the view's points about one of them. Nothing of what has no area
  /// shows.
  mutating func transformed(
    by plane: CGAffineTransform, about point: CGPoint = .zero,
    properties: (inout PropertyList) -> Void = { _ in }, _ body: (inout Canvas) -> Void
  ) {
    guard !plane.isFlat else { return }
    var inner = empty(size)
    body(&inner)
    let pixels = plane.about(
      CGPoint(x: origin.x + point.x, y: origin.y + point.y), scale: scale.factor)
    var transform = PixelTransform(pixels, fonts: fonts, images: inner.images)
    var list = PropertyList(tokens)
    properties(&list)
    inner.items = inner.items.flatMap { $0.replaced(by: transform.apply($0.drawing)) }
    if !inner.items.isEmpty { inner.items[0].properties += list.properties }
    (inner.images, inner.extent) = (transform.images, inner.extent.map(pixels.bounds))
    for index in inner.texts.indices { inner.texts[index].isTransformed = true }
    for warning in transform.warnings { inner.warn(warning) }
    add(inner)
  }
}
