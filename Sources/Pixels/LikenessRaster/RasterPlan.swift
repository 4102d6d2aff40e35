/// Checks of a list before it is drawn: whether it can be drawn, where its groups end, and how much
/// space they need.
import LikenessDisplayList

/// The bounds within which a list is drawn, beyond which it is refused.
public struct RasterLimits: Hashable, Sendable {
  /// The most pixels a picture may have. Default 100 million, 400 MB: well above any screen, well
  /// below what exhausts a machine.
  public var maximumPixels: Int
  /// The most groups (clips and opacities) that may be open at once. Default 256, several times
  /// what the deepest screens have.
  public var maximumNesting: Int

  /// Creates limits.
  public init(maximumPixels: Int = 100_000_000, maximumNesting: Int = 256) {
    self.maximumPixels = maximumPixels
    self.maximumNesting = maximumNesting
  }
}

/// A list that has been checked.
struct RasterPlan {
  /// For each item that opens a group the item that ends it, for all others 0.
  private(set) var groupEnds: [Int]
  /// The bounds of each opacity group, by its item. No pixel outside changes.
  private(set) var groupBounds: [Int: PixelRect] = [:]

  private struct Group {
    var item: Int
    /// The bounds of a clip; nil for an opacity.
    var clip: PixelRect?
    var bounds = PixelRect.empty
  }

  init(_ list: DisplayList, glyphs source: GlyphSource, limits: RasterLimits) throws(RasterError) {
    guard list.size.pixelCount <= limits.maximumPixels else {
      throw .tooManyPixels(list.size, limit: limits.maximumPixels)
    }
    groupEnds = [Int](repeating: 0, count: list.items.count)
    var open: [Group] = []
    var layers = 0
    for (index, item) in list.items.enumerated() {
      switch item.drawing {
      case .clip, .mask, .opacity:
        guard open.count < limits.maximumNesting else {
          throw .nestedTooDeep(limit: limits.maximumNesting, item: index, path: item.source.path)
        }
        if case .clip(let shape) = item.drawing {
          open.append(Group(item: index, clip: shape.rect.pixels))
        } else if case .mask(let path) = item.drawing {
          open.append(Group(item: index, clip: path.pixels))
        } else {
          open.append(Group(item: index, clip: nil))
          layers += 1
        }
      case .end:
        guard let group = open.popLast() else {
          throw .unmatchedEnd(item: index, path: item.source.path)
        }
        groupEnds[group.item] = index
        if group.clip == nil {
          groupBounds[group.item] = group.bounds
          layers -= 1
        }
        if let last = open.indices.last {
          open[last].bounds = open[last].bounds.union(
            group.clip.map { group.bounds.intersection($0) } ?? group.bounds)
        }
      case .glyphs(let glyphs):
        guard source(glyphs.run.font) != nil else {
          throw .unknownFont(glyphs.run.font, item: index, path: item.source.path)
        }
      case .image(let placement):
        guard list.images[placement.image] != nil else {
          throw .unknownImage(placement.image, item: index, path: item.source.path)
        }
      default: break
      }
      // Only an opacity group needs its bounds, which may take a look at every glyph.
      guard layers > 0, let last = open.indices.last else { continue }
      open[last].bounds = open[last].bounds.union(item.drawing.pixels(source))
    }
    if let group = open.last {
      throw .unclosedGroup(item: group.item, path: list.items[group.item].source.path)
    }
  }
}

extension Drawing {
  /// The pixels that the drawing can change by itself. Groups change none, and neither do glyphs of
  /// an unknown font.
  func pixels(_ source: GlyphSource) -> PixelRect {
    switch self {
    case .box(let box): box.shape.rect.pixels
    case .shadow(let shadow): shadow.pixels
    case .glyphs(let glyphs): source(glyphs.run.font).map { glyphs.pixels($0) } ?? .empty
    case .image(let placement): placement.destination.pixels
    default: drawnPath?.pixels ?? .empty
    }
  }
}
