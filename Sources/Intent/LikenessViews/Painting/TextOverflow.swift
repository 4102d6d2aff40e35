/// How far text overflows its rect, and how much of it is cut off.
import LikenessBase
import LikenessDisplayList
import LikenessText

extension TextOverflow: StyleValue {
  package func recorded(_ tokens: inout StyleTokens) -> PropertyValue { value }

  /// Keeps the greater value on each side.
  mutating func add(_ other: TextOverflow) {
    left = max(left, other.left)
    top = max(top, other.top)
    right = max(right, other.right)
    bottom = max(bottom, other.bottom)
  }

  /// The largest cut that is not reported, in 64ths of a pixel: half a pixel is only the faint edge
  /// of a curve.
  private static let leastCut: Int32 = 32

  /// Measures how far a text overflows its rect or is cut off.
  ///
  /// Text overflows if a line is too wide, or if its lines, or its ink between ascent and descent,
  /// are too high. Ink may overhang the rect, such as the tail of a `j`; that counts only where it
  /// is cut off. Letters entirely outside a clip do not count as cut: rows below the edge of a
  /// table are expected.
  ///
  /// - Parameters:
  ///   - room: The rect of the text, limited to the container that the text is a part of.
  ///   - clip: The visible part of the picture, including the picture's edges.
  init(of text: DrawnText, in room: FixedRect, clippedTo clip: FixedRect) {
    self.init()
    guard let ink = text.ink else { return }
    let distance = TextOverflow(of: ink, leaving: room, least: 1)
    if text.box.width > room.width {
      left = distance.left
      right = distance.right
    }
    let lines = union(text.box, text.reach) ?? text.box
    if lines.y < room.y || lines.maxY > room.maxY {
      top = distance.top
      bottom = distance.bottom
    }
    let shown = text.clip.map { overlap($0, clip) } ?? clip
    if intersection(ink, shown) != nil {
      add(TextOverflow(of: ink, leaving: shown, least: Self.leastCut))
    }
  }

  /// Measures how far one rect leaves another, ignoring less than `least` 64ths and rounding up to
  /// pixels.
  private init(of ink: FixedRect, leaving rect: FixedRect, least: Int32) {
    func pixels(_ length: Fixed) -> Int { length.raw < least ? 0 : length.ceiling }
    self.init()
    left = pixels(rect.x - ink.x)
    top = pixels(rect.y - ink.y)
    right = pixels(ink.maxX - rect.maxX)
    bottom = pixels(ink.maxY - rect.maxY)
  }
}

extension ViewPainter {
  /// Records what happened to the texts of each view, now that all clips are known: how much does
  /// not show, and what could not be done.
  mutating func measureTexts() {
    for index in nodes.indices {
      let node = nodes[index]
      var outside = node.parent == index ? picture : nodes[node.parent].shown
      guard node.isShown else { continue }
      if let plane = node.toParent { outside = plane.inverted().bounds(outside) }
      let masked = node.mask.map { overlap(outside, $0.bounds) } ?? outside
      let shown = node.look.clips ? overlap(masked, node.look.shape.rect) : masked
      nodes[index].shown = shown
      for text in node.texts where text.isTransformed || touches(node.visible, text) {
        // A part of a control has all the space of the control, but no more.
        let room =
          node.view.isPartOfContainer ? overlap(text.room, nodes[node.parent].frame) : text.room
        nodes[index].notes.add(text.layout)
        if text.isTransformed { continue }
        let overflow = TextOverflow(of: text, in: room, clippedTo: shown)
        nodes[index].notes.add(
          DisplayList.Note.overflow.rawValue, overflow == TextOverflow() ? nil : overflow)
      }
    }
  }

  /// Returns whether text lies at least partly in the picture, even if empty.
  private func touches(_ picture: FixedRect, _ text: DrawnText) -> Bool {
    let room = text.room
    if room.x <= picture.maxX, room.maxX >= picture.x, room.y <= picture.maxY,
      room.maxY >= picture.y
    {
      return true
    }
    return text.ink.map { intersection($0, picture) != nil } ?? false
  }
}
