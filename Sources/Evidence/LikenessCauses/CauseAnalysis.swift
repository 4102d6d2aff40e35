/// Why a picture differs from its reference: the causes, and the pixels that each explains.
import LikenessDisplayList
import LikenessRaster

/// Why a picture differs from its reference.
public struct CauseAnalysis: Sendable {
  /// The causes, those that explain most pixels first; without pixels in the order of the views.
  public let causes: [Cause]
  /// The number of different pixels that no cause explains; nil if no pixels were given.
  public let unexplainedPixels: Int?
  /// These pixels.
  package let unexplained: PixelSet?
  /// What a tolerance allows of it; nil where that was not asked.
  package let allowance: Allowance?

  /// The causes that a tolerance allows, and their pixels.
  package struct Allowance: Sendable {
    /// The causes that it does not allow, with their extents. One that changed none of the pixels
    /// needs no allowance.
    package let others: [(cause: Cause, extent: CauseExtent)]
    /// The pixels of those that it allows.
    package let pixels: PixelSet
  }

  /// Compares two lists as trees of views.
  ///
  /// Matches views by path, and siblings of one name by content, so an inserted sibling renames
  /// none. The steps have no bound of n log n for n items: views whose equal is gone are compared
  /// one by one, up to 4,096 comparisons a group, and equal ones that moved are looked for in a
  /// list.
  public init(from old: DisplayList, to new: DisplayList) {
    causes = findCauses(from: old, to: new).causes
    unexplainedPixels = nil
    unexplained = nil
    allowance = nil
  }

  /// Compares two lists as trees of views, and attributes the different pixels.
  ///
  /// - Parameters:
  ///   - isFaint: Whether a pixel differs by at most one level of a channel; see `faintly(_:_:)`.
  ///     By default none does.
  ///   - redrawing: The old list drawn by today's renderer, if known; pixels that it changed belong
  ///     to the renderer.
  ///   - isAllowed: Whether a tolerance allows a cause; nil does not ask.
  ///   - environment: The fonts of both lists. Text in a missing font counts as reaching two ems
  ///     around each glyph.
  ///
  /// - Throws: ``RasterError`` if one of the lists can't be drawn.
  package init(
    from old: DisplayList, to new: DisplayList, differing: PixelSet,
    isFaint: (_ x: Int, _ y: Int) -> Bool = { _, _ in false },
    redrawing: Redrawing? = nil, isAllowed: ((CauseExtent) -> Bool)? = nil,
    in environment: RasterEnvironment,
    limits: RasterLimits = RasterLimits()
  ) throws(RasterError) {
    let map = findCauses(from: old, to: new)
    var rest = differing
    // If the old list gives the fresh pixel today, only the renderer changed it.
    var ofRenderer =
      redrawing.map { redrawing in
        rest.remove { redrawing.isOther($0, $1) && redrawing.isActual($0, $1) }
      } ?? 0
    let extents = isAllowed == nil ? [] : map.extents()
    let allowed = Set(extents.indices.filter { isAllowed?(extents[$0]) == true })
    let (counts, allowedPixels) = try map.attribute(
      &rest, isFaint: isFaint, allowed: allowed, in: environment, limits: limits)
    ofRenderer += redrawing.map { redrawing in rest.remove { redrawing.isOther($0, $1) } } ?? 0
    var causes = map.causes
    for index in causes.indices { causes[index].pixels = counts[index] }
    if let redrawing, ofRenderer > 0 {
      let (before, after) = redrawing.renderers
      let isNew = before != after
      causes.append(
        Cause(
          .renderer, before: isNew ? .number(Double(before)) : nil,
          after: isNew ? .number(Double(after)) : nil, pixels: ofRenderer))
    }
    self.causes = causes.enumerated().sorted {
      ($1.element.pixels ?? 0, $0.offset) < ($0.element.pixels ?? 0, $1.offset)
    }.map(\.element)
    unexplainedPixels = rest.pixelCount
    unexplained = rest
    allowance =
      isAllowed == nil
      ? nil
      : Allowance(
        others: extents.indices.filter { !allowed.contains($0) && counts[$0] != 0 }.map {
          (map.causes[$0], extents[$0])
        }, pixels: allowedPixels)
  }
}

/// Returns whether a pixel of both pictures differs by at most one level of a channel.
package func faintly(_ one: Bitmap, _ other: Bitmap) -> (_ x: Int, _ y: Int) -> Bool {
  { x, y in
    let (a, b) = (one[x, y], other[x, y])
    return zip([a.red, a.green, a.blue, a.alpha], [b.red, b.green, b.blue, b.alpha]).allSatisfy {
      max($0, $1) - min($0, $1) <= 1
    }
  }
}

package struct Redrawing: Sendable {
  private let reference: Bitmap
  private let redrawn: Bitmap
  private let actual: Bitmap
  let renderers: (before: Int, after: Int)

  /// Pairs a reference with its redrawn list; nil if both have the same pixels or different sizes.
  package init?(
    of reference: Bitmap, as redrawn: Bitmap, beside actual: Bitmap,
    renderers: (before: Int, after: Int)
  ) {
    guard redrawn != reference, redrawn.size == reference.size else { return nil }
    self.reference = reference
    self.redrawn = redrawn
    self.actual = actual
    self.renderers = renderers
  }

  fileprivate func isOther(_ x: Int, _ y: Int) -> Bool { redrawn[x, y] != reference[x, y] }

  fileprivate func isActual(_ x: Int, _ y: Int) -> Bool { redrawn[x, y] == actual[x, y] }
}

extension DisplayList {
  /// Whether both lists draw the same, apart from the names of views and properties.
  ///
  /// - Parameter inAnyColor: Whether colors and opacities may differ, too.
  package func draws(like other: DisplayList, inAnyColor: Bool = false) -> Bool {
    func drawings(_ list: DisplayList) -> some Sequence<Drawing> {
      list.items.lazy.map { $0.drawing }.filter { if case .view = $0 { false } else { true } }
    }
    return size == other.size && (inAnyColor || background == other.background)
      && drawings(self).elementsEqual(drawings(other)) {
        $0 == $1 || inAnyColor && differsInColor($0, $1)
      }
  }
}
