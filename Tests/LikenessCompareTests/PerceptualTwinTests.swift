/// What confirms the default metric, against a plain twin: a pixel, a move and a weight at a time, without vectors, bounds or memory.
import LikenessGraphics
import Testing

@testable import LikenessCompare

/// The third and the fourth question of ``PerceptualRegion`` as its documentation has them, in whole numbers.
private struct PlainRegion {
  let a: PixelGrid
  let b: PixelGrid
  let width: Int
  let height: Int

  /// A square of numbers around a pixel, by their distances from it.
  private struct Square {
    let reach: Int
    var values: [Int]

    init(_ reach: Int, _ value: (Int, Int) -> Int) {
      self.reach = reach
      values = (-reach...reach).flatMap { j in (-reach...reach).map { i in value(i, j) } }
    }

    subscript(_ i: Int, _ j: Int) -> Int { values[(j + reach) * (2 * reach + 1) + i + reach] }
  }

  func confirms(_ x: Int, _ y: Int) -> Bool {
    let shifts = [0, 8, 16, 24] as [UInt32]
    func change(_ shift: UInt32) -> Int { abs(value(a, x, y, shift) - value(b, x, y, shift)) }
    let most = shifts.map(change).max() ?? 0
    let channel = shifts.first { change($0) == most } ?? 0
    let first = Square(4) { value(a, x + $0, y + $1, channel) }
    let second = Square(4) { value(b, x + $0, y + $1, channel) }

    let near = (-2...2).flatMap { j in (-2...2).map { i in (first[i, j], second[i, j]) } }
    let (p, q) = (near.map(\.0), near.map(\.1))
    let top = (p.max() ?? 0, q.max() ?? 0)
    let bottom = (p.min() ?? 0, q.min() ?? 0)
    let changes = near.map { $0.1 - $0.0 }
    let contrast = max(top.0 - bottom.0, top.1 - bottom.1)
    guard 16 * most <= 13 * contrast else { return false }
    let extremes = PerceptualWindow.Extremes(
      top: (Int16(top.0), Int16(top.1)), bottom: (Int16(bottom.0), Int16(bottom.1)), rise: Int16(max(0, changes.max() ?? 0)),
      fall: Int16(max(0, -(changes.min() ?? 0))))
    var rows = (first.values.map { Int16($0) }, second.values.map { Int16($0) })
    let isRecoloured = rows.0.withUnsafeMutableBufferPointer { p in
      rows.1.withUnsafeMutableBufferPointer { q in
        guard let p = p.baseAddress, let q = q.baseAddress else { return true }
        return PerceptualInk(p + 40, q + 40, stride: 9, extremes).isRecoloured
      }
    }
    guard !isRecoloured else { return false }

    let soft = (softened(first), softened(second))
    let ink = (highest: 16 * max(top.0, top.1), lowest: 16 * min(bottom.0, bottom.1))
    guard isExplained(soft, limit: max(32, contrast * 11 / 4), ink) else { return false }
    return !isAnchored(x, y, channel, contrast) || isExplained(soft, limit: max(32, contrast * 3 / 2), nil)
  }

  /// Whether a move explains the softened pictures, with the ink as it is, or else weaker or stronger between its extremes.
  private func isExplained(_ soft: (Square, Square), limit: Int, _ ink: (highest: Int, lowest: Int)?) -> Bool {
    (-4...4).contains { down in
      (-4...4).contains { right in
        guard right * right + down * down <= 16 else { return false }
        let moved = (0..<25).map { index in
          (self.moved(soft.0, index % 5 - 2, index / 5 - 2, right, down), self.moved(soft.1, index % 5 - 2, index / 5 - 2, -right, -down))
        }
        func explains(_ ink: (Int) -> Int) -> Bool { moved.allSatisfy { abs($0.1 - $0.0 + ink(($0.0 + $0.1) >> 1)) <= limit } }
        if explains({ _ in 0 }) { return true }
        guard let ink else { return false }
        return [3, 2].contains { part in
          explains { -((ink.highest - $0) >> part) } || explains { (ink.highest - $0) >> part } || explains { -(($0 - ink.lowest) >> part) }
            || explains { ($0 - ink.lowest) >> part }
        }
      }
    }
  }

  /// Whether ink beside a pixel stayed, and nothing else changed.
  func isAnchored(_ x: Int, _ y: Int, _ channel: UInt32, _ contrast: Int) -> Bool {
    func isInside(_ i: Int, _ j: Int) -> Bool { x + i >= 0 && x + i < width && y + j >= 0 && y + j < height }
    func isChanged(_ i: Int, _ j: Int) -> Bool {
      guard isInside(i, j), (a.row(y + j)[x + i] | b.row(y + j)[x + i]) & alphaMask != 0 else { return false }
      return PlainKernels.delta(a.row(y + j)[x + i], b.row(y + j)[x + i]) > 2
    }
    func isCorner(_ i: Int, _ j: Int) -> Bool {
      let isSteep = [a, b].allSatisfy { picture in
        func step(_ right: Int, _ down: Int) -> Bool {
          4 * abs(value(picture, x + i + right, y + j + down, channel) - value(picture, x + i, y + j, channel)) >= contrast
        }
        return (step(-1, 0) || step(1, 0)) && (step(0, -1) || step(0, 1))
      }
      return isSteep && !(-1...1).contains { down in (-1...1).contains { isChanged(i + $0, j + down) } }
    }
    let isAlone = !(-5...5).contains { j in (10...20).contains { isChanged($0, j) || isChanged(-$0, j) } }
    let corners = (-5...5).reduce(0) { sum, j in sum + (-8...8).filter { isInside($0, j) && isCorner($0, j) }.count }
    return isAlone && corners >= 4
  }

  /// Beyond a side the last pixels repeat.
  private func value(_ picture: PixelGrid, _ x: Int, _ y: Int, _ channel: UInt32) -> Int {
    Int(PlainPerceptual.channel(picture, min(max(x, 0), width - 1), min(max(y, 0), height - 1), channel))
  }

  private func softened(_ square: Square) -> Square {
    Square(3) { i, j in
      (-1...1).reduce(0) { sum, v in sum + (-1...1).reduce(0) { $0 + square[i + $1, j + v] * (2 - abs($1)) } * (2 - abs(v)) }
    }
  }

  /// Eighths of a pixel to the right, then down, each rounded.
  private func moved(_ square: Square, _ i: Int, _ j: Int, _ right: Int, _ down: Int) -> Int {
    func mixed(_ own: Int, _ other: Int, _ eighths: Int) -> Int { (own * (8 - eighths) + other * eighths + 4) / 8 }
    func slid(_ j: Int) -> Int { mixed(square[i, j], square[i - right.signum(), j], abs(right)) }
    return mixed(slid(j), slid(j - down.signum()), abs(down))
  }
}

@Suite struct PerceptualTwinTests {
  /// A picture that flickers in some way, and another that it may be taken for or not.
  private func pair(_ kind: Int, _ width: Int, _ height: Int) throws -> (Bitmap, Bitmap) {
    var numbers = SeededNumbers(UInt64(kind * 1000 + width * 10 + height))
    var first = try plain(width, height)
    var second = first
    func noise(_ range: ClosedRange<Int>) -> UInt8 { UInt8(Int.random(in: range, using: &numbers)) }
    for y in 0..<height {
      for x in 0..<width {
        let old = x > 0 ? first[x - 1, y].red : 0
        switch kind {
        // Anything.
        case 0: (first[x, y], second[x, y]) = (StraightColor(r: noise(0...255), g: 9, b: 9), StraightColor(r: noise(0...255), g: 9, b: 9))
        // The ends of the range side by side, which make the largest numbers on the way.
        case 1:
          let value: UInt8 = (x / 2 + y / 3) % 2 == 0 ? 0 : 255
          (first[x, y], second[x, y]) = (
            StraightColor(r: 1, g: value, b: 2), StraightColor(r: 1, g: noise(0...3) == 0 ? 255 - value : value, b: 2)
          )
        // Stems and bars that moved to the right by three eighths.
        case 2:
          let value: UInt8 = x % 7 < 2 || y % 9 == 4 ? 20 : 250
          first[x, y] = StraightColor(r: value, g: value, b: value)
          let moved = UInt8((Int(value) * 5 + Int(x > 0 ? old : value) * 3) / 8)
          second[x, y] = StraightColor(r: moved, g: moved, b: moved)
        // Ink that is weaker by a part, with noise.
        case 3:
          let value = (x * x + y * 5) % 23 < 6 ? Int(noise(0...90)) : 255
          first[x, y] = StraightColor(r: 7, g: 7, b: UInt8(value))
          second[x, y] = StraightColor(r: 7, g: 7, b: UInt8(min(255, value + (255 - value) / 5 + Int(noise(0...6)))))
        // Specks, of which a few changed in the middle.
        case 4:
          let value = noise(0...9) < 4 ? noise(0...60) : 240
          first[x, y] = StraightColor(r: value, g: value, b: 80)
          let isNear = abs(x - width / 2) < 2 && abs(y - height / 2) < 2
          let other = isNear ? UInt8(min(255, Int(value) + Int(noise(0...70)))) : value
          second[x, y] = StraightColor(r: other, g: other, b: 80)
        // Translucent.
        default:
          let alpha = noise(0...255)
          first[x, y] = StraightColor(r: noise(0...255), g: 100, b: 0, a: alpha)
          second[x, y] = StraightColor(r: first[x, y].red, g: 100, b: 0, a: UInt8(max(0, Int(alpha) - Int(noise(0...60)))))
        }
      }
    }
    return (first, second)
  }

  /// Around the 16 pixels of a window, and at all sides of a picture.
  @Test(arguments: [0, 1, 2, 3, 4, 5], [(41, 9), (1, 7), (16, 1), (4, 4), (23, 6)])
  func answersAreThoseOfThePlainTwin(kind: Int, size: (width: Int, height: Int)) throws {
    let (first, second) = try pair(kind, size.width, size.height)
    for (one, other) in [(first, second), (second, first)] {
      withPixels(of: one) { a in
        withPixels(of: other) { b in
          let plain = PlainRegion(a: a, b: b, width: size.width, height: size.height)
          let region = PerceptualRegion(
            a, b, width: size.width, height: size.height, ignored: IgnoredArea([], width: size.width, height: size.height))
          for y in 0..<size.height {
            for x in 0..<size.width { #expect(region.confirms(x, y) == plain.confirms(x, y), "(\(x), \(y))") }
          }
        }
      }
    }
  }

  @Test func bothAnswersAreAskedFor() throws {
    var answers = [0, 0]
    for kind in 0..<6 {
      let (first, second) = try pair(kind, 41, 9)
      withPixels(of: first) { a in
        withPixels(of: second) { b in
          let plain = PlainRegion(a: a, b: b, width: 41, height: 9)
          for y in 0..<9 { for x in 0..<41 where first[x, y] != second[x, y] { answers[plain.confirms(x, y) ? 1 : 0] += 1 } }
        }
      }
    }
    #expect(answers.allSatisfy { $0 > 100 }, "\(answers)")
  }

  @Test func anchoredPixelsAreAskedForWithBothAnswers() throws {
    var answers = [0, 0]
    for height in 9...24 {
      let (first, second) = try pair(4, 41, height)
      withPixels(of: first) { a in
        withPixels(of: second) { b in
          let plain = PlainRegion(a: a, b: b, width: 41, height: height)
          let region = PerceptualRegion(a, b, width: 41, height: height, ignored: IgnoredArea([], width: 41, height: height))
          for y in 0..<height {
            for x in 0..<41 where first[x, y] != second[x, y] {
              guard plain.isAnchored(x, y, 0, 240) else { continue }
              #expect(region.confirms(x, y) == plain.confirms(x, y), "(\(x), \(y))")
              answers[plain.confirms(x, y) ? 1 : 0] += 1
            }
          }
        }
      }
    }
    #expect(answers.allSatisfy { $0 > 10 }, "\(answers)")
  }
}
