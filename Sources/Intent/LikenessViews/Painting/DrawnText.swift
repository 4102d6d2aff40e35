/// The place of a text that a view drew, for clips and for reports of text that overflows.
import LikenessDisplayList
import LikenessText

/// Drawn text on the picture's grid, kept to check whether all of it shows.
struct DrawnText {
  let layout: TextLayout
  /// The rect the text was drawn in.
  let room: FixedRect
  /// The rect around the lines: as wide as the widest and as high as all of them.
  let box: FixedRect
  /// The ink of each line, relative to the layout's top left corner.
  let inkOfLines: [FixedRect?]
  /// The ink of all letters; nil if nothing is drawn.
  let ink: FixedRect?
  /// The part of the ink between the fonts' ascents and descents.
  let reach: FixedRect?
  /// The rect to which the view clips the text; nil for no clip.
  let clip: FixedRect?

  /// Whether the text is shown elsewhere than it was set, so that its overflow is not known.
  var isTransformed = false

  /// Whether a line is wider than the rect: it needs a clip, or not even one character fits.
  var isTooWide: Bool { box.width > room.width }

  init(_ layout: TextLayout, room: FixedRect, top: Fixed, clip: FixedRect?, fonts: FontLibrary) {
    self.layout = layout
    self.room = room
    let widest = layout.lines.lazy.map(\.width).max() ?? .zero
    box = FixedRect(x: room.x, y: top, width: widest, height: layout.height)
    var ofLines: [FixedRect?] = []
    var ink: FixedRect?
    var reach: FixedRect?
    for line in layout.lines {
      var ofLine: FixedRect?
      for placed in line.runs {
        guard let edges = fonts.ink(of: placed.run) else { continue }
        ofLine = union(ofLine, edges.whole.offsetBy(x: placed.x, y: line.baseline))
        reach = union(reach, edges.reach.offsetBy(x: room.x + placed.x, y: top + line.baseline))
      }
      ofLines.append(ofLine)
      ink = union(ink, ofLine?.offsetBy(x: room.x, y: top))
    }
    inkOfLines = ofLines
    self.ink = ink
    self.reach = reach
    self.clip = box.width > room.width ? overlap(clip ?? room, room) : clip
  }
}
