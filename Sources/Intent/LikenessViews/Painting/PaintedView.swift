/// A tree of views as one flat array, each with what it looks like and what it covers.
import LikenessDisplayList
import LikenessGraphics
import LikenessText

/// A view that is being painted. A class, as each is looked at several times, and a copy of all that it refers to takes longer than what is done with it.
final class PaintedView {
  let view: View
  let path: String
  let frame: FixedRect
  let look: BoxLook
  let isHidden: Bool
  let tokens: TokenResolver
  /// The place in the array of the view around it; its own place at the root.
  let parent: Int
  /// The place in the array behind the last view inside it.
  var end: Int
  /// What the view draws itself.
  var content: [DisplayItem] = []
  /// The texts among it.
  var texts: [DrawnText] = []
  /// The remarks about these texts, with the view's place.
  var notes = PropertyList()
  /// The part of the picture in which it shows; empty where it is clipped away.
  var shown = FixedRect(x: .zero, y: .zero, width: .zero, height: .zero)
  /// What its content and the views inside it cover.
  var inside: FixedRect?
  var shadow: Shadow?
  /// The place of its own item in the list, and the aspects of its box that items record.
  var item = 0
  var recorded: DrawingAspects = []
  /// Whether something inside reaches under the border, so that the border has to be painted after it.
  var borderIsOnTop = false
  /// Whether something inside would show outside the edge, and must not.
  var needsClip = false

  var isShown: Bool { !isHidden && look.opacity > 0 }

  init(view: View, path: String, frame: FixedRect, look: BoxLook, tokens: TokenResolver, parent: Int, end: Int) {
    self.view = view
    self.path = path
    self.frame = frame
    self.look = look
    isHidden = view.isHidden
    self.tokens = tokens
    self.parent = parent
    self.end = end
  }
}

extension Painter {
  /// Lists the views, containers first, each with its content drawn.
  mutating func flatten(_ root: View) throws(ViewError) {
    struct Waiting {
      let view: View
      let parent: Int
      let origin: Point
      let name: String
      let direction: LayoutDirection
      let textTraits: TextTraits
      let tint: Color
      let fonts: FontLibrary?
    }
    var waiting = [
      Waiting(
        view: root, parent: 0, origin: .zero, name: isPage ? "" : root.baseName, direction: root.effectiveLayoutDirection,
        textTraits: root.effectiveTextTraits, tint: root.tintColor ?? .black, fonts: root.effectiveFonts)
    ]
    var tokens = TokenResolver(root.theme)
    while let next = waiting.popLast() {
      let view = next.view
      if let theme = view.theme, theme !== tokens.theme { tokens = TokenResolver(theme) }
      if let issue = view.issues.first { throw issue }
      let index = nodes.count
      let container = index == 0 ? "" : nodes[next.parent].path
      let path = container.isEmpty ? next.name : container + "/" + next.name
      let frame = Rect(origin: next.origin, size: view.placedFrame.size)
      let fixed = FixedRect(frame, scale: scale)
      let direction = view.layoutDirection ?? next.direction
      let textTraits = view.textTraits(inside: next.textTraits)
      let look = BoxLook(style: view.resolvedViewStyle(), frame: fixed, direction: direction, scale: scale, tokens: tokens)
      if let unknown = tokens.unknown { throw .unknownToken(path: view.path, property: unknown.property, unknown.token) }
      let node = PaintedView(view: view, path: path, frame: fixed, look: look, tokens: tokens, parent: next.parent, end: index + 1)
      guard node.isShown else {
        nodes.append(node)
        continue
      }
      if let issue = view.contentIssue { throw issue }
      let tint = look.style.tintColor ?? next.tint
      let fonts = view.fonts ?? next.fonts
      // With the embedded typeface in place of these fonts, a picture would look right to nobody and pass ever after.
      if let problem = view.fonts?.problem { throw ViewError.fonts(path: path, problem: problem) }
      var canvas = Canvas(
        size: frame.size, origin: frame.origin, layoutDirection: direction, textTraits: textTraits, tintColor: tint, scale: scale,
        path: path, fonts: fonts, tokens: tokens)
      view.draw(in: &canvas)
      if let unknown = tokens.unknown { throw .unknownToken(path: view.path, property: unknown.property, unknown.token) }
      node.texts = canvas.texts
      if let extent = canvas.extent, intersection(extent, picture) != nil {
        node.content = canvas.items
        node.inside = extent
        if !canvas.images.isEmpty { images.merge(canvas.images) { first, _ in first } }
      }
      nodes.append(node)
      let first = waiting.count
      var siblings = SiblingNames()
      for child in view.subviews {
        let place = child.placedFrame
        waiting.append(
          Waiting(
            view: child, parent: index, origin: Point(x: frame.minX + place.minX, y: frame.minY + place.minY),
            name: siblings.next(child.baseName), direction: direction, textTraits: textTraits, tint: tint, fonts: fonts))
      }
      waiting[first...].reverse()
    }
  }

  /// Finds, from the innermost views outwards, what each covers, and with that which borders come last and which clips are needed.
  mutating func measureExtents() {
    for index in nodes.indices.reversed() {
      let parent = nodes[index].parent
      if parent != index { nodes[parent].end = max(nodes[parent].end, nodes[index].end) }
      guard nodes[index].isShown else { continue }
      let look = nodes[index].look
      if let style = look.style.shadow {
        nodes[index].shadow = Shadow(style, color: look.shadowColor, of: look.shape, cutout: !look.hidesWhatIsBehind, scale: scale)
      }
      if let inside = nodes[index].inside {
        nodes[index].needsClip = look.clips && !look.shape.contains(inside) && intersection(inside, picture) != nil
        nodes[index].borderIsOnTop = look.border != nil && !look.insideBorder.contains(inside)
      }
      let shown = look.clips ? nodes[index].inside.flatMap { intersection($0, look.shape.rect) } : nodes[index].inside
      let drawsBox = look.border != nil || !look.fills.isEmpty
      let covered = union(union(drawsBox ? nodes[index].frame : nil, nodes[index].shadow?.extent), shown)
      if parent != index { nodes[parent].inside = union(nodes[parent].inside, covered) }
    }
  }
}
