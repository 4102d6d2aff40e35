/// Moved, not broken, where no two rows are equal byte by byte.
import LikenessGraphics
import Testing

@testable import LikenessCompare

@Suite struct ShiftSearchTests {
  /// White, with lines of letters every 16 rows: bars of 2 by 9 black pixels in places that no two lines share.
  private func page(lines: Int, seed: UInt64 = 1) throws -> Bitmap {
    var numbers = SeededNumbers(seed)
    var bitmap = try plain(120, lines * 16)
    for line in 0..<lines {
      for _ in 0..<14 {
        let left = Int.random(in: 4..<114, using: &numbers)
        for y in 3..<12 {
          for x in left..<(left + 2) { bitmap[x, line * 16 + y] = .black }
        }
      }
    }
    return bitmap
  }

  /// With `count` white rows before row `y`; as many are cut off at the bottom where the height stays.
  private func inserting(_ count: Int, at y: Int, into picture: Bitmap, keepsHeight: Bool) throws -> Bitmap {
    var result = try plain(picture.width, picture.height + (keepsHeight ? 0 : count))
    result.copy(from: picture, PixelRect(x: 0, y: 0, width: picture.width, height: y), to: (0, 0))
    let rest = result.height - y - count
    result.copy(from: picture, PixelRect(x: 0, y: y, width: picture.width, height: rest), to: (0, y + count))
    return result
  }

  /// With every channel moved by at most one, so that nearly no two rows are equal.
  private func noisy(_ picture: Bitmap) -> Bitmap {
    var numbers = SeededNumbers(9)
    var result = picture
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        func moved(_ value: UInt8) -> UInt8 { UInt8(min(max(Int(value) + Int.random(in: -1...1, using: &numbers), 0), 255)) }
        let old = picture[x, y]
        result[x, y] = StraightColor(r: moved(old.red), g: moved(old.green), b: moved(old.blue), a: 255)
      }
    }
    return result
  }

  @Test func insertedRowsAreToldUnderNoiseThatTheMetricTolerates() throws {
    let a = try page(lines: 20)
    let b = noisy(try inserting(12, at: 112, into: a, keepsHeight: false))
    let found = try #require(try Comparison(a, b, tolerance: Tolerance(metric: .perceptual)).realigned())
    // White rows around: the inserted ones may be any 12 of those from the end of the letters in row 108 on, and the first are told.
    #expect(found.moves == [.rowsInserted(count: 12, y: 108)])
    #expect(found.comparison.verdict.matches)
    #expect(found.comparison.difference.differentPixels == 0)
    // The other way round they were removed.
    #expect(
      try Comparison(b, a, tolerance: Tolerance(metric: .perceptual)).realigned()?.moves.first == .rowsRemoved(count: 12, y: 108))
  }

  @Test func whatIsPushedOutAtTheBottomIsToldUnderNoise() throws {
    let a = try page(lines: 20)
    let b = noisy(try inserting(32, at: 112, into: a, keepsHeight: true))
    let found = try #require(try Comparison(a, b, tolerance: Tolerance(metric: .perceptual)).realigned())
    #expect(found.moves.first == .rowsInserted(count: 32, y: 108))
    #expect(found.moves.count == 2)
    guard case .rowsRemoved(count: 32, _) = found.moves[1] else {
      Issue.record("\(found.moves)")
      return
    }
    #expect(found.comparison.difference.differentPixels == 0)
  }

  @Test func columnsAreToldLikeRowsUnderNoise() throws {
    let a = transposed(try page(lines: 20))
    let b = noisy(transposed(try inserting(12, at: 112, into: transposed(a), keepsHeight: false)))
    let found = try #require(try Comparison(a, b, tolerance: Tolerance(metric: .perceptual)).realigned())
    #expect(found.moves == [.columnsInserted(count: 12, x: 108)])
  }

  @Test func aRuleThroughAllRowsIsWhatDiffersBesides() throws {
    let a = try page(lines: 20)
    var b = try inserting(12, at: 112, into: a, keepsHeight: false)
    var hidden = 0
    for y in 0..<b.height {
      if b[60, y] == .black { hidden += 1 }
      b[60, y] = .red
    }
    let found = try #require(try Comparison(a, b).realigned())
    #expect(found.moves == [.rowsInserted(count: 12, y: 108)])
    // One pixel a row, but in those that were inserted.
    #expect(found.comparison.difference.differentPixels == b.height - 12)
    #expect(hidden < b.height)
  }

  @Test func nothingIsToldWhereNothingMoved() throws {
    let a = try page(lines: 20)
    // A change of its place in all rows, and another page.
    var b = noisy(a)
    for y in 0..<b.height { b[60, y] = .red }
    #expect(try Comparison(a, b, tolerance: Tolerance(metric: .perceptual)).realigned() == nil)
    #expect(try Comparison(a, noisy(try page(lines: 20, seed: 2)), tolerance: Tolerance(metric: .perceptual)).realigned() == nil)
    #expect(try Comparison(a, noisy(try page(lines: 21, seed: 2)), tolerance: Tolerance(metric: .perceptual)).realigned() == nil)
  }

  @Test func smallPicturesAndTallOnesAreSearchedWithoutHarm() throws {
    for (width, height, more) in [(1, 1, 1), (1, 40, 3), (200, 1, 2), (3, 32_768, 1)] {
      let a = try plain(width, height)
      let b = try plain(width, height + more, .black)
      _ = try Comparison(a, b).realigned()
      _ = try Comparison(b, a).realigned()
    }
  }
}
