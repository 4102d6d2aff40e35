/// How far the letters of a text leave the room that it is drawn in, and what of them is cut off.
import LikenessDisplayList
import LikenessGraphics
import LikenessText

/// Whole pixels by which the ink of glyphs leaves a rect on each side; 0 where it stays inside.
struct TextOverflow: Hashable {
  var left = 0
  var top = 0
  var right = 0
  var bottom = 0

  /// The sides with their pixels, `right 12, bottom 3`, or nil where nothing leaves.
  var told: String? {
    let sides = [("left", left), ("top", top), ("right", right), ("bottom", bottom)].filter { $0.1 > 0 }
    return sides.isEmpty ? nil : sides.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }

  /// The most of two on each side.
  mutating func add(_ other: TextOverflow) {
    left = max(left, other.left)
    top = max(top, other.top)
    right = max(right, other.right)
    bottom = max(bottom, other.bottom)
  }
}

extension TextOverflow {
  /// The part of a pixel, in 64ths, that may be cut from a letter without a word: less than half of one is no more than the faint edge of a curve.
  private static let leastCut: Int32 = 32

  /// How far a text leaves its room, or is cut off.
  ///
  /// A text leaves its room where a line is wider than that, or where its lines, or what of its letters lies within the ascent and descent of their fonts, are
  /// higher. Lines that fit may reach out of the room by an overhang, as all text does (the tail of a `j`, the accent on a capital): that counts only where it is
  /// cut off. Of corners, the rect around them counts. Letters that lie wholly outside of a clip are not cut: the rows of a table below its edge are as they should be.
  ///
  /// - Parameters:
  ///   - room: the room of the text, or what of that lies in the view that the text is a part of.
  ///   - clip: the part of the picture in which the view shows, the picture's edges included.
  init(of text: DrawnText, in room: FixedRect, clippedTo clip: FixedRect) {
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
    if intersection(ink, shown) != nil { add(TextOverflow(of: ink, leaving: shown, least: Self.leastCut)) }
  }

  /// How far one rect leaves another; what is below a least number of 64ths is not counted, and every part of a pixel is beyond that.
  private init(of ink: FixedRect, leaving rect: FixedRect, least: Int32) {
    func pixels(_ length: Fixed) -> Int { length.raw < least ? 0 : length.ceiling }
    left = pixels(rect.x - ink.x)
    top = pixels(rect.y - ink.y)
    right = pixels(ink.maxX - rect.maxX)
    bottom = pixels(ink.maxY - rect.maxY)
  }
}

extension Painter {
  /// Records what happened to the texts of each view, now that all clips are known: how much does not show, and what could not be done.
  mutating func measureTexts() {
    for index in nodes.indices {
      let node = nodes[index]
      let outside = node.parent == index ? picture : nodes[node.parent].shown
      guard node.isShown else { continue }
      let shown = node.look.clips ? overlap(outside, node.look.shape.rect) : outside
      nodes[index].shown = shown
      for text in node.texts where touchesPicture(text) {
        // A part of a control has all the room of that, but no more.
        let room = node.view.isPartOfContainer ? overlap(text.room, nodes[node.parent].frame) : text.room
        nodes[index].notes.add(text.layout)
        nodes[index].notes.add(DisplayList.overflowProperty, TextOverflow(of: text, in: room, clippedTo: shown).told)
      }
    }
  }

  /// Whether a text has its place in the picture, be it of no extent, or reaches into it.
  private func touchesPicture(_ text: DrawnText) -> Bool {
    let room = text.room
    if room.x <= picture.maxX, room.maxX >= picture.x, room.y <= picture.maxY, room.maxY >= picture.y { return true }
    return text.ink.map { intersection($0, picture) != nil } ?? false
  }
}
