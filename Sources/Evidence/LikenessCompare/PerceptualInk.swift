/// Telling another ink from another coverage: the second question of ``PerceptualRegion``.
///
/// Where a drawing took another colour, all of it changed the same way, and in proportion to how far it is from its ground. Where only its coverage changed,
/// some of it changed the other way, or the ink that covers most changed less in proportion than the rest: black stays black.
///
/// Let `s` of a pixel be its distance from the ground, added up over both pictures, `d` its change, and `S` and `D` the same of the pixel that is asked. That pixel
/// was recoloured where, in the 5 by 5 pixels around it,
///
/// - it is the darkest or the lightest of both pictures, the ground is their other extreme, and that did not change; equal means within 2;
/// - no pixel changed the other way by more than 2;
/// - `|d · S - D · s| ≤ 2 · S` for every pixel, and `D · Σs ≥ Σd · S`;
/// - 5 pixels or more have 7/8 of `S`, as on a line, or 2 or more others have a quarter of it: elsewhere nothing tells a colour from a weight;
/// - and `D` is more than 6; or, as on a line, more than 4 and more than 1/16 of its distance in one picture.

/// What the 5 by 5 pixels around a pixel say of its ink, in one channel.
struct PerceptualInk {
  /// The contrast of the picture that has more, 0…255.
  let contrast: Int16
  /// The largest value of both pictures.
  let highest: Int16
  /// The smallest value of both pictures.
  let lowest: Int16
  /// Whether the pixel took another colour.
  let isRecoloured: Bool

  private typealias Pair = (Int16, Int16)

  /// The pointers lead to the pixel in a window, which reaches two pixels further in every direction; `extremes` are those found there.
  init(_ p: UnsafePointer<Int16>, _ q: UnsafePointer<Int16>, stride: Int, _ extremes: PerceptualWindow.Extremes) {
    let top = extremes.top
    let bottom = extremes.bottom
    contrast = max(top.0 &- bottom.0, top.1 &- bottom.1)
    highest = max(top.0, top.1)
    lowest = min(bottom.0, bottom.1)

    let rounding = Int16(PerceptualLimits.rounding)
    let isLightest = top.0 &- p[0] <= rounding && top.1 &- q[0] <= rounding
    let isDarkest = p[0] &- bottom.0 <= rounding && q[0] &- bottom.1 <= rounding
    let ground = isLightest ? bottom : top
    guard min(extremes.rise, extremes.fall) <= rounding, isLightest != isDarkest, abs(ground.0 &- ground.1) <= rounding else {
      isRecoloured = false
      return
    }
    isRecoloured = Self.isProportional(p, q, stride, ground)
  }

  /// Whether the change of every pixel is in proportion to that of the one in the middle, and there is enough to tell.
  private static func isProportional(_ p: UnsafePointer<Int16>, _ q: UnsafePointer<Int16>, _ stride: Int, _ ground: Pair) -> Bool {
    // Changes are at most 255, distances 510, their sums 25 times as much: products fit.
    func change(_ at: Int) -> Int32 { Int32(abs(q[at] &- p[at])) }
    func distance(_ at: Int) -> Int32 { Int32(abs(ground.0 &- p[at])) &+ Int32(abs(ground.1 &- q[at])) }
    let own = (change: change(0), distance: distance(0))
    guard own.change > Int32(PerceptualLimits.faintLine) else { return false }
    var sum: (change: Int32, distance: Int32) = (0, 0)
    var full = 0
    var partial = 0
    for j in -2...2 {
      for i in -2...2 {
        let d = change(j &* stride &+ i)
        let s = distance(j &* stride &+ i)
        if abs(d &* own.distance &- own.change &* s) > 2 &* own.distance { return false }
        sum = (sum.change &+ d, sum.distance &+ s)
        if 8 &* s >= 7 &* own.distance { full += 1 } else if 4 &* s >= own.distance { partial += 1 }
      }
    }
    let isTold =
      own.change > Int32(PerceptualLimits.faintInk) ? full >= 5 || partial >= 2 : full >= 5 && 32 &* own.change > own.distance
    return isTold && own.change &* sum.distance >= sum.change &* own.distance
  }
}
