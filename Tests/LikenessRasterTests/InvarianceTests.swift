import LikenessBase
import LikenessDisplayList
import LikenessText
import TestKit
import TestSupport
import Testing

@testable import LikenessRaster

/// Ways of drawing that must not change a pixel, on random lists.
@Suite struct InvarianceTests {
  @Test("Threads, groups, clips and moves give the same pixels", .nightly, arguments: 0..<10)
  func ways(part: Int) throws {
    for seed in (1_000 + part * 100)..<(1_100 + part * 100) {
      let list = try PixelCorpus.shapes(seed, items: 12)
      let picture = try drawn(list)
      let whole = rect(0, 0, picture.width, picture.height)

      // Threads with any number of rows, from the last to the first.
      let shared = try drawn(list, threads: 2 + seed % 80)
      #expect(shared == picture, "in parts, seed \(seed)")
      let threaded = try list.rasterized(fonts: PixelCorpus.fonts, threads: 2 + seed % 7)
      #expect(threaded == picture, "by threads, seed \(seed)")

      var grouped = list
      grouped.items = [item(.opacity(255))] + list.items + [item(.end)]
      #expect(try drawn(grouped) == picture, "in an opaque group, seed \(seed)")

      var clipped = list
      let hole = rect(seed % 31, seed % 23, 1 + seed % 47, 1 + seed % 37)
      clipped.items = [item(.clip(RoundedRect(rect: FixedRect(hole))))] + list.items + [item(.end)]
      var expected = Bitmap(size: list.size, filledWith: list.background)
      expected.copy(from: picture, hole, to: (hole.x, hole.y))
      #expect(try drawn(clipped) == expected, "clipped, seed \(seed)")

      // Moved by up to 40 pixels in any direction. Compares the pixels that are in both pictures.
      let (x, y) = (seed % 81 - 40, seed % 61 - 30)
      var moved = list
      moved.items = list.items.map { item($0.drawing.moved(x: Fixed(x), y: Fixed(y))) }
      let common = whole.intersection(rect(x, y, whole.width, whole.height))
      let here = try cut(drawn(moved), common)
      let there = cut(
        picture, rect(common.x - x, common.y - y, common.width, common.height))
      #expect(here == there, "moved by \(x), \(y), seed \(seed)")
    }
  }

  @Test("Two lists have the same pixels exactly if the whole pictures are equal", arguments: 0..<60)
  func samePixels(seed: Int) throws {
    let list = try PixelCorpus.shapes(seed, items: 12)
    let limits = RasterLimits()
    let environment = RasterEnvironment(fonts: PixelCorpus.fonts)
    func compare(_ what: String, _ change: (inout [DisplayItem], Int) -> Void) throws {
      for index in list.items.indices {
        switch list.items[index].drawing {
        case .clip, .mask, .opacity, .end: continue
        default: break
        }
        var other = list
        change(&other.items, index)
        let expected = try drawn(list) == drawn(other)
        #expect(
          try list.hasPixels(of: other, in: environment, limits: limits) == expected,
          "\(what) \(index), seed \(seed)")
      }
    }
    try compare("without") { $0.remove(at: $1) }
    try compare("twice") { $0.insert($0[$1], at: $1) }
    try compare("moved") { $0[$1] = item($0[$1].drawing.moved(x: Fixed(raw: 1), y: .zero)) }
    try compare("first") { $0.insert($0.remove(at: $1), at: 0) }
    // What lies under an opaque box shows in neither.
    let cover = item(
      .box(
        Box(
          rounded(0, 0, 999, 999),
          fill: .color(.black))))
    var (one, two) = (list, list)
    one.items.append(cover)
    two.items = [cover]
    #expect(try one.hasPixels(of: two, in: environment, limits: limits))
  }

  /// The plain way is a single band, in which no item is left out. Where a band begins, an item
  /// that was left out although it reaches into it would be missing.
  @Test("Bands of any height give the same pixels", arguments: 0..<24)
  func bands(seed: Int) throws {
    let corpus = try PixelCorpus.lists().filter { !$0.name.hasPrefix("hostile") }
    // Six random lists below one another, some of whose items reach into the next. Inserted into
    // each are a list of paths, text, outlines or ties, and at times inside its groups.
    var list = try PixelCorpus.shapes(seed)
    list.size = pixels(130, 400)
    list.items = try (0..<6).flatMap { part in
      var items = try PixelCorpus.shapes(5_000 + seed * 6 + part, items: 14).items
      let other = corpus[40 + (seed * 6 + part) % (corpus.count - 40)].list
      items.insert(contentsOf: other.items, at: part * 3 % items.count)
      return items.map { item($0.drawing.moved(x: Fixed(seed - 12), y: Fixed(part * 66 - 9))) }
    }
    let picture = try drawn(list, bandRows: list.size.height)
    for rows in [1, 7, 160] {
      #expect(try drawn(list, bandRows: rows) == picture, "\(rows) rows")
      #expect(try drawn(list, threads: 3, bandRows: rows) == picture, "\(rows) rows by threads")
    }
  }

  @Test("Bands change no pixel of items at the limits of their numbers")
  func bandsOfTheCorpus() throws {
    for entry in try PixelCorpus.lists() {
      let picture = try drawn(entry.list, bandRows: entry.list.size.height)
      #expect(try drawn(entry.list, bandRows: 7) == picture, "\(entry.name)")
    }
  }

  @Test("Deep groups are drawn in bands with the same pixels") func deepGroups() throws {
    // A band of so wide a picture is few rows, and so is each of the ten layers.
    let inner: [Drawing] = [
      .box(
        Box(
          rounded(3.5, 1.5, 90_000, 30, 12), fill: .color(.red),
          border: Border(width: px(2), color: .blue)))
    ]
    let groups = 10
    let deep =
      Array(repeating: Drawing.opacity(250), count: groups) + inner
      + Array(repeating: .end, count: groups)
    let wide = try draw(100_000, 40, on: .white, deep)
    let part = try draw(60, 40, on: .white, deep)
    for y in 0..<40 { for x in 0..<60 { #expect(wide[x, y] == part[x, y]) } }
  }

  /// A clear box draws nothing, but what it follows is no longer followed by an opaque box.
  @Test("What the next box covers is left out without a trace")
  func coveredPixels() throws {
    let clear = Drawing.box(Box(rounded(0, 0, 1, 1)))
    let grounds = [rounded(0, 0, 40, 30), rounded(3, 2, 30, 20), rounded(-9, -9, 99, 99)]
    let covers = [
      rounded(0, 0, 40, 30), rounded(5.25, 4.5, 20, 16.75), rounded(5, 4, 20, 16, 6),
      rounded(4, 3, 24, 12, 12, 3, 0, 8), rounded(-5, 8, 70, 9, 2), rounded(50, 8, 7, 9),
    ]
    let red = StraightColor(r: 200, g: 30, b: 20, a: 255)
    let blue = StraightColor(r: 20, g: 30, b: 200, a: 120)
    let borders = [
      nil, Border(width: px(1), color: blue), Border(width: px(3.5), color: .black),
      Border(width: px(40), color: blue), Border(width: px(-2), color: .black),
    ]
    for cover in covers {
      for border in borders {
        let cover = Drawing.box(Box(cover, fill: .color(red), border: border))
        for color in [StraightColor.white, blue] {
          let covered = try draw(40, 30, on: color, [cover])
          #expect(try draw(40, 30, on: color, [clear, cover]) == covered, "\(cover) on \(color)")
          for shape in grounds {
            let ground = Drawing.box(Box(shape, fill: .color(color)))
            let picture = try draw(40, 30, on: blue, [clear, ground, clear, cover])
            let direct = try draw(40, 30, on: blue, [ground, cover])
            #expect(direct == picture, "\(cover) on \(ground)")
          }
        }
      }
    }
  }

  /// Draws with the core alone: without shared caches, and with bands of the given height.
  private func drawn(_ list: DisplayList, threads: Int = 1, bandRows: Int? = nil) throws -> Bitmap {
    let fonts = PixelCorpus.fonts
    var environment = RasterEnvironment(
      glyphs: { fonts.typeface($0)?.glyphShapes }, cache: RasterCache(), threads: threads,
      concurrently: { count, body in for index in (0..<count).reversed() { body(index) } })
    if let bandRows { environment.bandPixels = bandRows * list.size.width }
    return try list.rasterized(in: environment)
  }

  private func cut(_ picture: Bitmap, _ rect: PixelRect) -> Bitmap {
    var part = Bitmap.plain(rect.width, rect.height, .clear)
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
    // No list here has one.
    case .mask: return self
    case .clip(let shape): return .clip(shape.offsetBy(x: x, y: y))
    case .opacity, .end: return self
    }
  }
}
