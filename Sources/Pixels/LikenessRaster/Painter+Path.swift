/// Paths: fills and strokes.
import LikenessBase
import LikenessDisplayList

extension PathDrawing {
  /// The pixels that the path can change.
  var pixels: PixelRect {
    guard let edges else { return .empty }
    let (x, y) = (edges.left >> 6, edges.top >> 6)
    return PixelRect(
      x: x, y: y, width: (edges.right + 63) >> 6 - x, height: (edges.bottom + 63) >> 6 - y)
  }

  /// x0, y0, x1, y1 of each line around what is drawn within a region, and what of that is inside.
  fileprivate func lines(within region: PixelRect) -> (lines: [Double], rule: FillRule) {
    switch operation {
    case .fill(let rule):
      var lines: [Double] = []
      for chords in chains(radius: 0).map({ $0.chords }) {
        // A fill closes each subpath.
        let closing = zip(chords.suffix(1), chords).map { ($0.end, $1.start) }
        for (start, end) in chords.map({ ($0.start, $0.end) }) + closing where start.y != end.y {
          lines += [start.x, start.y, end.x, end.y]
        }
      }
      return (lines, rule)
    case .stroke(let stroke):
      var stroker = Stroker(stroke, within: region)
      let pattern = DashPattern(stroke)
      for chain in chains(radius: max(0, stroke.width.pixels / 2)) {
        for part in pattern?.dashes(of: chain) ?? [chain] { stroker.add(part) }
      }
      return (stroker.lines, .nonzero)
    }
  }
}

extension Painter {
  /// Calls `body` with each row of a region that a path touches, and the covered shares of its
  /// pixels, 0…65,536; a blur is left out.
  func forEachRow(
    of path: PathDrawing, in region: PixelRect, _ body: (Int, borrowing [UInt32]) -> Void
  ) {
    let (lines, rule) = path.lines(within: region)
    var coverage = WindingCoverage(lines, rule: rule, region: region)
    var shares = [UInt32](repeating: 0, count: region.width)
    for y in region.rows where coverage.shares(ofRow: y, into: &shares) { body(y, shares) }
  }

  /// Draws a path.
  func draw(_ path: PathDrawing) {
    let visible = path.pixels.intersection(scissor)
    guard !visible.isEmpty else { return }
    if path.sigma > .zero, case .color(let color) = path.paint {
      return drawBlurred(color, sigma: path.sigma, in: visible) { near in
        var rows: [Int: [UInt8]] = [:]
        forEachRow(of: path, in: near) { y, shares in
          rows[y] = shares.map { UInt8(($0 * 255 + 32_768) >> 16) }
        }
        return rows
      }
    }
    switch path.paint.source {
    case .color(let color):
      let solid = SolidPaint(color)
      let wide = PremultipliedColor16(color)
      forEachRow(of: path, in: visible) { y, shares in
        let pixels = surface.at(visible.x, y)
        var x = 0
        while x < shares.count {
          let share = shares[x]
          let start = x
          repeat { x += 1 } while x < shares.count && shares[x] == share
          // Rounded as boxes are, so that a rect is the same as either.
          if share == PremultipliedColor16.whole {
            blend(solid, over: pixels + start, count: x - start)
          } else if share > 0 {
            Blend16(wide.scaled(by: share)).over(pixels + start, count: x - start)
          }
        }
      }
    case .gradient(let gradient):
      var colors: [PremultipliedColor16] = []
      forEachRow(of: path, in: visible) { y, shares in
        let pixels = surface.at(visible.x, y)
        gradient.colors(from: visible.x, count: visible.width, y: y, into: &colors)
        for x in shares.indices where shares[x] > 0 {
          pixels[x] = Blend16(colors[x].scaled(by: shares[x])).over(pixels[x])
        }
      }
    }
  }
}
