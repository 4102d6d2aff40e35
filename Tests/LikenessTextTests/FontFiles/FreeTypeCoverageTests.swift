import LikenessDisplayList
import TestKit
import TestSupport
import Testing

@testable import LikenessText

@Suite struct FreeTypeCoverageTests {
  static let fonts = [DebianFont.lato, DebianFont.dejaVu, DebianFont.roboto]

  /// The largest allowed difference from FreeType's coverage, in 255ths.
  ///
  /// Before it fills a glyph, FreeType rounds every point to 1/64 of a pixel and replaces curves
  /// with chords that deviate by up to 1/16 of a pixel. Here, points are not rounded and chords
  /// deviate by at most 1/1,024. Both fill the same lines alike, to 2, as tested below, so only
  /// FreeType's preparation remains. An edge of 1 pixel that deviates by 1/16 + 1/128 of a pixel
  /// changes 18 of 255. A pixel that two edges cross, as in a thin bow, changes by up to 36. The
  /// largest measured difference is 27, in the 3 of DejaVu Sans at 24 pixels, all due to the
  /// chords. If FreeType draws sixteen times as large, its error shrinks to a sixteenth, and the
  /// averaged difference is 2.
  static let bounds = [(zoom: 1, bound: 27), (zoom: 16, bound: 2)]

  /// FreeType's own outline at this size, with its own chords, is filled as FreeType fills it, to 2
  /// of 255, for every glyph at every size. The rest is rounding: FreeType truncates to 1/256 of a
  /// pixel where a line leaves a pixel, and to 1/256 of a share. Here, shares are rounded once, to
  /// 1/255.
  @Test(
    "FreeType's own chords are filled as FreeType fills them", .requires(.freeTypeFonts),
    arguments: fonts)
  func chords(font: String) throws {
    let file = try FontFile(path: font)
    let face = try OpenFace(file.bytes, file.format, index: 0)
    for size in [11, 13, 16, 20, 24] {
      for value in 33...126 {
        let scalar = try #require(Unicode.Scalar(UInt32(value)))
        let glyph = try #require(face.glyph(scalar))
        let outline = FreeTypeChords.outline(
          try #require(face.outline(glyph, size: Int32(size * 64))), size: size)
        let ours = try Self.alphas(
          HandFont("One Glyph", shape: .outline(outline), content: "\(outline)"), 1, size)
        #expect(ours.contains { $0 > 100 })
        let theirs = Self.averaged(face, glyph, size, 1)
        let worst = ours.indices.map { abs(Int(ours[$0]) - theirs[$0]) }.max() ?? 0
        #expect(worst <= 2, "\(scalar) at \(size) pixels: \(worst)")
      }
    }
  }

  /// FreeType draws each glyph at 16 times its size, so this takes long.
  @Test(
    "Coverage is that of FreeType, drawn finely enough", .nightly, .requires(.freeTypeFonts),
    arguments: fonts)
  func coverage(font: String) throws {
    let file = try FontFile(path: font)
    let typeface = try file.typeface()
    let face = try OpenFace(file.bytes, file.format, index: 0)
    for size in [11, 13, 16, 20, 24] {
      for value in 33...126 {
        let scalar = try #require(Unicode.Scalar(UInt32(value)))
        let glyph = try #require(typeface.glyph(for: scalar))
        let ours = try Self.alphas(typeface, glyph, size)
        #expect(ours.contains { $0 > 100 })
        for (zoom, bound) in Self.bounds {
          let theirs = Self.averaged(face, glyph, size, zoom)
          let worst = ours.indices.map { abs(Int(ours[$0]) - theirs[$0]) }.max() ?? 0
          #expect(worst <= bound, "\(scalar) at \(size) pixels, FreeType at \(zoom) times that")
        }
      }
    }
  }

  static let side = 64

  /// The covered shares of a glyph in a square of ``side`` pixels, its origin at (16, 44).
  static func alphas(_ typeface: any Typeface, _ glyph: UInt32, _ size: Int) throws -> [UInt8] {
    let run = GlyphRun(
      font: typeface.reference, size: Fixed(size), text: "",
      glyphs: [PositionedGlyph(id: glyph, x: .zero)])
    let item = DisplayItem(
      .glyphs(Glyphs(run, x: Fixed(16), y: Fixed(44), color: .black)),
      from: Provenance(path: "glyph"))
    let list = DisplayList(size: pixels(side, side), background: .clear, items: [item])
    let picture = try list.rasterized(fonts: FontLibrary([typeface]))
    return (0..<side * side).map { picture[$0 % side, $0 / side].alpha }
  }

  /// The same from FreeType's gray rendering at `zoom` times the size, averaged over squares of
  /// that many pixels.
  static func averaged(_ face: OpenFace, _ glyph: UInt32, _ size: Int, _ zoom: Int) -> [Int] {
    var sums = [Int](repeating: 0, count: side * side)
    if let mask = face.bitmap(glyph, size: Int32(size * zoom * 64))?.mask {
      mask.coverage.withUnsafeBufferPointer { coverage in
        for y in 0..<mask.height {
          let row = (44 * zoom - mask.top + y) / zoom * side
          // One step per pixel and row, because this loop takes most of the time.
          var x = 0
          while x < mask.width {
            let column = (16 * zoom + mask.left + x) / zoom
            let end = min(mask.width, (column + 1) * zoom - 16 * zoom - mask.left)
            var sum = 0
            var at = y * mask.width + x
            let last = y * mask.width + end
            while at < last {
              sum &+= Int(coverage[at])
              at &+= 1
            }
            sums[row + column] += sum
            x = end
          }
        }
      }
    }
    return sums.map { ($0 + zoom * zoom / 2) / (zoom * zoom) }
  }
}

extension Requirement {
  fileprivate static let freeTypeFonts = debianFonts(FreeTypeCoverageTests.fonts)
}
