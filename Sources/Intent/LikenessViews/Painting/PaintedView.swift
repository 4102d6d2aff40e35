/// A tree of views as a flat array, with the look and extent of each.
import Foundation
import LikenessBase
import LikenessDisplayList
import LikenessText

/// A view being painted. A class, because copying all its references costs more than the work done
/// on it.
final class PaintedView {
  let view: View
  let path: ViewPath
  let frame: FixedRect
  let look: BoxLook
  let isHidden: Bool
  /// What the transform of the view, and those of all views around it, do to its pixels.
  let toParent: CGAffineTransform?
  let toPicture: CGAffineTransform?
  /// The picture in the pixels of the view, before they are transformed.
  let visible: FixedRect
  let tokens: TokenResolver
  /// The index of the container; the root's own index at the root.
  let parent: Int
  /// The index after the last subview.
  var end: Int
  var content: [PaintedItem] = []
  /// The texts in the content.
  var texts: [DrawnText] = []
  /// The properties of texts that no item of the content records.
  var unshown = PropertyList()
  /// The remarks about these texts, with the view's place.
  var notes = PropertyList()
  /// The parts that could not be drawn as requested.
  var warnings: [String] = []
  /// The mask of its layer, its extent, and how it is recorded.
  var mask: (drawing: Drawing, bounds: FixedRect, text: String)?
  /// The outline that casts the shadow, if it is not the box.
  var shadowShape: RoundedRect?
  /// The layers that its container draws directly above it.
  var layersAbove: [PaintedItem] = []
  /// The visible part of the picture; empty if the view is clipped away.
  var shown = FixedRect(x: .zero, y: .zero, width: .zero, height: .zero)
  /// The extent of its content and its subviews.
  var inside: FixedRect?
  var shadow: Shadow?
  /// The index of its place in the list, and the box aspects that items record.
  var item = 0
  var recorded: DrawingAspects = []
  /// Whether a subview reaches under the border, so the border is painted after it.
  var borderIsOnTop = false
  /// Whether a subview must be clipped at the edge.
  var needsClip = false

  var isShown: Bool { !isHidden && look.opacity > 0 }

  init(
    view: View, path: ViewPath, frame: FixedRect, look: BoxLook, tokens: TokenResolver, parent: Int,
    end: Int, toParent: CGAffineTransform?, toPicture: CGAffineTransform?, picture: FixedRect
  ) {
    (self.toParent, self.toPicture) = (toParent, toPicture)
    visible = toPicture.map { $0.isFlat ? picture : $0.inverted().bounds(picture) } ?? picture
    self.view = view
    self.path = path
    self.frame = frame
    self.look = look
    isHidden = view.isHidden || toPicture?.isFlat == true
    self.tokens = tokens
    self.parent = parent
    self.end = end
  }
}

/// An item on its way into a list.
struct PaintedItem {
  var drawing: Drawing
  let path: ViewPath
  var properties: [Provenance.Property] = []
  var defaults = DefaultValues.none
}

extension PaintedItem {
  /// The items that show this one transformed. What shapes a drawing also shapes its path.
  func replaced(by drawings: [Drawing]) -> [PaintedItem] {
    drawings.map { new in
      var item = self
      item.drawing = new
      guard drawing.path == nil, new.path != nil else { return item }
      for index in properties.indices where !properties[index].explains.isEmpty {
        item.properties[index].explains.formUnion([.pathPaint, .pathSteps, .pathStyle])
      }
      return item
    }
  }
}

extension PropertyRoles {
  static let axis = "axis"
  static let spacingAfter = "spacingAfter"
  /// The properties of stack views.
  static let ofViews = PropertyRoles(arrangement: axis, spaceAfter: spacingAfter)
}

/// A view on its way into the list of views, with what it inherits.
private struct WaitingView {
  let view: View
  let parent: Int
  let origin: CGPoint
  let name: String
  let direction: LayoutDirection
  let textTraits: TextTraits
  let tint: Color
  let fonts: FontLibrary?
  let interface: UserInterfaceStyle?
  var toPicture: CGAffineTransform?
  var layersAbove: [PaintedItem] = []
}

extension ViewPainter {
  /// Lists the views, containers first, and draws the content of each.
  mutating func flatten(_ root: View) throws(ViewError) {
    let place = ContextPlace(root.root)
    var painter = self
    // Typed throws do not pass through the closure.
    let result = ContextPlace.$current.withValue(place) { () -> Result<Void, ViewError> in
      do throws(ViewError) {
        try painter.flatten(root, place)
        return .success(())
      } catch {
        return .failure(error)
      }
    }
    self = painter
    try result.get()
  }

  private mutating func flatten(_ root: View, _ place: ContextPlace) throws(ViewError) {
    var waiting = [
      WaitingView(
        view: root, parent: 0, origin: origin ?? .zero, name: isPage ? "" : root.baseName,
        direction: root.effectiveLayoutDirection,
        textTraits: root.effectiveTextTraits, tint: root.tintColor ?? .black,
        fonts: root.effectiveFonts, interface: root.inheritedInterfaceStyle)
    ]
    var tokens = TokenResolver(root.theme)
    let current = TraitCollection.current
    while let next = waiting.popLast() {
      let view = next.view
      let interface = view.ownInterfaceStyle ?? next.interface
      let theme = view.theme ?? tokens.theme
      let direction = view.layoutDirection ?? next.direction
      let textTraits = view.textTraits(inside: next.textTraits)
      let traits = current.inTree(theme, interface, textTraits, direction, scale)
      if theme !== tokens.theme || traits != tokens.traits {
        tokens = TokenResolver(theme, traits: traits)
      }
      if let issue = view.issues.first { throw issue }
      let index = nodes.count
      let path = (index == 0 ? "" : nodes[next.parent].path).appending(next.name)
      let frame = CGRect(origin: next.origin, size: view.placedFrame.size)
      let fixed = FixedRect(frame, scale: scale)
      let look = BoxLook(
        style: view.resolvedViewStyle(), frame: fixed, direction: direction, scale: scale,
        tokens: tokens, layer: view.ownLayer)
      try refuseUnknown(tokens, view)
      let toParent = index == 0 ? nil : view.ownLayer?.pixelTransform(at: next.origin, scale)
      let toPicture = toParent.map { plane in
        next.toPicture.map(plane.concatenating) ?? plane
      }
      let node = PaintedView(
        view: view, path: path, frame: fixed, look: look, tokens: tokens, parent: next.parent,
        end: index + 1, toParent: toParent, toPicture: toPicture ?? next.toPicture,
        picture: picture)
      node.layersAbove = next.layersAbove
      if let transform = view.ownLayer?.transform {
        if !CATransform3DIsAffine(transform) {
          node.warnings.append("only what a transform does in the plane is drawn.")
        }
        if index == 0, origin == nil, !CATransform3DIsIdentity(transform) {
          node.warnings.append("the transform of the root of a picture is not drawn.")
        }
      }
      guard node.isShown else {
        nodes.append(node)
        continue
      }
      let tint = look.style.tintColor ?? next.tint
      let fonts = view.fonts ?? next.fonts
      // Falling back to the embedded typeface would record a wrong picture that then always passes.
      if let problem = view.fonts?.problem {
        throw ViewError.fonts(path: path.description, problem: problem)
      }
      var canvas = Canvas(
        size: frame.size, origin: frame.origin, layoutDirection: direction, textTraits: textTraits,
        tintColor: tint, scale: scale, path: path, fonts: fonts, tokens: tokens)
      try draw(node, in: &canvas, place)
      nodes.append(node)
      let first = waiting.count
      var siblings = SiblingNames()
      let corner = view.drawnOrigin
      for child in view.subviews {
        let place = child.placedFrame
        waiting.append(
          WaitingView(
            view: child, parent: index,
            origin: CGPoint(
              x: frame.minX + place.minX - corner.x, y: frame.minY + place.minY - corner.y),
            name: siblings.next(child.baseName), direction: direction, textTraits: textTraits,
            tint: tint, fonts: fonts, interface: interface,
            toPicture: node.toPicture, layersAbove: try layers(above: child, of: node, on: canvas)))
      }
      if view.subviews.contains(where: { $0.ownLayer?.zPosition ?? 0 != 0 }) {
        let ordered = Array(waiting[first...]).inOrder { $0.view.ownLayer?.zPosition ?? 0 }
        waiting.replaceSubrange(first..., with: ordered)
      }
      waiting[first...].reverse()
    }
  }

  /// Draws the content of a view, and keeps what is inside the picture.
  private mutating func draw(
    _ node: PaintedView, in canvas: inout Canvas, _ place: ContextPlace
  ) throws(ViewError) {
    let view = node.view
    place.canvas = canvas
    view.draw(in: &canvas)
    view.draw(CGRect(origin: .zero, size: canvas.size))
    place.canvas = nil
    if let context = place.contexts.popLast() { canvas.add(context.finish(), within: node.frame) }
    if let layer = view.ownLayer { canvas.drawInside(layer, of: node) }
    if try keep(canvas, of: node) { node.content = canvas.items }
  }

  /// Draws the layers of a view that stand directly above a subview.
  private mutating func layers(
    above subview: View, of node: PaintedView, on canvas: Canvas
  ) throws(ViewError) -> [PaintedItem] {
    guard let layer = node.view.ownLayer, layer.sublayers != nil else { return [] }
    var canvas = canvas.empty(canvas.size)
    canvas.draw(layer.sublayers(above: subview, among: node.view.subviews), of: layer)
    return try keep(canvas, of: node) ? canvas.items : []
  }

  /// Takes from a canvas what it notes about a view, and returns whether its items are inside the
  /// picture.
  @discardableResult
  private mutating func keep(_ canvas: Canvas, of node: PaintedView) throws(ViewError) -> Bool {
    try refuseUnknown(node.tokens, node.view)
    for text in canvas.texts {
      if let problem = text.layout.unreadableFont {
        throw ViewError.fonts(path: node.path.description, problem: problem)
      }
    }
    node.texts += canvas.texts
    node.unshown.add(canvas.unshown)
    node.warnings += canvas.warnings
    guard let extent = canvas.extent, intersection(extent, node.visible) != nil else {
      return false
    }
    node.inside = union(node.inside, extent)
    if !canvas.images.isEmpty { images.merge(canvas.images) { first, _ in first } }
    return true
  }

  private func refuseUnknown(_ tokens: TokenResolver, _ view: View) throws(ViewError) {
    guard let unknown = tokens.unknown else { return }
    throw .unknownToken(path: view.path, property: unknown.property, unknown.token)
  }

  /// Finds the extent of each view, innermost first, and decides which borders come last and which
  /// clips are needed.
  mutating func measureExtents() {
    for index in nodes.indices.reversed() {
      let parent = nodes[index].parent
      if parent != index { nodes[parent].end = max(nodes[parent].end, nodes[index].end) }
      guard nodes[index].isShown else { continue }
      let look = nodes[index].look
      if let shadow = look.shadow {
        nodes[index].shadow = Shadow(
          shadow, of: nodes[index].shadowShape ?? look.shape, cutout: !look.hidesWhatIsBehind,
          scale: scale)
      }
      if let inside = nodes[index].inside {
        nodes[index].needsClip =
          look.clips && !look.shape.contains(inside)
          && intersection(inside, nodes[index].visible) != nil
        nodes[index].borderIsOnTop = look.border != nil && !look.insideBorder.contains(inside)
      }
      let shown =
        look.clips
        ? nodes[index].inside.flatMap { intersection($0, look.shape.rect) } : nodes[index].inside
      let drawsBox = look.border != nil || !look.fills.isEmpty
      let covered = union(
        union(drawsBox ? nodes[index].frame : nil, nodes[index].shadow?.extent), shown)
      let unmasked = covered.flatMap { covered in
        nodes[index].mask.map { intersection(covered, $0.bounds) } ?? covered
      }
      let shownInParent = unmasked.map { nodes[index].toParent?.bounds($0) ?? $0 }
      if parent != index { nodes[parent].inside = union(nodes[parent].inside, shownInParent) }
    }
  }
}
