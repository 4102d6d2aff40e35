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
  /// Draws a path.
  func draw(_ path: PathDrawing) {
    let visible = path.pixels.intersection(scissor)
    guard !visible.isEmpty else { return }
    let (lines, rule) = path.lines(within: visible)
    var coverage = WindingCoverage(lines, rule: rule, region: visible)
    var shares = [UInt32](repeating: 0, count: visible.width)
    switch path.paint.source {
    case .color(let color):
      let solid = SolidPaint(color)
      let wide = PremultipliedColor16(color)
      for y in visible.rows where coverage.shares(ofRow: y, into: &shares) {
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
      for y in visible.rows where coverage.shares(ofRow: y, into: &shares) {
        let pixels = surface.at(visible.x, y)
        gradient.colors(from: visible.x, count: visible.width, y: y, into: &colors)
        for x in shares.indices where shares[x] > 0 {
          pixels[x] = Blend16(colors[x].scaled(by: shares[x])).over(pixels[x])
        }
      }
    }
  }
}
