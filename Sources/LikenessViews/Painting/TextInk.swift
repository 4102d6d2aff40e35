/// Where the ink of a text that a view draws lies, for clips and for what is told of letters that leave their room.
import LikenessDisplayList
import LikenessGraphics
import LikenessText

/// The ink of glyphs, each looked up once for a picture.
final class GlyphInks {
  private struct Strike: Hashable {
    let font: FontReference
    let size: Fixed
  }

  private struct Known {
    let typeface: (any Typeface)?
    let ascent: Fixed
    let descent: Fixed
    var inks: [UInt32: FixedRect?] = [:]
  }

  private var known: [Strike: Known] = [:]

  /// The edges of a run's ink from its origin, and of the part of it that lies between the ascent and the descent of its font.
  func edges(of run: GlyphRun, in fonts: FontLibrary) -> (ink: FixedRect, reach: FixedRect)? {
    let strike = Strike(font: run.font, size: run.size)
    var font = known.removeValue(forKey: strike) ?? Self.look(up: run, in: fonts)
    defer { known[strike] = font }
    guard let typeface = font.typeface else { return nil }
    var edges = InkEdges()
    for glyph in run.glyphs {
      let ink: FixedRect?
      if let found = font.inks[glyph.id] {
        ink = found
      } else {
        ink = typeface.shape(of: glyph.id, size: run.size).ink(size: run.size)
        font.inks[glyph.id] = .some(ink)
      }
      if let ink { edges.add(ink, x: glyph.x, y: glyph.y) }
    }
    guard let ink = edges.rect else { return nil }
    let top = max(ink.y, -font.ascent)
    return (ink, FixedRect(x: ink.x, y: top, width: ink.width, height: min(ink.maxY, font.descent) - top))
  }

  private static func look(up run: GlyphRun, in fonts: FontLibrary) -> Known {
    let typeface = fonts.typeface(run.font)
    let metrics = typeface?.metrics(size: run.size)
    return Known(
      typeface: typeface, ascent: Fixed(metrics?.ascent.ceiling ?? 0), descent: Fixed(metrics?.descent.ceiling ?? 0))
  }
}

/// The edges of many rects, being gathered in 64ths of a pixel.
private struct InkEdges {
  private var left = Int32.max
  private var top = Int32.max
  private var right = Int32.min
  private var bottom = Int32.min

  mutating func add(_ rect: FixedRect, x: Fixed, y: Fixed) {
    left = min(left, (rect.x + x).raw)
    top = min(top, (rect.y + y).raw)
    right = max(right, (rect.maxX + x).raw)
    bottom = max(bottom, (rect.maxY + y).raw)
  }

  var rect: FixedRect? {
    guard left <= right, top <= bottom else { return nil }
    // Each lies within ±2^25.
    return FixedRect(x: Fixed(raw: left), y: Fixed(raw: top), width: Fixed(raw: right - left), height: Fixed(raw: bottom - top))
  }
}

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

  init(_ layout: TextLayout, room: FixedRect, top: Fixed, clip: FixedRect?, fonts: FontLibrary, inks: GlyphInks) {
    self.layout = layout
    self.room = room
    let widest = layout.lines.map(\.width).max() ?? .zero
    box = FixedRect(x: room.x, y: top, width: widest, height: layout.height)
    var ofLines: [FixedRect?] = []
    var ink: FixedRect?
    var reach: FixedRect?
    for line in layout.lines {
      var ofLine: FixedRect?
      for placed in line.runs {
        guard let edges = inks.edges(of: placed.run, in: fonts) else { continue }
        ofLine = union(ofLine, edges.ink.offsetBy(x: placed.x, y: line.baseline))
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
