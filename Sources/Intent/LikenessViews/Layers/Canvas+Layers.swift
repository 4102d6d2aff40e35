/// Drawing layers on a canvas, and what masks let through.
import Foundation
import LikenessDisplayList
import LikenessText

extension Canvas {
  /// Reports what could not be drawn as requested; each once.
  mutating func warn(_ problem: String) {
    if !warnings.contains(problem) { warnings.append(problem) }
  }

  /// Draws at an opacity, as one.
  mutating func fade(
    by opacity: Double, properties: (inout PropertyList) -> Void = { _ in },
    _ body: (inout Canvas) -> Void
  ) {
    let opacity = UInt8((unit(opacity, nan: 1) * 255).rounded())
    guard opacity < 255 else { return body(&self) }
    let start = items.count
    body(&self)
    guard items.count > start else { return }
    var list = PropertyList(tokens)
    properties(&list)
    if items.count == start + 1, let faded = items[start].drawing.faded(by: opacity) {
      items[start].drawing = faded
      items[start].properties += list.recorded
    } else {
      items.insert(
        PaintedItem(drawing: .opacity(opacity), path: path, properties: list.recorded), at: start)
      items.append(PaintedItem(drawing: .end, path: path))
    }
  }

  /// Adds what was drawn on a copy of this canvas that was empty.
  mutating func add(_ other: Canvas) {
    items += other.items
    images.merge(other.images) { first, _ in first }
    extent = union(extent, other.extent)
    texts += other.texts
    unshown.add(other.unshown)
    for warning in other.warnings { warn(warning) }
  }

  /// Adds what a view drew in its context. Nothing of it leaves the view.
  mutating func add(_ other: Canvas, within frame: FixedRect) {
    guard let extent = other.extent, !RoundedRect(rect: frame).contains(extent) else {
      return add(other)
    }
    var other = other
    let drawn = other.items
    other.items = [PaintedItem(drawing: .clip(RoundedRect(rect: frame)), path: path)]
    other.items += drawn
    other.items.append(PaintedItem(drawing: .end, path: path))
    other.extent = intersection(extent, frame)
    guard other.extent != nil else {
      for warning in other.warnings { warn(warning) }
      return
    }
    add(other)
  }

  /// Draws what the own layer of a view shows in addition to its style, and keeps its mask and shadow.
  mutating func drawInside(_ layer: CALayer, of node: PaintedView) {
    let name = "layer"
    node.view.layoutSublayers(of: layer)
    layer.layoutSublayers()
    if let problem = layer.animationWarning { warn("\(name): \(problem)") }
    if !CATransform3DIsIdentity(layer.transform), !(layer is CAShapeLayer) {
      warn("\(name): the transform of a view's own layer is not drawn.")
    }
    if let problem = layer.shadowWarning(node.look) { warn("\(name): \(problem)") }
    node.shadowShape = layer.shadowShape(on: self)
    if let mask = layer.mask {
      if case .shape(let rect, let radii) = mask.letsThrough {
        node.mask = (roundedRect(rect, radii: radii), mask.maskText)
      } else {
        warn("\(name): \(CALayer.maskWarning)")
      }
    }
    let wanted: AnyClass = type(of: node.view).layerClass
    if type(of: layer) != wanted { warn("layerClass \(wanted) is not made; draw in the view.") }
    drawContents(of: layer, named: name)
    draw(layer.sublayers(above: nil, among: node.view.subviews))
  }

  /// The same surface with nothing drawn on it.
  func empty(_ size: CGSize) -> Canvas {
    Canvas(
      size: size, origin: origin, layoutDirection: layoutDirection, textTraits: textTraits,
      tintColor: tintColor, scale: scale, path: path, fonts: fonts, tokens: tokens)
  }

  /// Draws layers from back to front.
  mutating func draw(_ layers: [CALayer], inside container: String = "") {
    var siblings = SiblingNames()
    for layer in layers {
      let name = siblings.next(layer.name ?? String(describing: type(of: layer)))
      draw(layer, named: container + name)
    }
  }

  private mutating func draw(_ layer: CALayer, named name: String) {
    guard !layer.isHidden, layer.opacity > 0 else { return }
    layer.layoutSublayers()
    let around = origin
    defer { origin = around }
    let (frame, bounds) = (layer.frame, layer.bounds)
    let plane = layer.affineTransform()
    origin.x += frame.minX - bounds.minX + plane.tx
    origin.y += frame.minY - bounds.minY + plane.ty
    if let problem = layer.animationWarning { warn("\(name): \(problem)") }
    if !CATransform3DIsAffine(layer.transform)
      || !(layer.isOnlyTranslated || layer is CAShapeLayer && layer.hasOnlyContent)
    {
      warn("\(name): only shape layers are turned and scaled, and only in the plane.")
    }
    let style = layer.style
    let look = BoxLook(
      style: style, frame: fixedRect(bounds), direction: .leftToRight, scale: scale,
      tokens: tokens, layer: layer)
    func record(_ aspects: DrawingAspects, _ list: inout PropertyList) {
      list.add(of: name) {
        $0.add(style, explaining: aspects)
        if aspects.contains(.corners) { $0.add(layer.maskedCorners) }
      }
    }
    fade(by: Double(look.opacity) / 255) {
      record([.opacity], &$0)
      $0.explainFurther([.boxFill, .borderColor, .shadowColor, .textColor, .pathPaint])
    } _: { canvas in
      canvas.drawMasked(layer, named: name, look) { canvas in
        canvas.drawShadow(of: layer, named: name, look) { record([.shadowColor, .corners], &$0) }
        canvas.drawBox(look, record) { canvas in
          let clip =
            look.clips
            ? canvas.beginClip(look.underBorder) { record([.clip, .corners], &$0) } : nil
          canvas.drawInside(layer, named: name)
          if let clip { canvas.endClip(clip) }
        }
      }
    }
  }

  /// Draws fills, what is inside, and the border: as one item with the fill where nothing is inside,
  /// else above it, as for views.
  private mutating func drawBox(
    _ look: BoxLook, _ record: (DrawingAspects, inout PropertyList) -> Void,
    inside: (inout Canvas) -> Void
  ) {
    for fill in look.fills {
      append(.box(Box(look.shape, fill: fill)), covering: look.shape.rect) {
        record([.boxFill, .corners], &$0)
      }
    }
    let count = items.count
    inside(&self)
    guard let border = look.border else { return }
    let ofBorder: DrawingAspects = [.borderWidth, .borderColor, .corners]
    if let fill = look.fills.last, items.count == count {
      items.removeLast()
      append(.box(Box(look.shape, fill: fill, border: border)), covering: look.shape.rect) {
        record(ofBorder.union([.boxFill]), &$0)
      }
      return
    }
    for (fill, index) in zip(look.fills, (count - look.fills.count)..<count) {
      items[index].drawing = .box(Box(look.underBorder, fill: fill))
    }
    append(.box(Box(look.shape, border: border)), covering: look.shape.rect) {
      record(ofBorder, &$0)
    }
  }

  /// Draws what a layer shows above its background and below its border.
  private mutating func drawInside(_ layer: CALayer, named name: String) {
    drawContents(of: layer, named: name)
    if let sublayers = layer.sublayers {
      draw(sublayers.inOrder(of: \.zPosition), inside: name + "/")
    }
  }

  private mutating func drawContents(of layer: CALayer, named name: String) {
    if let image = layer.contents as? Image {
      draw(image, in: layer.bounds) {
        $0.add(of: name) { $0.add("contents", image.name, explains: [.image]) }
      }
    } else if layer.contents != nil {
      warn("\(name): only contents that are an Image are drawn.")
    }
    layer.drawContent(on: &self, named: name)
    let context = CGContext(empty(layer.bounds.size))
    layer.draw(in: context)
    add(context.finish(), within: fixedRect(layer.bounds))
  }

  private mutating func drawShadow(
    of layer: CALayer, named name: String, _ look: BoxLook,
    properties: (inout PropertyList) -> Void
  ) {
    guard let style = look.shadow else { return }
    if let problem = layer.shadowWarning(look) { warn("\(name): \(problem)") }
    let shape = layer.shadowShape(on: self) ?? look.shape
    guard let shadow = Shadow(style, of: shape, cutout: false, scale: scale) else { return }
    append(.shadow(shadow), covering: shadow.extent, properties: properties)
  }

  /// Draws within the mask of a layer.
  private mutating func drawMasked(
    _ layer: CALayer, named name: String, _ look: BoxLook, _ body: (inout Canvas) -> Void
  ) {
    func record(_ list: inout PropertyList) {
      list.add(of: name) { $0.add("mask", layer.mask?.maskText, explains: [.clip, .pathSteps]) }
    }
    switch layer.mask?.letsThrough {
    case nil: body(&self)
    case .shape(let rect, let radii):
      let clip = beginClip(roundedRect(rect, radii: radii), properties: record)
      body(&self)
      endClip(clip)
    case .path(let path, let operation)
    where layer.sublayers == nil && layer.contents == nil && look.border == nil
      && look.shadow == nil && type(of: layer).drawsOnlyBackground:
      clip(to: layer.bounds, radii: .zero) { canvas in
        for fill in look.fills {
          canvas.draw(path, operation(canvas.scale), fill) { list in
            list.add(of: name) { $0.add(look.style, explaining: [.boxFill]) }
            list.explainFurther([.pathPaint])
            record(&list)
          }
        }
      }
    default:
      warn("\(name): \(CALayer.maskWarning)")
      body(&self)
    }
  }
}

extension CALayer {
  static let maskWarning =
    "the mask is neither a rectangle with round corners nor around a plain "
    + "background; it hides nothing."

  /// The shape of the shadow that ``shadowPath`` asks for.
  func shadowShape(on canvas: Canvas) -> RoundedRect? {
    guard castsUIKitShadow, let shape = shadowPath?.path.roundedShape else { return nil }
    return canvas.roundedRect(shape.rect, radii: shape.radii)
  }

  /// What a mask lets through.
  enum Passage {
    case shape(CGRect, CornerRadii)
    case path(Path, (Scale) -> PathOperation)
    case unknown
  }

  /// What this layer lets through as a mask, in the coordinates of the layer that it masks.
  var letsThrough: Passage {
    let (dx, dy) = (frame.minX - bounds.minX, frame.minY - bounds.minY)
    guard CATransform3DIsIdentity(transform), opacity == 1, !isHidden, mask == nil else {
      return .unknown
    }
    if let shape = self as? CAShapeLayer {
      guard sublayers == nil, backgroundColor == nil, let path = shape.shownPath else {
        return .unknown
      }
      let placed = path.offsetBy(dx: dx, dy: dy)
      switch (shape.fillColor?.isOpaque ?? false, shape.strokeColor?.isOpaque ?? false) {
      case (true, false):
        if let shape = placed.roundedShape { return .shape(shape.rect, shape.radii) }
        let rule = shape.fillRule
        return .path(placed) { _ in .fill(rule) }
      case (false, true):
        return .path(placed) { .stroke(shape.stroke($0)) }
      default: return .unknown
      }
    }
    guard type(of: self).drawsOnlyBackground, backgroundColor?.isOpaque == true else {
      return .unknown
    }
    return .shape(frame, CornerRadii(all: cornerRadius).limited(to: maskedCorners))
  }

  var maskText: String {
    (self as? CAShapeLayer)?.path.map { beginning(of: $0.path.description) } ?? "\(frame)"
  }

  var isOnlyTranslated: Bool {
    let plane = affineTransform()
    return CGAffineTransform(translationX: plane.tx, y: plane.ty) == plane
  }

  /// Whether a transform of the content is one of the whole layer.
  var hasOnlyContent: Bool {
    sublayers == nil && backgroundColor == nil && borderWidth == 0 && mask == nil
      && contents == nil && !masksToBounds && style.shadow == nil
  }

  /// Whether layers of the class show no more than their style.
  class var drawsOnlyBackground: Bool { self == CALayer.self || self == CAGradientLayer.self }
}

extension Color {
  fileprivate var isOpaque: Bool {
    switch value {
    case .straight(let color): color.isOpaque
    case .token(_, let alpha), .dynamic(_, let alpha): alpha == nil || alpha == 255
    case .system(let color, let alpha): (alpha ?? color.value(in: .light).alpha) == 255
    }
  }
}

extension PropertyList {
  /// Adds properties under the name of a layer: `CAShapeLayer.fillColor`.
  mutating func add(of layer: String, _ body: (inout PropertyList) -> Void) {
    var list = emptied
    body(&list)
    add(list.named { "\(layer).\($0)" })
  }

  /// Adds the corners of a layer that are round, unless all are.
  mutating func add(_ corners: CACornerMask) {
    guard corners != .all else { return }
    add("maskedCorners", corners, explains: [.corners, .shadowCutout])
  }
}
