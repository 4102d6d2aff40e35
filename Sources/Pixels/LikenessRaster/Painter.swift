/// Draws the items of a list on a surface, in order.
import LikenessBase
import LikenessDisplayList

/// The state of one drawing, a band of rows at a time.
final class Painter {
  let list: DisplayList
  let environment: RasterEnvironment
  let plan: RasterPlan
  let cache: CoverageCache
  /// The target: the band, or the layer of the innermost opacity group.
  var surface: Surface
  /// The region that may change; never reaches beyond the surface.
  var scissor: PixelRect
  /// The groups that are open.
  var groups: [OpenGroup] = []
  /// The rows that each item can change, and each group with all that is in it; empty if nobody
  /// has looked.
  private var rows: [Range<Int>] = []

  // Scratch that is kept from item to item.
  var rowScratch = RowScratch()
  var outerRow = CoverageRow()
  var innerRow = CoverageRow()
  var maskRow: [UInt8] = []
  var glyphCache: GlyphCache
  /// By the font's number, then by the glyph's.
  var glyphReaches: [Int32: [GlyphReach?]] = [:]
  var lastShapes: (font: ContentDigest, shapes: GlyphShapes)?

  init(_ list: DisplayList, in environment: RasterEnvironment, plan: RasterPlan, surface: Surface) {
    self.list = list
    self.environment = environment
    cache = CoverageCache(sharing: environment.cache)
    glyphCache = GlyphCache(sharing: environment.cache)
    self.plan = plan
    self.surface = surface
    scissor = surface.region
  }

  /// Finds the rows of all items, which pays where a picture is drawn in more than one band.
  func findRows() {
    rows = list.items.indices.map { index in
      let drawing = list.items[index].drawing
      return switch drawing {
      case .glyphs(let glyphs): rows(of: glyphs)
      case .clip(let shape): shape.rect.pixels.rows
      case .mask(let path): path.pixels.rows
      case .opacity: plan.groupBounds[index]?.rows ?? 0..<list.size.height
      // Never met alone: a group that is left out is left out with its end.
      case .end: 0..<list.size.height
      default: drawing.pixels(environment.glyphs).rows
      }
    }
  }

  /// Stores the background, except where the first item covers it.
  func storeBackground() {
    let pixel = SolidPaint(list.background).pixel
    for part in scissor.parts(around: opaquePixels(of: list.items.indices)) {
      store(
        pixel, at: surface.at(part.x, part.y), count: part.width, rows: part.height,
        pitch: surface.region.width)
    }
  }

  /// Draws all items.
  func draw() { draw(list.items.indices) }

  /// Draws some items: of each group all of it or nothing.
  func draw(_ items: Range<Int>) {
    let rows = rows
    var index = items.lowerBound
    while index < items.upperBound {
      if !rows.isEmpty,
        rows[index].upperBound <= scissor.y || rows[index].lowerBound >= scissor.maxY
      {
        index = max(index, plan.groupEnds[index]) + 1
        continue
      }
      switch list.items[index].drawing {
      case .view: break
      case .box(let box): draw(box, hidden: opaquePixels(of: index + 1..<items.upperBound))
      case .shadow(let shadow):
        draw(shadow, hidden: opaquePixels(of: index + 1..<items.upperBound))
      case .glyphs(let glyphs): draw(glyphs)
      case .image(let placement): draw(placement)
      case .clip(let shape):
        // A group in which nothing can show is left out as a whole.
        if !beginClip(shape) { index = plan.groupEnds[index] }
      case .mask(let path):
        if !beginMask(path) { index = plan.groupEnds[index] }
      case .opacity(let opacity):
        if !beginOpacity(opacity, bounds: plan.groupBounds[index] ?? scissor) {
          index = plan.groupEnds[index]
        }
      case .end: endGroup()
      default: if let path = list.items[index].drawing.drawnPath { draw(path) }
      }
      index += 1
    }
  }
}

/// Reused buffers for the rows of a box.
struct RowScratch {
  var outer = CoverageRow()
  var inner = CoverageRow()
  var program = RowProgram()
  var colors: [PremultipliedColor16] = []
}
