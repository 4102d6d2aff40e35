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
      items[start].properties += list.properties
    } else {
      items.insert(
        PaintedItem(drawing: .opacity(opacity), path: path, properties: list.properties), at: start)
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
    fonts = fonts ?? other.fonts
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

  /// Draws what the own layer of a view shows in addition to its style, and keeps its mask and
  /// shadow.
  mutating func drawInside(_ layer: CALayer, of node: PaintedView) {
    let name = "layer"
    node.view.layoutSublayers(of: layer)
    layer.layoutSublayers()
    if let problem = layer.animationWarning { warn("\(name): \(problem)") }
    if let problem = layer.shadowWarning(node.look) { warn("\(name): \(problem)") }
    node.shadowShape = layer.shadowShape(on: self)
    if let mask = layer.mask {
      if let (drawing, bounds) = maskDrawing(mask) {
        node.mask = (drawing, bounds, mask.maskText)
      } else {
        warn("\(name): \(CALayer.maskWarning)")
      }
    }
    let wanted: AnyClass = type(of: node.view).layerClass
    if type(of: layer) != wanted { warn("layerClass \(wanted) is not made; draw in the view.") }
    drawContents(of: layer, named: name)
    draw(layer.sublayers(above: nil, among: node.view.subviews), of: layer)
  }

  /// The same surface with nothing drawn on it.
  func empty(_ size: CGSize) -> Canvas {
    Canvas(
      size: size, origin: origin, layoutDirection: layoutDirection, textTraits: textTraits,
      tintColor: tintColor, scale: scale, path: path, fonts: fonts, tokens: tokens)
  }

  /// Draws the layers in another from back to front, as often as a replicator has it.
  mutating func draw(_ layers: [CALayer], of layer: CALayer, inside container: String = "") {
    guard let replicator = layer as? CAReplicatorLayer else {
      return draw(layers, inside: container)
    }
    if let problem = replicator.problem { warn("\(container)\(problem)") }
    let (bounds, anchor) = (layer.bounds, layer.anchorPoint)
    let center = CGPoint(
      x: bounds.minX + anchor.x * bounds.width, y: bounds.minY + anchor.y * bounds.height)
    var plane = CGAffineTransform.identity
    for instance in 0..<min(max(replicator.instanceCount, 0), 1000) {
      let opacity = 1 + Double(instance) * Double(replicator.instanceAlphaOffset)
      transformed(by: plane, about: center) { list in
        list.add(
          container + "instanceTransform", instance == 0 ? nil : plane.words,
          explains: [.transform, .frame])
      } _: { canvas in
        canvas.fade(by: opacity) { $0.draw(layers, inside: container) }
      }
      plane = CATransform3DGetAffineTransform(replicator.instanceTransform).concatenating(plane)
    }
  }

  /// Draws layers from back to front.
  private mutating func draw(_ layers: [CALayer], inside container: String) {
    var siblings = SiblingNames()
    for layer in layers {
      let name = siblings.next(layer.shownName)
      draw(layer, named: container + name)
    }
  }

  /// Draws a layer without its place and transform, its bounds being in the canvas's coordinates.
  mutating func drawAlone(_ layer: CALayer) {
    let around = origin
    defer { origin = around }
    let (place, bounds) = (layer.place, layer.bounds)
    origin.x += bounds.minX - place.minX
    origin.y += bounds.minY - place.minY
    guard prepare(layer, named: layer.shownName) else { return }
    drawUntransformed(layer, named: layer.shownName)
  }

  /// Lays out what is in a layer. Returns whether it shows.
  private mutating func prepare(_ layer: CALayer, named name: String) -> Bool {
    guard !layer.isHidden, layer.opacity > 0 else { return false }
    layer.layoutSublayers()
    layer.delegate?.layoutSublayers(of: layer)
    if let problem = layer.animationWarning { warn("\(name): \(problem)") }
    return true
  }

  private mutating func draw(_ layer: CALayer, named name: String) {
    guard prepare(layer, named: name) else { return }
    if !CATransform3DIsAffine(layer.transform) {
      warn("\(name): only what a transform does in the plane is drawn.")
    }
    let plane = layer.affineTransform()
    let around = origin
    defer { origin = around }
    if plane.isTranslation {
      origin.x += plane.tx
      origin.y += plane.ty
      return drawUntransformed(layer, named: name)
    }
    transformed(by: plane, about: layer.position) { list in
      list.add(of: name) { $0.add("transform", plane.words, explains: [.transform, .frame]) }
    } _: {
      $0.drawUntransformed(layer, named: name)
    }
  }

  private mutating func drawUntransformed(_ layer: CALayer, named name: String) {
    let around = origin
    defer { origin = around }
    let (frame, bounds) = (layer.place, layer.bounds)
    origin.x += frame.minX - bounds.minX
    origin.y += frame.minY - bounds.minY
    if layer is CATransformLayer {
      return fade(by: Double(layer.opacity)) {
        $0.draw(layer.sublayers ?? [], of: layer, inside: name + "/")
      }
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

  /// Draws fills, what is inside, and the border: as one item with the fill where nothing is
  /// inside, else above it, as for views.
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
      draw(sublayers.inOrder(of: \.zPosition), of: layer, inside: name + "/")
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
    layer.delegate?.draw(layer, in: context)
    add(context.finish(), within: fixedRect(layer.bounds))
  }

  private mutating func drawShadow(
    of layer: CALayer, named name: String, _ look: BoxLook,
    properties: (inout PropertyList) -> Void
  ) {
    guard let style = look.shadow else { return }
    if layer.castsUIKitShadow, let cast = layer.style.shadow {
      if let path = layer.shadowPath?.path, path.roundedShape == nil {
        return drawShadow(of: path, .fill(.nonzero), style: cast, properties: properties)
      }
      if let shape = layer as? CAShapeLayer, layer.shadowPath == nil, look.fills.isEmpty {
        guard let path = shape.path?.path else { return }
        if shape.fillColor != nil {
          drawShadow(of: path, .fill(shape.fillRule), style: cast, properties: properties)
        }
        guard shape.strokeColor != nil else { return }
        let line = path.trimmed(from: shape.strokeStart, to: shape.strokeEnd)
        return drawShadow(
          of: line, .stroke(shape.stroke(scale)), style: cast, properties: properties)
      }
    }
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
    guard let mask = layer.mask else { return body(&self) }
    guard let (drawing, bounds) = maskDrawing(mask) else {
      warn("\(name): \(CALayer.maskWarning)")
      return body(&self)
    }
    let clip = beginClip(drawing, within: bounds, properties: record)
    body(&self)
    endClip(clip)
  }

  /// What a mask lets through, where the canvas has the coordinates of the layer that it masks, and
  /// its extent; nil for what cannot be drawn.
  private func maskDrawing(_ mask: CALayer) -> (Drawing, FixedRect)? {
    // What a view draws itself is not known here.
    if let view = mask.view, type(of: view) != View.self || !view.subviews.isEmpty { return nil }
    var canvas = empty(size)
    canvas.draw(mask, named: "")
    guard canvas.items.count < 2, canvas.warnings.isEmpty else { return nil }
    guard let extent = canvas.extent else {
      return (.clip(RoundedRect(rect: fixedRect(.zero))), fixedRect(.zero))
    }
    switch canvas.items[0].drawing {
    case .box(let box):
      guard let fill = box.fill, box.border == nil else { return nil }
      if case .color(let color) = fill, color.isOpaque { return (.clip(box.shape), extent) }
      return (.mask(PathDrawing(PixelTransform(.identity).steps(box.shape), paint: fill)), extent)
    case .path(let path):
      guard let layer = mask as? CAShapeLayer, layer.strokeColor == nil,
        mask.affineTransform().isTranslation, let shape = layer.path?.path.roundedShape,
        case .color(let color) = path.paint, color.isOpaque
      else { return (.mask(path), extent) }
      let (place, bounds, plane) = (mask.place, mask.bounds, mask.affineTransform())
      let clip = roundedRect(
        shape.rect.offsetBy(
          dx: place.minX - bounds.minX + plane.tx, dy: place.minY - bounds.minY + plane.ty),
        radii: shape.radii)
      return (.clip(clip), clip.rect)
    default: return nil
    }
  }
}

extension CALayer {
  fileprivate var shownName: String { name ?? String(describing: type(of: self)) }

  static let maskWarning =
    "the mask is neither one shape nor one box; it hides nothing."

  /// The shape of the shadow that ``shadowPath`` asks for.
  func shadowShape(on canvas: Canvas) -> RoundedRect? {
    guard castsUIKitShadow, let shape = shadowPath?.path.roundedShape else { return nil }
    return canvas.roundedRect(shape.rect, radii: shape.radii)
  }

  var maskText: String {
    (self as? CAShapeLayer)?.path.map { beginning(of: $0.path.description) } ?? "\(place)"
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
