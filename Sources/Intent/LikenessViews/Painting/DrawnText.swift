/// The place of a text that a view drew, for clips and for the record of letters that leave their frame.
import LikenessDisplayList
import LikenessGraphics
import LikenessText

/// A text that a view drew, on the grid of the picture, as far as it is asked afterwards whether all of it shows.
struct DrawnText {
  let layout: TextLayout
  /// The room that it was drawn in.
  let room: FixedRect
  /// Where its lines are: as wide as the widest, and as high as all of them.
  let box: FixedRect
  /// The ink of each line from the layout's top left corner.
  let inkOfLines: [FixedRect?]
  /// What all letters cover; nil where nothing is drawn.
  let ink: FixedRect?
  /// The part of that which lies between the ascents and descents of the fonts.
  let reach: FixedRect?
  /// The part of the picture to which the view itself clips the text; nil for all of it.
  let clip: FixedRect?

  /// Whether a line is wider than the room: it is to be clipped, or not even one character fits.
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
