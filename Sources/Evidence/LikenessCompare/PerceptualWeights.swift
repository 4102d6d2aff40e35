/// Explaining what two softened pictures differ by after a move with ink that became weaker or stronger: the third question of ``PerceptualRegion``.

/// Which changes of weight are still possible, a bit each: none, then an eighth and a quarter of what is darker or lighter than its ground, both ways.
struct PerceptualWeights {
  typealias Row = PerceptualWindow.Row
  typealias Span = (least: Row, most: Row)

  private var bits: UInt32
  static let all = PerceptualWeights(bits: 0b1_1111_1111)
  /// Ink as it is.
  static let unchanged = PerceptualWeights(bits: 1)
  var isEmpty: Bool { bits == 0 }

  /// A quick look before nine: whether as much as any change of weight brings would do.
  @inline(__always)
  static func mayExplain(_ left: Row, _ dark: Row, _ light: Row, _ limit: Int16) -> Bool {
    let most = PerceptualWindow.larger(
      PerceptualWindow.larger(dark, Row.zero &- dark), PerceptualWindow.larger(light, Row.zero &- light))
    let bound = (most &+ 3) &>> 2 &+ Row(repeating: limit)
    return !isAny(PerceptualWindow.larger(left, Row.zero &- left) .> bound)
  }

  /// Whether the first five lanes are at most `limit` from 0.
  @inline(__always)
  static func isWithin(_ left: Row, _ limit: Int16) -> Bool {
    !isAny(PerceptualWindow.larger(left, Row.zero &- left) .> Row(repeating: limit))
  }

  /// Whether one of the first five lanes is set.
  @inline(__always)
  private static func isAny(_ lanes: SIMDMask<Row>) -> Bool {
    let words = unsafeBitCast(lanes, to: SIMD2<UInt64>.self)
    return words[0] | UInt64(littleEndian: words[1]) & 0xFFFF != 0
  }

  /// Drops what cannot be in one of the first five lanes: each value is given by its least and its most.
  @inline(__always)
  mutating func keep(left: Span, dark: Span, light: Span, _ limit: Int16) {
    check(0, left.least, left.most, limit)
    check(1, left.least &- dark.most &>> 3, left.most &- dark.least &>> 3, limit)
    check(2, left.least &+ dark.least &>> 3, left.most &+ dark.most &>> 3, limit)
    check(3, left.least &- light.most &>> 3, left.most &- light.least &>> 3, limit)
    check(4, left.least &+ light.least &>> 3, left.most &+ light.most &>> 3, limit)
    check(5, left.least &- dark.most &>> 2, left.most &- dark.least &>> 2, limit)
    check(6, left.least &+ dark.least &>> 2, left.most &+ dark.most &>> 2, limit)
    check(7, left.least &- light.most &>> 2, left.most &- light.least &>> 2, limit)
    check(8, left.least &+ light.least &>> 2, left.most &+ light.most &>> 2, limit)
  }

  @inline(__always)
  private mutating func check(_ bit: UInt32, _ least: Row, _ most: Row, _ limit: Int16) {
    guard bits & 1 &<< bit != 0 else { return }
    let over = (least .> Row(repeating: limit)) .| (most .< Row(repeating: 0 &- limit))
    if Self.isAny(over) { bits &= ~(1 &<< bit) }
  }
}
