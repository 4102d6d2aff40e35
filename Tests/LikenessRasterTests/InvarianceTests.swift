import LikenessBase
import LikenessDisplayList
import LikenessRaster
import LikenessText
import TestSupport
import Testing

/// Ways of drawing that must not change a pixel, on a thousand random lists.
@Suite struct InvarianceTests {
  @Test(.nightly, arguments: 0..<10) func waysOfDrawingGiveTheSamePixels(part: Int) throws {
    for seed in (1_000 + part * 100)..<(1_100 + part * 100) {
      let list = try PixelCorpus.shapes(seed, items: 12)
      let picture = try drawn(list)
      let whole = PixelRect(x: 0, y: 0, width: picture.width, height: picture.height)

      // Bands of any height, from the last to the first.
      let banded = try drawn(list, bands: 2 + seed % 80)
      #expect(banded == picture, "in bands, seed \(seed)")
      let threaded = try list.rasterized(fonts: PixelCorpus.fonts, threads: 2 + seed % 7)
      #expect(threaded == picture, "by threads, seed \(seed)")

      var grouped = list
      grouped.items = [item(.opacity(255))] + list.items + [item(.end)]
      #expect(try drawn(grouped) == picture, "in an opaque group, seed \(seed)")

      var clipped = list
      let hole = PixelRect(x: seed % 31, y: seed % 23, width: 1 + seed % 47, height: 1 + seed % 37)
      clipped.items = [item(.clip(RoundedRect(rect: FixedRect(hole))))] + list.items + [item(.end)]
      var expected = Bitmap(size: list.size, filledWith: list.background)
      expected.copy(from: picture, hole, to: (hole.x, hole.y))
      #expect(try drawn(clipped) == expected, "clipped, seed \(seed)")

      // Moved by up to 40 pixels in any direction. Compares the pixels that are in both pictures.
      let (x, y) = (seed % 81 - 40, seed % 61 - 30)
      var moved = list
      moved.items = list.items.map { item($0.drawing.moved(x: Fixed(x), y: Fixed(y))) }
      let common = whole.intersection(
        PixelRect(x: x, y: y, width: whole.width, height: whole.height))
      let here = try cut(drawn(moved), common)
      let there = try cut(
        picture,
        PixelRect(x: common.x - x, y: common.y - y, width: common.width, height: common.height))
      #expect(here == there, "moved by \(x), \(y), seed \(seed)")
    }
  }

  /// Draws with the core alone: without shared caches, and with the given number of bands.
  private func drawn(_ list: DisplayList, bands: Int = 1) throws -> Bitmap {
    let fonts = PixelCorpus.fonts
    let environment = RasterEnvironment(
      glyphs: { fonts.typeface($0)?.glyphShapes }, cache: RasterCache(), threads: bands,
      concurrently: { count, body in for index in (0..<count).reversed() { body(index) } })
    return try list.rasterized(in: environment)
  }

  private func cut(_ picture: Bitmap, _ rect: PixelRect) throws -> Bitmap {
    var part = Bitmap(size: try size(rect.width, rect.height))
    part.copy(from: picture, rect, to: (0, 0))
    return part
  }

  private func item(_ drawing: Drawing) -> DisplayItem {
    DisplayItem(drawing, from: Provenance(path: "Test"))
  }
}

extension FixedRect {
  fileprivate init(_ pixels: PixelRect) {
    self.init(
      x: Fixed(pixels.x), y: Fixed(pixels.y), width: Fixed(pixels.width),
      height: Fixed(pixels.height))
  }
}

extension Drawing {
  /// The same drawing at another position.
  fileprivate func moved(x: Fixed, y: Fixed) -> Drawing {
    switch self {
    case .view(let frame): return .view(frame: frame.offsetBy(x: x, y: y))
    case .box(var box):
      box.shape = box.shape.offsetBy(x: x, y: y)
      if case .linearGradient(let fill) = box.fill {
        box.fill = .linearGradient(
          LinearGradient(
            startX: fill.startX + x, startY: fill.startY + y, endX: fill.endX + x,
            endY: fill.endY + y, stops: fill.stops))
      }
      return .box(box)
    case .shadow(var shadow):
      shadow.shape = shadow.shape.offsetBy(x: x, y: y)
      shadow.cutout = shadow.cutout?.offsetBy(x: x, y: y)
      return .shadow(shadow)
    case .glyphs(let glyphs):
      return .glyphs(
        Glyphs(
          glyphs.run, x: glyphs.x + x, y: glyphs.y + y, color: glyphs.color, sigma: glyphs.sigma))
    case .image(var placement):
      placement.destination = placement.destination.offsetBy(x: x, y: y)
      return .image(placement)
    case .path(var path):
      func moved(_ point: PathPoint) -> PathPoint { PathPoint(point.x + x, point.y + y) }
      path.steps = path.steps.map { step in
        switch step {
        case .move(let end): .move(moved(end))
        case .line(let end): .line(moved(end))
        case .cubic(let first, let second, let end): .cubic(moved(first), moved(second), moved(end))
        case .close: .close
        }
      }
      if case .linearGradient(let paint) = path.paint {
        path.paint = .linearGradient(
          LinearGradient(
            startX: paint.startX + x, startY: paint.startY + y, endX: paint.endX + x,
            endY: paint.endY + y, stops: paint.stops)
        )
      }
      return .path(path)
    case .clip(let shape): return .clip(shape.offsetBy(x: x, y: y))
    case .opacity, .end: return self
    }
  }
}
