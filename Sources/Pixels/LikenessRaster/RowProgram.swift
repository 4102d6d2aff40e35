/// One row of a box as a few spans, each ready to be drawn over a row of pixels. Equal rows share
/// it.

/// The colors of a box.
struct BoxPaint {
  /// The fill where nothing lies over it; clear where there is none.
  var fill: PremultipliedColor16
  /// The border over the fill; the fill where there is no border.
  var ring: PremultipliedColor16
  var isBorderless: Bool
  /// The fill with 8-bit weights, nil for none that is of one 8-bit color.
  var solidFill: SolidPaint?
}

/// The spans of one row of a box.
///
/// If the shape covers the share `o` of a pixel, and the inside of its border the share `i`, at
/// most `o`, the pixel is covered with `(o − i) · ring + i · fill`, which leaves the share `1 − o`
/// of what was there.
struct RowProgram {
  private enum Kind {
    case store(Pixel)
    case solid(SolidPaint)
    case constant(Blend16)
    /// A blend for each pixel, from this place in `blends`.
    case varying(Int)
  }

  private struct Span {
    var x: Int
    var count: Int
    var kind: Kind
  }

  private var spans: [Span] = []
  private var blends: [Blend16] = []

  /// Makes the spans of a row within `columns`.
  mutating func make(
    outer: borrowing CoverageRow, inner: borrowing CoverageRow, columns: Range<Int>, paint: BoxPaint
  ) {
    spans.removeAll(keepingCapacity: true)
    blends.removeAll(keepingCapacity: true)
    let end = min(outer.end, columns.upperBound)
    var x = max(outer.start, columns.lowerBound)
    while x < end {
      let (outerEnd, outerIndex) = outer.stretch(at: x)
      let (innerEnd, innerIndex) = inner.stretch(at: x)
      let next = min(outerEnd, innerEnd, end)
      if outerIndex < 0, innerIndex < 0 {
        let share = outerIndex == -1 ? outer.plateau : 0
        append(
          x, next - x, outer: share, inner: min(share, innerIndex == -1 ? inner.plateau : 0), paint)
      } else {
        append(x, next - x, outer, outerIndex, inner, innerIndex, paint)
      }
      x = next
    }
  }

  private mutating func append(
    _ x: Int, _ count: Int, outer: UInt32, inner: UInt32, _ paint: BoxPaint
  ) {
    if inner == PremultipliedColor16.whole
      || paint.isBorderless && outer == PremultipliedColor16.whole
    {
      if let solid = paint.solidFill {
        if !solid.isClear {
          spans.append(
            Span(x: x, count: count, kind: solid.isOpaque ? .store(solid.pixel) : .solid(solid)))
        }
        return
      }
    }
    let color = paint.ring.mixed(share: outer - inner, with: paint.fill, share: inner)
    guard color != .clear else { return }
    spans.append(
      Span(
        x: x, count: count, kind: color.isOpaque ? .store(color.pixel) : .constant(Blend16(color))))
  }

  private mutating func append(
    _ x: Int, _ count: Int, _ outer: borrowing CoverageRow, _ outerIndex: Int,
    _ inner: borrowing CoverageRow, _ innerIndex: Int,
    _ paint: BoxPaint
  ) {
    spans.append(Span(x: x, count: count, kind: .varying(blends.count)))
    // A stretch without values of its own has one share for all its pixels: a step of 0 through one
    // value.
    let outerStep = outerIndex < 0 ? 0 : 1
    let innerStep = innerIndex < 0 ? 0 : 1
    blends.reserveCapacity(blends.count + count)
    let outerShare = outerIndex == -1 ? outer.plateau : 0
    let innerShare = innerIndex == -1 ? inner.plateau : 0
    outer.values.withUnsafeBufferPointer { outerValues in
      inner.values.withUnsafeBufferPointer { innerValues in
        var k = 0
        while k < count {
          let o = outerStep == 0 ? outerShare : outerValues[outerIndex &+ k]
          let i = min(o, innerStep == 0 ? innerShare : innerValues[innerIndex &+ k])
          blends.append(Blend16(paint.ring.mixed(share: o &- i, with: paint.fill, share: i)))
          k = k &+ 1
        }
      }
    }
  }

  /// Lays the row over row `y` of a surface.
  func run(on surface: Surface, row y: Int) {
    spans.withUnsafeBufferPointer { spans in
      blends.withUnsafeBufferPointer { blends in
        for span in spans {
          let pixels = surface.at(span.x, y)
          let count = span.count
          switch span.kind {
          case .store(let pixel): store(pixel, at: pixels, count: count)
          case .solid(let paint): blend(paint, over: pixels, count: count)
          case .constant(let blend): blend.over(pixels, count: count)
          case .varying(let first):
            var k = 0
            while k < count {
              pixels[k] = blends[first &+ k].over(pixels[k])
              k = k &+ 1
            }
          }
        }
      }
    }
  }
}

extension CoverageRow {
  /// Where the stretch that holds a column ends, and where the column's value is in `values`; -1
  /// for the plateau, -2 for outside.
  @inline(__always)
  func stretch(at x: Int) -> (end: Int, index: Int) {
    if x < start { return (start, -2) }
    if x < plateauStart { return (plateauStart, x - start) }
    if x < plateauEnd { return (plateauEnd, -1) }
    if x < end { return (end, plateauStart - start + x - plateauEnd) }
    return (.max, -2)
  }
}
