/// Draws the items of a list on a surface, in order.
import LikenessBase
import LikenessDisplayList

/// The state of one drawing of one band.
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

  // Scratch that is kept from item to item.
  var rowScratch = RowScratch()
  var outerRow = CoverageRow()
  var innerRow = CoverageRow()
  var maskRow: [UInt8] = []
  var glyphCache: GlyphCache
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

  /// Draws all items.
  func draw() { draw(list.items.indices) }

  /// Draws some items: of each group all of it or nothing.
  func draw(_ items: Range<Int>) {
    var index = items.lowerBound
    while index < items.upperBound {
      switch list.items[index].drawing {
      case .view: break
      case .box(let box): draw(box)
      case .shadow(let shadow): draw(shadow, hidden: opaquePixels(after: index))
      case .glyphs(let glyphs): draw(glyphs)
      case .image(let placement): draw(placement)
      case .path(let path): draw(path)
      case .clip(let shape):
        // A group in which nothing can show is left out as a whole.
        if !beginClip(shape) { index = plan.groupEnds[index] }
      case .opacity(let opacity):
        if !beginOpacity(opacity, bounds: plan.groupBounds[index] ?? scissor) {
          index = plan.groupEnds[index]
        }
      case .end: endGroup()
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
