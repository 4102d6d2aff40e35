/// A picture of 2,000 labels in an outline font, at positions between pixels, to measure the cost
/// of text.
import Foundation
import LikenessDisplayList
import LikenessText

/// 2,000 labels of 24 characters at 16 pixels in random positions and colors, already shaped, on
/// 1170 by 2532 pixels.
struct Labels {
  let list: DisplayList
  let fonts: FontLibrary
  let fontPath: String

  /// Fonts of Debian; the first installed one is used.
  private static let paths = [
    "/usr/share/fonts/truetype/lato/Lato-Regular.ttf",
    "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",
  ]

  /// Nil if neither font is installed.
  init?() throws {
    guard let path = Self.paths.first(where: { FileManager.default.fileExists(atPath: $0) }),
      let size = PixelSize(width: 1170, height: 2532)
    else { return nil }
    let typeface = try FontFile(path: path).typeface()
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789    ")
    var state: UInt64 = 4
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let items = (0..<2000).map { _ in
      let x = Fixed(raw: Int32(next(950 * 4) * 16))
      let y = Fixed(16 + next(size.height - 20))
      let color = StraightColor(r: UInt8(next(128)), g: UInt8(next(128)), b: UInt8(next(128)))
      let text = String((0..<24).map { _ in letters[next(letters.count)] })
      var pen = 0
      let glyphs =
        (typeface.shaped(
          ShapingRun(text: text, range: 0..<text.utf8.count, script: "Latn"), size: Fixed(16))
        ?? [])
        .map {
          glyph in
          defer { pen += glyph.advance }
          return PositionedGlyph(id: glyph.id, x: Fixed(raw: Int32(clamping: pen + glyph.x)))
        }
      let run = GlyphRun(font: typeface.reference, size: Fixed(16), text: text, glyphs: glyphs)
      return DisplayItem(
        .glyphs(Glyphs(run, x: x, y: y, color: color)), from: Provenance(path: "Label"))
    }
    list = DisplayList(size: size, background: .white, items: items)
    fonts = FontLibrary([typeface])
    fontPath = path
  }

  /// Writes the labels for another program, see labels_cairo.c.
  func write(to path: String) throws {
    var lines = [
      "font \(fontPath)", "size 16", "picture \(list.size.width) \(list.size.height)",
      "labels \(list.items.count)",
    ]
    for item in list.items {
      guard case .glyphs(let glyphs) = item.drawing else { continue }
      let color = String(
        Int(glyphs.color.red) << 16 | Int(glyphs.color.green) << 8 | Int(glyphs.color.blue),
        radix: 16)
      let places = glyphs.run.glyphs.map {
        "\($0.id) \((glyphs.x + $0.x).raw) \((glyphs.y + $0.y).raw)"
      }
      lines.append("\(color) \(places.count) \(places.joined(separator: " "))")
    }
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: URL(fileURLWithPath: path))
  }

  /// How much another program's picture of the labels differs from ours, over the channels of all
  /// pixels that either draws. Compares with glyphs at exact positions and, for programs with
  /// coarser positions, at quarters of pixels and at whole pixels.
  func differences(from other: Bitmap) throws -> String {
    let ways: [(step: Int32, name: String)] = [
      (1, "as they are"), (16, "to 1/4 of a pixel"), (64, "to whole pixels"),
    ]
    return try ways.map { step, name in
      "\(name) \(rounded(try meanDifference(from: other, step: step)))"
    }.joined(separator: ", ")
  }

  private func meanDifference(from other: Bitmap, step: Int32) throws -> Double {
    let items = list.items.map { item in
      guard case .glyphs(let glyphs) = item.drawing else { return item }
      let places = glyphs.run.glyphs.map { glyph in
        let place = glyphs.x.raw + glyph.x.raw + step / 2
        return PositionedGlyph(id: glyph.id, x: Fixed(raw: place - place % step - glyphs.x.raw))
      }
      let run = GlyphRun(
        font: glyphs.run.font, size: glyphs.run.size, text: glyphs.run.text, glyphs: places)
      return DisplayItem(
        .glyphs(Glyphs(run, x: glyphs.x, y: glyphs.y, color: glyphs.color)), from: item.source)
    }
    let ours = try DisplayList(size: list.size, background: .white, items: items).rasterized(
      fonts: fonts)
    guard ours.size == other.size else { return .infinity }
    var sum = 0
    var count = 0
    for y in 0..<ours.size.height {
      for x in 0..<ours.size.width where ours[x, y] != .white || other[x, y] != .white {
        let (a, b) = (ours[x, y], other[x, y])
        for (a, b) in [(a.red, b.red), (a.green, b.green), (a.blue, b.blue)] {
          sum += Int(max(a, b) - min(a, b))
        }
        count += 3
      }
    }
    return Double(sum) / Double(max(1, count))
  }

  /// The milliseconds of the first frame, and of 21 more.
  func frames() throws -> (first: Double, then: [Double]) {
    let clock = ContinuousClock()
    func draw() throws -> Double {
      let time = try clock.measure { _ = try list.rasterized(fonts: fonts) }.components
      return Double(time.seconds) * 1e3 + Double(time.attoseconds) / 1e15
    }
    return (try draw(), try (0..<21).map { _ in try draw() })
  }

  /// Draws once and then 21 times, and prints the median.
  func measure() throws {
    let (first, unsorted) = try frames()
    let times = unsorted.sorted()
    print(
      """
      \n2,000 labels of 24 characters at 16 pixels, \(fontPath), 1170 × 2532, one thread, in \
      milliseconds
      """
    )
    print(
      """
      first \(rounded(first)), then median \(rounded(times[10])) \
      (\(rounded(times[0]))…\(rounded(times[20])))
      """
    )
  }

  private func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }
}
