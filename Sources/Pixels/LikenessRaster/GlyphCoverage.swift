/// Exact area coverage of a glyph's outline at a size and a position in the grid of pixels.
import LikenessDisplayList

/// The outline of a glyph as straight lines in pixels.
///
/// Curves are replaced by chords of equal steps that stray from them by at most 1/1,024 of a pixel.
/// A parabola's arc and its chord enclose two thirds of their greatest distance times the chord's
/// length, so a pixel that a curve crosses is off by at most 2/3 · √2 / 1,024: a quarter of a
/// 255th. For cubic curves the same number of steps is taken by the bound of their second
/// derivative, and the same holds. Areas under the chords are exact.
struct FlatOutline {
  /// x0, y0, x1, y1 of each line; y downwards. In pixels from the glyph's origin, moved by its
  /// phase.
  private(set) var lines: [Double] = []
  /// The pixels that the lines touch.
  private(set) var bounds: PixelRect

  /// Steps of a curve, at most: enough for the bound up to 16,000 pixels to the em, beyond which no
  /// curve fits a picture.
  private static let maximumSteps = 2048

  /// - Parameters:
  ///   - size: 64ths of a pixel to the em, 0…2^25.
  ///   - phaseX: how far the origin lies from the left edge of its pixel, in 64ths, 0…63.
  ///   - phaseY: how far it lies below the upper edge.
  init(_ outline: GlyphOutline, size: Int32, phaseX: Int32, phaseY: Int32) {
    // One rounded division and one rounded product a coordinate: the same on every machine. At most
    // 2^20 · 2^19 = 2^39 pixels, exact to 2^-13.
    let scale = Double(max(0, size)) / (64 * Double(outline.unitsPerEm))
    let originX = Double(phaseX) / 64
    let originY = Double(phaseY) / 64
    bounds = outline.pixels(size: size, phaseX: phaseX, phaseY: phaseY)
    guard !bounds.isEmpty else { return }
    func place(_ point: GlyphOutline.Point) -> (x: Double, y: Double) {
      (originX + Double(point.x) * scale, originY - Double(point.y) * scale)
    }
    for contour in outline.contours {
      let start = place(contour.start)
      var last = start
      for segment in contour.segments {
        switch segment {
        case .line(let end):
          add(&last, place(end))
        case .quadratic(let control, let end):
          addQuadratic(&last, place(control), place(end))
        case .cubic(let first, let second, let end):
          addCubic(&last, place(first), place(second), place(end))
        }
      }
      add(&last, start)
    }
  }

  private mutating func add(_ last: inout (x: Double, y: Double), _ next: (x: Double, y: Double)) {
    // Level lines bound no area.
    if last.y != next.y {
      lines.append(last.x)
      lines.append(last.y)
      lines.append(next.x)
      lines.append(next.y)
    }
    last = next
  }

  /// Steps for a curve whose second difference has this length: chords of 1/n stray by at most
  /// length/(4n²).
  static func steps(_ x: Double, _ y: Double) -> Int {
    // 256 = 1,024 / 4.
    let wanted = ((x * x + y * y).squareRoot() * 256).squareRoot().rounded(.up)
    return Int(min(max(wanted, 1), Double(maximumSteps)))
  }

  private mutating func addQuadratic(
    _ last: inout (x: Double, y: Double), _ control: (x: Double, y: Double),
    _ end: (x: Double, y: Double)
  ) {
    let start = last
    let secondX = start.x - 2 * control.x + end.x
    let secondY = start.y - 2 * control.y + end.y
    let count = Self.steps(secondX, secondY)
    let firstX = 2 * (control.x - start.x)
    let firstY = 2 * (control.y - start.y)
    var k = 1
    while k < count {
      let t = Double(k) / Double(count)
      add(&last, (start.x + t * (firstX + t * secondX), start.y + t * (firstY + t * secondY)))
      k += 1
    }
    add(&last, end)
  }

  private mutating func addCubic(
    _ last: inout (x: Double, y: Double), _ first: (x: Double, y: Double),
    _ second: (x: Double, y: Double), _ end: (x: Double, y: Double)
  ) {
    let curve = CubicCurve(
      Vector(last.x, last.y), Vector(first.x, first.y), Vector(second.x, second.y),
      Vector(end.x, end.y))
    let count = curve.chordCount
    var k = 1
    while k < count {
      let point = curve.point(at: Double(k) / Double(count))
      add(&last, (point.x, point.y))
      k += 1
    }
    add(&last, end)
  }

  /// The covered shares of the pixels of a region, 0…255, row by row; `stride` bytes a row, those
  /// after the region's width 0.
  ///
  /// The method of ``RowAccumulator``, which goes row by row because a shape can be as large as a
  /// picture, for all rows of a small glyph at once: each line adds the area to its right,
  /// exactly, to the pixels that it passes, and its height to all pixels further right, which is
  /// summed up at the end. Lines to the left of the region count, those to the right make no
  /// difference.
  func coverage(of region: PixelRect, stride: Int, into bytes: UnsafeMutablePointer<UInt8>) {
    guard region.width > 0, region.height > 0 else { return }
    // Two more columns: a line at the right end gives its height to the column after.
    let cells = region.width + 2
    var sums = [Double](repeating: 0, count: cells * region.height)
    add(to: &sums, region)
    Self.write(sums, cells: cells, region, stride: stride, to: bytes)
  }

  /// Adds what each line covers of a region to the differences between neighboring pixels.
  private func add(to sums: UnsafeMutablePointer<Double>, _ region: PixelRect) {
    lines.withUnsafeBufferPointer { lines in
      var k = 0
      while k &+ 4 <= lines.count {
        Self.accumulate(
          x0: lines[k] - Double(region.x), y0: lines[k &+ 1] - Double(region.y),
          x1: lines[k &+ 2] - Double(region.x),
          y1: lines[k &+ 3] - Double(region.y), width: region.width, height: region.height,
          sums: sums)
        k = k &+ 4
      }
    }
  }

  /// Writes the shares that `cells` differences a row sum up to.
  private static func write(
    _ sums: UnsafePointer<Double>, cells: Int, _ region: PixelRect, stride: Int,
    to bytes: UnsafeMutablePointer<UInt8>
  ) {
    var y = 0
    while y < region.height {
      let row = sums + y &* cells
      let to = bytes + y &* stride
      var sum = 0.0
      var x = 0
      while x < region.width {
        sum += row[x]
        let share = sum < 0 ? -sum : sum
        to[x] = UInt8(truncatingIfNeeded: Int((share < 1 ? share : 1) * 255 + 0.5))
        x = x &+ 1
      }
      while x < stride {
        to[x] = 0
        x = x &+ 1
      }
      y = y &+ 1
    }
  }

  /// Adds a line to the differences between neighboring pixels of each row that it crosses.
  @inline(__always)
  static func accumulate(
    x0: Double, y0: Double, x1: Double, y1: Double, width: Int, height: Int,
    sums: UnsafeMutablePointer<Double>
  ) {
    let isDown = y0 < y1
    let sign = isDown ? 1.0 : -1.0
    let (topX, topY, bottomX, bottomY) = isDown ? (x0, y0, x1, y1) : (x1, y1, x0, y0)
    guard bottomY > 0, topY < Double(height) else { return }
    let slope = (bottomX - topX) / (bottomY - topY)
    let right = Double(width)
    let from = topY > 0 ? topY : 0
    let to = bottomY < Double(height) ? bottomY : Double(height)
    var y = Int(from)
    // Each row's ends are worked out from the line's own, so that no error adds up from row to row.
    var upper = from
    var x = from == topY ? topX : topX + (from - topY) * slope
    while upper < to {
      let edge = Double(y &+ 1)
      let lower = edge < to ? edge : to
      let nextX = lower == bottomY ? bottomX : topX + (lower - topY) * slope
      let amount = (lower - upper) * sign
      let row = sums + y &* (width &+ 2)
      var left = x < nextX ? x : nextX
      var rightmost = x < nextX ? nextX : x
      if left < right {
        if rightmost <= 0 {
          row[0] += amount
        } else {
          // What lies to the left of the region counts in full, what lies to the right not at all.
          let span = rightmost - left
          if left < 0 {
            row[0] += amount * (-left / span)
            left = 0
          }
          if rightmost > right { rightmost = right }
          let column = Int(left)
          let last = Double(column &+ 1)
          if rightmost <= last {
            // The share of the height that is left after clipping.
            let part = span > 0 ? amount * ((rightmost - left) / span) : amount
            let area = part * (last - (left + rightmost) / 2)
            row[column] += area
            row[column &+ 1] += part - area
          } else {
            let perPixel = amount / span
            var place = left
            var cell = column
            var end = last
            while place < rightmost {
              let stop = end < rightmost ? end : rightmost
              let part = (stop - place) * perPixel
              let area = part * (end - (place + stop) / 2)
              row[cell] += area
              row[cell &+ 1] += part - area
              place = stop
              cell = cell &+ 1
              end += 1
            }
          }
        }
      }
      x = nextX
      upper = lower
      y = y &+ 1
    }
  }
}

extension GlyphOutline {
  /// The pixels that the outline touches, from the pixel of its origin; see
  /// ``FlatOutline/init(_:size:phaseX:phaseY:)``.
  func pixels(size: Int32, phaseX: Int32, phaseY: Int32) -> PixelRect {
    let scale = Double(max(0, size)) / (64 * Double(unitsPerEm))
    let originX = Double(phaseX) / 64
    let originY = Double(phaseY) / 64
    // No picture reaches so far, and sums of a few stay within 32 bits.
    func pixel(_ value: Double, _ rule: FloatingPointRoundingRule) -> Int {
      Int(min(max(value.rounded(rule), -0x1p28), 0x1p28))
    }
    let left = pixel(originX + Double(bounds.left) * scale, .down)
    let right = pixel(originX + Double(bounds.right) * scale, .up)
    let top = pixel(originY - Double(bounds.top) * scale, .down)
    let bottom = pixel(originY - Double(bounds.bottom) * scale, .up)
    guard !isEmpty, size > 0, left < right, top < bottom else { return .empty }
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
