/// Tests which differing pixels belong to a changed item: only those where its ink differs.
import LikenessBase
import LikenessDisplayList
import LikenessRaster
import Testing

@testable import LikenessCauses

@Suite struct PixelAttributionTests {
  private func box(
    _ frame: FixedRect, _ fill: StraightColor?, border: StraightColor? = nil, radius: Int = 0
  ) -> Drawing {
    let radius = Fixed(radius)
    let radii = FixedCornerRadii(
      topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
    return .box(
      Box(
        RoundedRect(rect: frame, radii: radii), fill: fill.map { .color($0) },
        border: border.map { Border(width: Fixed(1), color: $0) }))
  }

  /// A glyph of two by two pixels on the baseline, in a font of this digit.
  private func glyph(x: Int, _ color: StraightColor, font digit: Character = "5") throws -> Drawing
  {
    let digest = try #require(ContentDigest(String(repeating: digit, count: 64)))
    let run = GlyphRun(
      font: FontReference(name: "Sans", digest: digest), size: Fixed(10), text: "a",
      glyphs: [PositionedGlyph(id: 97, x: .zero)])
    return .glyphs(Glyphs(run, x: Fixed(x), y: Fixed(20), color: color))
  }

  /// The number of pixels that causes explain, and of the others, in a picture of 30 by 30 pixels
  /// that all differ.
  private func counts(_ old: [Drawing], _ new: [Drawing]) throws -> (
    causes: [Int?], unexplained: Int?
  ) {
    func list(_ drawings: [Drawing]) throws -> DisplayList {
      DisplayList(
        size: try #require(PixelSize(width: 30, height: 30)),
        items: drawings.enumerated().map { DisplayItem($1, from: Provenance(path: "v\($0)")) })
    }
    let all = try PixelSet(whole: 30)
    let known = try #require(ContentDigest(String(repeating: "5", count: 64)))
    let mask = try #require(
      GlyphMask(left: 0, top: 2, width: 2, height: 2, coverage: [255, 255, 255, 255]))
    let environment = RasterEnvironment(
      glyphs: {
        $0.digest == known ? GlyphShapes(standsOnWholePixels: true) { _, _ in .mask(mask) } : nil
      }, cache: RasterCache())
    let analysis = try CauseAnalysis(
      from: list(old), to: list(new), differing: all, in: environment)
    return (analysis.causes.map(\.pixels), analysis.unexplainedPixels)
  }

  @Test("A border that changed is a ring") func border() throws {
    let found = try counts(
      [box(rect(2, 2, 10, 10), .white, border: .black)],
      [box(rect(2, 2, 10, 10), .white, border: .red)])
    #expect(found.causes == [36] && found.unexplained == 900 - 36)
  }

  @Test("A radius that changed is its corners") func radius() throws {
    let found = try counts(
      [box(rect(0, 0, 30, 30), .red)], [box(rect(0, 0, 30, 30), .red, radius: 1)])
    // Each corner pixel keeps a quarter of a circle of radius 1.
    #expect(found.causes == [4] && found.unexplained == 896)
  }

  @Test("A view that comes or goes is all that it draws") func newView() throws {
    let (old, new) = (box(rect(0, 0, 20, 20), .black), box(rect(10, 10, 5, 4), .red))
    let found = try counts([old], [old, new])
    #expect(found.causes == [20] && found.unexplained == 880)
    #expect(try counts([old, new], [old]).causes == [20])
  }

  @Test func glyphsAreTheirInk() throws {
    let color = try counts([glyph(x: 5, .black)], [glyph(x: 5, .red)])
    #expect(color.causes == [4] && color.unexplained == 896)
    let moved = try counts([glyph(x: 5, .black)], [glyph(x: 6, .black)])
    // The column that both cover is equal.
    #expect(moved.causes == [4] && moved.unexplained == 896)
    let far = try counts([glyph(x: 5, .black)], [glyph(x: 25, .black)])
    #expect(far.causes == [8] && far.unexplained == 892)
  }

  @Test("Glyphs of a missing font count as boxes") func missingFont() throws {
    let found = try counts([glyph(x: 12, .black, font: "7")], [glyph(x: 12, .black)])
    // Ten pixels per em: from 2 to 32, which the picture clips at 30, and from 0 to 30.
    #expect(found.causes == [28 * 30])
    #expect(found.unexplained == 2 * 30)
  }

  @Test("An item is what its clip shows of it") func clippedItem() throws {
    let clip = Drawing.clip(RoundedRect(rect: rect(0, 0, 10, 5)))
    let found = try counts(
      [clip, box(rect(0, 0, 10, 10), .black), .end], [clip, box(rect(0, 0, 10, 10), .red), .end])
    #expect(found.causes == [50] && found.unexplained == 850)
  }

  @Test("A clip that changed is what it shows and hides") func clip() throws {
    func clipped(_ height: Int) -> [Drawing] {
      [.clip(RoundedRect(rect: rect(0, 0, 10, height))), box(rect(0, 0, 10, 10), .black), .end]
    }
    let found = try counts(clipped(5), clipped(8))
    #expect(found.causes == [30] && found.unexplained == 870)
  }

  @Test("A new group is what it changes of its content") func newGroup() throws {
    func items(_ group: Drawing?) throws -> DisplayList {
      let path = Provenance(path: "a")
      var items = [DisplayItem(box(rect(0, 0, 10, 10), .black), from: path)]
      if let group {
        items = [DisplayItem(group, from: path)] + items + [DisplayItem(.end, from: path)]
      }
      return DisplayList(size: try #require(PixelSize(width: 30, height: 30)), items: items)
    }
    for (group, pixels) in [
      (Drawing.clip(RoundedRect(rect: rect(0, 0, 10, 4))), 60), (.opacity(100), 100),
    ] {
      let map = findCauses(from: try items(nil), to: try items(group))
      var all = try PixelSet(whole: 30)
      let environment = RasterEnvironment(glyphs: { _ in nil }, cache: RasterCache())
      #expect(
        try map.attribute(&all, in: environment, limits: RasterLimits()).counts == [pixels])
    }
  }

  @Test("A group whose opacity changed is all that is in it") func fadedGroup() throws {
    func faded(_ opacity: UInt8) -> [Drawing] {
      [.opacity(opacity), box(rect(0, 0, 5, 5), .black), box(rect(10, 0, 5, 5), .red), .end]
    }
    let found = try counts(faded(100), faded(200))
    #expect(found.causes == [50] && found.unexplained == 850)
  }

  @Test("A pixel belongs to the topmost item that changed there") func topmost() throws {
    func boxes(_ back: StraightColor, _ front: StraightColor) -> [Drawing] {
      [box(rect(0, 0, 20, 20), back), box(rect(0, 0, 10, 10), front)]
    }
    let found = try counts(boxes(.black, .black), boxes(.red, .blue))
    #expect(found.causes == [300, 100] && found.unexplained == 500)
  }

  @Test("Sets find and remove their pixels") func sets() throws {
    var set = PixelSet(size: try #require(PixelSize(width: 130, height: 3)))
    let rows: [[UInt64]] = [[1, 0, 0], [1 << 63, 1, 0], [0, 0, 2], [0, 0, 2]]
    for (y, row) in rows.enumerated() {
      row.withUnsafeBufferPointer { set.insert(row: min(y, 2), $0) }
    }
    #expect(set.count == 4)
    #expect(
      set.bounds(in: PixelRect(x: -5, y: -5, width: 500, height: 500))
        == PixelRect(x: 0, y: 0, width: 130, height: 3))
    #expect(
      set.bounds(in: PixelRect(x: 63, y: 0, width: 2, height: 3))
        == PixelRect(x: 63, y: 1, width: 2, height: 1))
    #expect(set.bounds(in: PixelRect(x: 65, y: 0, width: 64, height: 3)) == nil)
    #expect(set.remove(in: PixelRect(x: 64, y: 0, width: 66, height: 3)) { x, _ in x < 129 } == 1)
    #expect(set.bounds(in: PixelRect(x: 130, y: 0, width: 5, height: 3)) == nil)
    #expect(set.remove(in: PixelRect(x: 4, y: 1, width: 0, height: 1)) { _, _ in true } == 0)
    #expect(set.remove { _, _ in true } == 3 && set.count == 0)
  }
}

extension PixelSet {
  /// All pixels of a square with sides of at most 63 pixels.
  fileprivate init(whole side: Int) throws {
    self.init(size: try #require(PixelSize(width: side, height: side)))
    for y in 0..<side { [(1 << UInt64(side)) - 1].withUnsafeBufferPointer { insert(row: y, $0) } }
  }
}
