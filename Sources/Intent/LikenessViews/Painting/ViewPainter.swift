/// Painting: flattens a tree, finds what each view covers, and writes the display list from back to
/// front.
import Foundation
import LikenessBase
import LikenessDisplayList

extension DisplayList {
  /// Paints a tree of views that was laid out at the same scale.
  ///
  /// The picture has the size of the root's frame, rounded up to whole pixels. Each view adds, in
  /// this order: its frame, its shadow, its box (fill and border), its own content, and its
  /// subviews. As in UIKit, a border is above the subviews: if one reaches under it, the border
  /// becomes a separate item above them; otherwise fill and border are one item. Clips and opacity
  /// groups are written only if they change a pixel. A view that is hidden, completely transparent
  /// or outside the picture adds only its frame. Text that is not visible, or could not be drawn as
  /// requested, is recorded with the frame of its view.
  ///
  /// - Parameters:
  ///   - root: The view that becomes the picture. If it is inside a larger tree, only it and its
  ///     subviews are painted.
  ///   - scale: Pixels per point.
  ///   - background: The color before the first item; transparent by default.
  /// - Throws: The first problem found while the tree was built or laid out, or
  ///   ``ViewError/empty(name:)``.
  public init(painting root: View, scale: Scale = .one, background: StraightColor = .clear)
    throws(ViewError)
  {
    try self.init(painting: root, isPage: false, scale: scale, background: background)
  }

  /// Paints the subviews of a page. The page sets the size of the picture but has no item and no
  /// place in paths.
  package init(paintingInside page: View, scale: Scale, background: StraightColor) throws(ViewError)
  {
    try self.init(painting: page, isPage: true, scale: scale, background: background)
  }

  private init(painting root: View, isPage: Bool, scale: Scale, background: StraightColor)
    throws(ViewError)
  {
    let frame = CGRect(origin: .zero, size: root.placedFrame.size)
    let fixed = FixedRect(frame, scale: scale)
    guard !fixed.isEmpty else { throw root.firstIssue ?? .empty(name: root.baseName) }
    guard let size = PixelSize(width: fixed.width.ceiling, height: fixed.height.ceiling),
      fixed.width.raw < Fixed.limit,
      fixed.height.raw < Fixed.limit
    else {
      throw .tooLarge(name: root.baseName, width: fixed.width.ceiling, height: fixed.height.ceiling)
    }
    var painter = try ViewPainter(
      painting: root, scale: scale,
      picture: FixedRect(x: .zero, y: .zero, width: Fixed(size.width), height: Fixed(size.height)),
      isPage: isPage, origin: nil)
    let images = painter.usedImages
    self.init(
      size: size, scale: scale, background: background, items: painter.finish(), images: images)
    roles = .ofViews
  }
}

/// A tree being painted. Trees can be deep and wide, so each step loops over one flat array without
/// recursion.
struct ViewPainter {
  let scale: Scale
  let picture: FixedRect
  /// Whether the root is only a page, without a name in paths and without items.
  let isPage: Bool
  /// The root's place in the drawing that it is a part of; nil where it is the picture.
  let origin: CGPoint?
  var nodes: [PaintedView] = []
  var images: [ContentDigest: Bitmap] = [:]
  private(set) var items: [PaintedItem] = []
  /// The first problem found while painting.
  private var issue: ViewError?
  /// Opacity groups that turned out to be unnecessary, by item index.
  private var dropped: [Int] = []
  /// The number of drawing items, and the index of the last one.
  private var drawnCount = 0
  private var lastDrawn = 0

  init(painting root: View, scale: Scale, picture: FixedRect, isPage: Bool, origin: CGPoint?)
    throws(ViewError)
  {
    self.scale = scale
    self.picture = picture
    self.isPage = isPage
    self.origin = origin
    try flatten(root)
    measureExtents()
    if origin == nil { measureTexts() }
    paint()
    if let issue { throw issue }
  }

  /// Paints a tree as a part of a drawing. What that leaves out is not known, so all is painted.
  static func painted(_ root: View, at origin: CGPoint, scale: Scale) throws(ViewError)
    -> ViewPainter
  {
    let (start, length) = (Fixed(raw: -Fixed.limit / 2), Fixed(raw: Fixed.limit))
    let all = FixedRect(x: start, y: start, width: length, height: length)
    return try ViewPainter(
      painting: root, scale: scale, picture: all, isPage: false, origin: origin)
  }

  private mutating func paint() {
    // A view adds its place and seldom more than one drawing.
    items.reserveCapacity(2 * nodes.count)
    var open: [(end: Int, node: Int, group: OpacityGroup?)] = []
    var index = 0
    while index < nodes.count {
      while let last = open.last, last.end <= index {
        close(last.node, group: last.group)
        for item in nodes[last.node].layersAbove { push(item, of: nodes[nodes[last.node].parent]) }
        open.removeLast()
      }
      let group = begin(index)
      open.append((nodes[index].end, index, group))
      index += 1
    }
    while let last = open.popLast() {
      close(last.node, group: last.group)
      for item in nodes[last.node].layersAbove { push(item, of: nodes[nodes[last.node].parent]) }
    }
    guard !dropped.isEmpty else { return }
    let drop = Set(dropped)
    items = items.enumerated().filter { !drop.contains($0.offset) }.map(\.element)
  }

  /// The images that items show: a transform may have put others in the place of some.
  var usedImages: [ContentDigest: Bitmap] {
    guard nodes.contains(where: { $0.toPicture != nil }) else { return images }
    let used = Set(
      items.compactMap { if case .image(let image) = $0.drawing { image.image } else { nil } })
    return images.filter { used.contains($0.key) }
  }

  /// Returns the items of the list.
  mutating func finish() -> [DisplayItem] {
    defer { items = [] }
    return items.map { item in
      var source = Provenance(path: item.path, properties: item.properties)
      source.defaults = item.defaults
      return DisplayItem(item.drawing, from: source)
    }
  }

  private struct OpacityGroup {
    let item: Int
    let drawnBefore: Int
  }

  /// Writes everything of a view that lies behind its subviews.
  private mutating func begin(_ index: Int) -> OpacityGroup? {
    if isPage, index == 0 { return nil }
    let node = nodes[index]
    var place = PropertyList(node.tokens)
    place.add(node.view.layout)
    node.view.autoLayout?.record(in: &place)
    place.add("frame", node.view.frameByHand, explains: [.layout])
    if let transform = node.view.ownLayer?.transform, !CATransform3DIsIdentity(transform) {
      place.add(
        "transform", CATransform3DGetAffineTransform(transform).words,
        explains: [.transform, .frame])
    }
    place.add("autoresizingMask", node.view.autoresizingNames, explains: [.layout])
    node.view.layoutProperties(&place)
    place.add(
      PropertyRoles.spacingAfter,
      (node.view.superview as? StackView)?.spacing(after: node.view), explains: [.layout])
    if node.view.isHidden { place.add("isHidden", true) }
    if node.look.opacity == 0 { place.add(node.look.style, explaining: [.opacity]) }
    if node.look.opacity == 0 { node.recorded.insert(.opacity) }
    place.add(node.unshown)
    place.add(node.notes)
    if issue == nil, let unknown = node.tokens.unknown {
      issue = .unknownToken(
        path: node.view.path, property: unknown.property, unknown.token)
    }
    if node.isShown {
      place.add(DisplayList.Note.warning.rawValue, node.view.contentWarning)
      place.add(DisplayList.Note.warning.rawValue, node.view.autoLayout?.warning)
    }
    for warning in node.warnings { place.add(DisplayList.Note.warning.rawValue, warning) }
    node.item = items.count
    let frame = node.toPicture.map { $0.isFlat ? node.frame : $0.bounds(node.frame) }
    items.append(
      PaintedItem(
        drawing: .view(frame: frame ?? node.frame), path: node.path, properties: place.properties,
        defaults: node.view.defaultValues))
    guard node.isShown else { return nil }

    var group: OpacityGroup?
    if node.look.opacity < 255 {
      group = OpacityGroup(item: items.count, drawnBefore: drawnCount)
      append(.opacity(node.look.opacity), of: node, explaining: [.opacity])
    }
    if let mask = node.mask {
      var list = PropertyList(node.tokens)
      list.add("layer.mask", mask.text, explains: [.clip, .corners, .pathSteps, .pathStyle])
      push(
        PaintedItem(drawing: mask.drawing, path: node.path, properties: list.properties), of: node)
    }
    if let shadow = node.shadow, isVisible(shadow.extent, of: node) {
      append(.shadow(shadow), of: node, explaining: [.shadowColor, .corners])
    }
    paintBackground(of: node)
    if node.needsClip {
      append(
        .clip(node.borderIsOnTop ? node.look.underBorder : node.look.shape), of: node,
        explaining: [.clip, .corners])
    }
    for item in node.content { push(item, of: node) }
    return group
  }

  /// Adds an item in the pixels of a view, transformed where the view is.
  private mutating func push(_ item: PaintedItem, of node: PaintedView) {
    guard let plane = node.toPicture else { return push(item) }
    var transform = PixelTransform(plane, fonts: node.view.effectiveFonts, images: images)
    let drawings = transform.apply(item.drawing)
    images = transform.images
    for problem in transform.warnings where !node.warnings.contains(problem) {
      node.warnings.append(problem)
      var list = PropertyList(node.tokens)
      list.add(DisplayList.Note.warning.rawValue, problem)
      items[node.item].properties += list.properties
    }
    for item in item.replaced(by: drawings) { push(item) }
  }

  private mutating func push(_ item: PaintedItem) {
    if !item.drawing.isGroup {
      drawnCount += 1
      lastDrawn = items.count
    }
    items.append(item)
  }

  /// Writes the fill, and the border unless that comes last.
  private mutating func paintBackground(of node: PaintedView) {
    let look = node.look
    guard isVisible(node.frame, of: node) else { return }
    let shape = node.borderIsOnTop ? look.underBorder : look.shape
    let border = node.borderIsOnTop ? nil : look.border
    let top = look.fills.last
    for fill in look.fills.dropLast() {
      append(.box(Box(shape, fill: fill)), of: node, explaining: [.boxFill, .corners])
    }
    guard top != nil || border != nil else { return }
    let ofBorder: DrawingAspects = border == nil ? [] : [.borderWidth, .borderColor]
    append(
      .box(Box(shape, fill: top, border: border)), of: node,
      explaining: ofBorder.union([.boxFill, .corners]))
  }

  /// Writes what lies above the subviews: the end of the clip, the border, the end of the group.
  private mutating func close(_ index: Int, group: OpacityGroup?) {
    if isPage, index == 0 { return }
    let node = nodes[index]
    guard node.isShown else { return }
    if node.needsClip { append(.end, of: node, explaining: []) }
    if node.borderIsOnTop, isVisible(node.frame, of: node), let border = node.look.border {
      append(
        .box(Box(node.look.shape, border: border)), of: node,
        explaining: [.borderWidth, .borderColor, .corners])
    }
    if node.mask != nil { append(.end, of: node, explaining: []) }
    if let group { close(group, of: node) }
    recordRest(of: node)
  }

  /// Ends the group, unless its single item can carry the opacity in its colors.
  private mutating func close(_ group: OpacityGroup, of node: PaintedView) {
    let drawn = drawnCount - group.drawnBefore
    if drawn == 1, let faded = items[lastDrawn].drawing.faded(by: node.look.opacity) {
      dropped.append(group.item)
      items[lastDrawn].drawing = faded
      if items[lastDrawn].path == node.path {
        for var property in items[group.item].properties {
          // The opacity is now in the colors of the one item.
          property.explains.formUnion([
            .boxFill, .borderColor, .shadowColor, .textColor, .pathPaint,
          ])
          items[lastDrawn].properties.append(property)
        }
      } else {
        node.recorded.remove(.opacity)
      }
    } else if drawn == 0 {
      dropped.append(group.item)
      node.recorded.remove(.opacity)
    } else {
      append(.end, of: node, explaining: [])
    }
  }

  /// Records with the view the properties of its box that no item shows: a border of width 0, or a
  /// clip that nothing reaches. When an item shows them later, they have not changed.
  private mutating func recordRest(of node: PaintedView) {
    var list = PropertyList(node.tokens)
    list.add(
      node.look.style,
      explaining: [.boxFill, .borderWidth, .borderColor, .opacity, .clip, .corners],
      without: node.recorded)
    items[node.item].properties += list.properties
  }

  private func isVisible(_ rect: FixedRect, of node: PaintedView) -> Bool {
    intersection(rect, node.visible) != nil
  }

  /// Adds an item of a view's box with the properties that affect the given aspects.
  private mutating func append(
    _ drawing: Drawing, of node: PaintedView, explaining aspects: DrawingAspects
  ) {
    var list = PropertyList(node.tokens)
    list.add(node.look.style, explaining: aspects)
    if aspects.contains(.corners), let layer = node.view.ownLayer { list.add(layer.maskedCorners) }
    node.recorded.formUnion(aspects)
    push(PaintedItem(drawing: drawing, path: node.path, properties: list.properties), of: node)
  }
}
