/// The pixels that single items of a list draw, and so can change.
import LikenessDisplayList

/// Draws the items of a list one at a time, each over nothing and inside the clips around it.
package final class ItemInk {
  private let list: DisplayList
  private let environment: RasterEnvironment
  private let plan: RasterPlan
  /// The innermost group around each item, by its index; nil for none.
  private let groups: [Int?]
  /// Whether each item shows glyphs of an unknown font.
  private let hasUnknownGlyphs: [Bool]
  // Kept for its caches; each drawing gives it pixels of its own.
  private var painter: Painter?

  /// Prepares a list. Glyphs of an unknown font are drawn as boxes that reach two ems from their
  /// origin, as far as glyphs of fonts in use do.
  ///
  /// - Throws: ``RasterError`` if the list can't be drawn for another reason.
  package init(
    _ list: DisplayList, in environment: RasterEnvironment, limits: RasterLimits = RasterLimits()
  ) throws(RasterError) {
    self.list = list
    var environment = environment
    let glyphs = environment.glyphs
    hasUnknownGlyphs = list.items.map {
      if case .glyphs(let placed) = $0.drawing { glyphs(placed.run.font) == nil } else { false }
    }
    if hasUnknownGlyphs.contains(true) {
      environment.glyphs = { glyphs($0) ?? .boxes }
      // A shared cache would pass the boxes on to drawings that do know the font.
      environment.cache = RasterCache()
    }
    self.environment = environment
    plan = try RasterPlan(list, glyphs: environment.glyphs, limits: limits)
    var open: [Int] = []
    groups = list.items.indices.map { index in
      switch list.items[index].drawing {
      case .clip, .mask, .opacity:
        open.append(index)
        return open.dropLast().last
      case .end:
        open.removeLast()
        return open.last
      default: return open.last
      }
    }
  }

  /// Whether the pixels of an item, or of something in a group, are those of boxes in place of
  /// glyphs.
  package func isGuessed(_ index: Int) -> Bool { hasUnknownGlyphs[range(of: index)].contains(true) }

  /// The item, or the group from its beginning to its end.
  private func range(of index: Int) -> ClosedRange<Int> {
    index...max(index, plan.groupEnds[index])
  }

  /// Returns the pixels that an item can change; for a group those of all that is in it.
  package func bounds(of index: Int) -> PixelRect {
    list.items[range(of: index)].reduce(.empty) {
      $0.union($1.drawing.pixels(environment.glyphs))
    }
  }

  /// Returns what an item, or a group with all that is in it, draws in a region of the picture:
  /// premultiplied pixels row by row, alpha in the upper byte.
  ///
  /// - Parameter withoutGroup: Whether to draw only what is in a group, without its clip or
  ///   opacity.
  package func pixels(of index: Int, in region: PixelRect, withoutGroup: Bool = false) -> [UInt32] {
    var pixels = [UInt32](repeating: 0, count: max(0, region.width) * max(0, region.height))
    draw(index, on: &pixels, region, withoutGroup: withoutGroup)
    return pixels
  }

  private func draw(
    _ index: Int, on pixels: UnsafeMutablePointer<UInt32>, _ region: PixelRect, withoutGroup: Bool
  ) {
    let surface = Surface(pixels: pixels, region: region)
    let painter = self.painter ?? Painter(list, in: environment, plan: plan, surface: surface)
    self.painter = painter
    painter.surface = surface
    painter.scissor = surface.region
    painter.groups = []
    var clips: [Drawing] = []
    var group = groups[index]
    while let around = group {
      switch list.items[around].drawing {
      case .clip, .mask: clips.append(list.items[around].drawing)
      case .opacity(0): return
      default: break
      }
      group = groups[around]
    }
    for clip in clips.reversed() {
      // Outside of a clip nothing shows. What was begun so far changes nothing, so it need not be
      // ended.
      switch clip {
      case .clip(let shape): guard painter.beginClip(shape) else { return }
      case .mask(let path): guard painter.beginMask(path) else { return }
      default: break
      }
    }
    switch list.items[index].drawing {
    case .shadow(let shadow): painter.draw(shadow, hidden: nil)
    case .clip, .mask, .opacity:
      let end = plan.groupEnds[index]
      painter.draw(withoutGroup ? index + 1..<end : index..<end + 1)
    default: painter.draw(index..<index + 1)
    }
    for _ in clips { painter.endGroup() }
  }
}

extension GlyphShapes {
  /// Boxes in place of unknown glyphs.
  fileprivate static let boxes: GlyphShapes = {
    let corners: [GlyphOutline.Segment] = [
      .line(.init(2, -1)), .line(.init(2, 2)), .line(.init(-1, 2)),
    ]
    let box = GlyphOutline(
      unitsPerEm: 1, contours: [.init(start: .init(-1, -1), segments: corners)])
    return GlyphShapes(standsOnWholePixels: false) { _, _ in .outline(box) }
  }()
}
